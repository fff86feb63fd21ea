import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** The document, what the browser is told, and boxes without a word in them: no view. */
const SHELL = ['html', 'head', 'body', 'main', 'slot', 'link', 'meta', 'title', 'noscript', 'script', 'style', 'div']

it('REACT-11 what a visitor sees of the site is drawn by React views: no .astro file has visible elements or words of its own', () => {
  const files = globSync('{packages/vitrine-site,site}/src/**/*.astro', { cwd: root })
  expect(files.length).toBeGreaterThan(20)
  const found = files.flatMap((file) => {
    const template = templateOf(readFileSync(join(root, file), 'utf8'))
    const elements = [...template.matchAll(/<([a-z][\w-]*)/g)].map(([, name]) => name!).filter((name) => !SHELL.includes(name))
    const words = withoutExpressions(template)
      .replace(/<[^>]*>/g, ' ')
      .match(/\p{L}+/gu)
    return [...elements.map((name) => `${file}: <${name}>`), ...(words ?? []).map((word) => `${file}: ${word}`)]
  })
  expect(found).toEqual([])
})

/** What stands below the script at its head, without styles, scripts and comments. */
function templateOf(source: string): string {
  return source
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/<(style|script)[\s>].*?<\/\1>/gs, '')
    .replace(/\{\/\*.*?\*\/\}|<!--.*?-->/gs, '')
}

function withoutExpressions(template: string): string {
  let depth = 0
  return [...template]
    .filter((sign) => {
      if (sign === '{') depth += 1
      const isOutside = depth === 0
      if (sign === '}') depth -= 1
      return isOutside
    })
    .join('')
}
