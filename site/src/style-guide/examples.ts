import type { Example } from 'vitrine/react'

const found = import.meta.glob<readonly Example[]>('../../../packages/vitrine/src/features/*/*.examples.tsx', {
  eager: true,
  import: 'examples',
})

/** The examples that stand in the features' folders, by the feature's name. */
export const examples: ReadonlyMap<string, readonly Example[]> = new Map(
  Object.entries(found)
    .map(([path, examples]) => [path.split('/').at(-2) ?? '', examples] as const)
    .sort(([a], [b]) => a.localeCompare(b)),
)
