import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const project = join(import.meta.dirname, '../..')
/** On a page without our tokens, paper and what lies on it are white: most pages are. */
const ON_OTHER_PAGES: Readonly<Record<string, string>> = { 'color-paper': '#fff', 'color-surface': '#fff' }
const tokens = readTokens(readFileSync(join(project, 'packages/vitrine-site/src/styles/tokens.css'), 'utf8'))
const features = join(project, 'packages/vitrine/src/features')
const sheets = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))

/** What a token is where it is not set: its own value, of a size that grows with the window the smallest, of a list of fonts the kind. */
function readTokens(css: string): ReadonlyMap<string, string> {
  const light = css.slice(0, css.indexOf('@media'))
  return new Map(
    [...light.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      ON_OTHER_PAGES[name] ?? (name.startsWith('font') ? value.split(', ').at(-1)! : (/^clamp\(([^,]+)/.exec(value)?.[1] ?? value)),
    ]),
  )
}

it('where a page does not set a token, every feature takes the same value for it, and that is the token’s own', () => {
  const wrong = sheets.flatMap((sheet) =>
    [...readFileSync(join(features, sheet), 'utf8').matchAll(/var\(\s*--([\w-]+),\s*([^(),]+|clamp\([^()]*\))\s*\)/g)]
      .filter(([, name = '', fallback = '']) => tokens.has(name) && fallback !== tokens.get(name) && fallback !== 'inherit')
      .map(([found, name = '']) => `${sheet}: ${found} should be var(--${name}, ${tokens.get(name)})`),
  )
  expect(wrong).toEqual([])
})
