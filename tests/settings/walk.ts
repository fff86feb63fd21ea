import { expect, test } from '#test'
import { SEEN, type Entity } from './seen'

/** What was seen of each field: with the first value, and with the second. */
export type Observed = Readonly<Record<string, readonly [first: unknown, second: unknown]>>

/** Two looks at the same things, as one. */
export const pair = (first: Readonly<Record<string, unknown>>, second: Readonly<Record<string, unknown>>): Observed =>
  Object.fromEntries([...new Set([...Object.keys(first), ...Object.keys(second)])].map((name) => [name, [first[name], second[name]]]))

/** The values of an entity's fields: the first of each, or the second. */
export const values = (entity: Entity, at: 0 | 1, names: readonly string[] = Object.keys(SEEN[entity]!)): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, SEEN[entity]![name]![at]]))

/** The page's settings, as a page writes them. */
export const settingsBlock = (settings: object): string =>
  `<script type="application/json" data-settings>${JSON.stringify(settings)}</script>`

/** Holds what was seen against the table: a row for everything, and everything as its row says. */
export async function compare(entity: Entity, observed: Observed): Promise<void> {
  for (const [name, [first, second, ...seen]] of Object.entries(SEEN[entity]!))
    await test.step(`PAGE-1 ${entity}: ${name} of ${JSON.stringify(first)} or ${JSON.stringify(second)}`, () => {
      expect.soft(observed[name], `${entity}: ${name}`).toEqual(seen)
    })
  expect(Object.keys(observed).filter((name) => !(name in SEEN[entity]!))).toEqual([])
}

/** Looks until it is as the table says, or for a while: some of it comes a moment later. */
export async function settleOn(expected: unknown, see: () => Promise<unknown>): Promise<unknown> {
  let seen: unknown
  await expect
    .poll(async () => (seen = await see()), { timeout: 4000 })
    .toEqual(expected)
    .catch(() => {})
  return seen
}
