/** The hash of an open item: the group's id, a slash, the item's index from 0. */
export interface DeepLink {
  readonly group: string
  readonly index: number
}

export function readDeepLink(hash: string): DeepLink | undefined {
  const [, group, index] = /^(.+)\/(\d{1,6})$/.exec(hash) ?? []
  return group && index ? { group, index: Number(index) } : undefined
}

/** A percent sign would be taken for an escape when the address is read again. */
export const writeDeepLink = ({ group, index }: DeepLink): string => `${group.replaceAll('%', '%25')}/${index}`
