import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { registry } from '../../packages/vitrine/src/registry'

const features = join(import.meta.dirname, '../../packages/vitrine/src/features')
const styles = join(import.meta.dirname, '../../site/src/style-guide/styles')
/** Without its comments. */
const bare = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
const ROLE = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.(ts|tsx|css)$/

/** A room is a folder of a large feature. In it, a file's name is its noun. */
const NOUN = /^[a-z0-9-]+(\.browser)?(\.test)?\.(ts|tsx|css)$/
/** Source files that stand side by side: one more, and the feature needs rooms. */
const MOST_SOURCES = 20

describe.each(readdirSync(features))('the folder of %s', (feature) => {
  const entries = readdirSync(join(features, feature), { withFileTypes: true })
  const rooms = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  /** The roles, which stand at the top, and what is in the rooms. */
  const roles = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  const inRooms = rooms.flatMap((room) => readdirSync(join(features, feature, room)).map((file) => join(room, file)))
  const files = [...roles, ...inRooms]
  const read = (file: string) => readFileSync(join(features, feature, file), 'utf8')

  it('has a door, a page of documentation, options, examples and tests in node and in the browser', () => {
    const needed = ['index.ts', 'README.md', `${feature}.options.ts`, `${feature}.examples.tsx`]
    expect(needed.filter((file) => !files.includes(file))).toEqual([])
    expect(files.some((file) => /\.test\.tsx?$/.test(file) && !file.includes('.browser.'))).toBe(true)
    expect(files.some((file) => file.includes('.browser.test.'))).toBe(true)
    // What a page sees of it: a behaviour, a view, a style sheet, or one that is made from settings.
    expect(files.some((file) => /\.(behaviour|view|stylesheet)\.tsx?$/.test(file) || file.endsWith('.css'))).toBe(true)
  })

  it('names every file by the feature and a role', () => {
    const strange = roles.filter(
      (file) => !['index.ts', 'README.md'].includes(file) && !(file.startsWith(`${feature}.`) && ROLE.test(file)),
    )
    expect(strange).toEqual([])
    expect(files.filter((file) => /util|helper|manager|types\.ts/.test(file))).toEqual([])
  })

  it('has rooms if it is large; a file there is named by its noun, and the name of the feature or of the room is not repeated', () => {
    const isSource = (file: string) => /\.tsx?$/.test(file) && !file.includes('.test.')
    expect(roles.filter(isSource).length).toBeLessThanOrEqual(MOST_SOURCES)
    const strange = inRooms.filter((file) => {
      const name = basename(file)
      return !NOUN.test(name) || name.startsWith(`${feature}.`) || name.split('.')[0] === file.split(/[\\/]/)[0]
    })
    expect(strange).toEqual([])
    for (const room of rooms)
      expect(
        inRooms.some((file) => file.startsWith(room) && isSource(file)),
        room,
      ).toBe(true)
  })

  it('keeps its style in one layer of its own', () => {
    for (const file of files.filter((name) => name.endsWith('.css'))) {
      const rules = bare(read(file))
        .replace(/@import [^;]+;/g, '')
        .trim()
      if (rules) expect(rules, file).toMatch(new RegExp(`@layer vitrine\\.${feature}\\b`))
    }
  })

  it('touches the DOM and React only where they belong', () => {
    const pure = files.filter((file) => /(?:\.|[\\/])(?:options|errors|model|rules)\.ts$/.test(file))
    for (const file of pure) expect(bare(read(file)), file).not.toMatch(/\b(document|window|localStorage)\.\w|from 'react'/)
  })

  it('says in its README what the visitor gets, the markup, the options, the keys and what happens without scripts', () => {
    for (const heading of ['What the visitor gets', 'Markup', 'Options', 'Keys', 'Without scripts'])
      expect(read('README.md'), heading).toContain(`## ${heading}`)
    expect(read('README.md')).toContain('## In React')
  })

  it('wears its own style in the style guide', () => {
    // Protected addresses are everywhere: their style is on every page.
    if (!roles.includes(`${feature}.css`) || feature === 'mail-link') return
    const worn = join(styles, `${feature}.css`)
    expect(existsSync(worn), worn).toBe(true)
  })

  it('is in the registry if it has a behaviour', () => {
    if (files.includes(`${feature}.behaviour.ts`)) expect(registry.map((entry) => entry.feature)).toContain(feature)
  })
})
