import type { Protected } from 'vitrine/mail-link'

export interface PageStays {
  readonly path: string
  readonly stays: Protected['stays']
}

/** What the build tells the owner: where addresses can still be read, and why they were left. */
export function describeStays(pages: readonly PageStays[]): string[] {
  if (pages.length === 0) return []
  const lines = pages.map(
    ({ path, stays }) => `  ${path}: ${[...new Set(stays.map(({ address, place }) => `${address} (${place})`))].join(', ')}`,
  )
  return ['Addresses that stay as written, because changing them would break what they are in:', ...lines]
}

export const describeRefusal = (path: string, { link, reason }: Protected['refused'][number]): string =>
  `${path}: the link ${link.slice(0, 80)} now does nothing. ${reason}.`
