import { existsSync } from 'node:fs'

/** The owner's own views, by the names of those that they replace, as files. */
export function findViews(
  views: Readonly<Record<string, string | undefined>> = {},
  own: (path: string) => string | undefined,
): Readonly<Record<string, string>> {
  const found = Object.entries(views).map(([name, path = '']) => [name, own(path) ?? ''] as const)
  for (const [name, file] of found)
    if (!existsSync(file)) throw new Error(`The settings name ${views[name]} as site.views.${name}, but there is no such file.`)
  return Object.fromEntries(found)
}
