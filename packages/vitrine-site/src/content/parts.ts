/** The parts of a site that can be left out, by name, each with what of the content folder makes it. */
const PARTS = {
  journal: 'journal',
  gallery: 'galleries',
  shop: 'products',
  guide: 'guide',
  features: 'features',
  credits: 'credits.yaml',
  search: undefined,
} as const

export type PartName = keyof typeof PARTS
export const partNames = Object.keys(PARTS) as [PartName, ...PartName[]]

/** What is left of a content folder without those parts. */
export const withoutParts = (content: readonly string[], without: readonly PartName[] = []): readonly string[] =>
  content.filter((name) => !without.some((part) => PARTS[part] === name))

/** Whether an address leads into a part that is not there: /shop/postcards/ of a site without products. Other addresses lead where they lead. */
export function leadsToMissingPart(address: string, has: (name: string) => boolean, without: readonly PartName[] = []): boolean {
  const [, first = '', rest] = address.split(/[?#]/)[0]?.split('/') ?? []
  if (!Object.hasOwn(PARTS, first) || (rest === undefined && !address.startsWith('/'))) return false
  const part = first as PartName
  const needs = PARTS[part]
  return needs === undefined ? without.includes(part) : !has(needs)
}
