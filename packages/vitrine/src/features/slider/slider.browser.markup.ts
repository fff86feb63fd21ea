import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The markup that the README gives, letter by letter, with attributes of the test's own on the slider. */
export function readmeMarkup(attributes = ''): string {
  const blocks = [...readFileSync(join(import.meta.dirname, 'README.md'), 'utf8').matchAll(/```html\n([\s\S]*?)```/g)].map(
    (block) => block[1]!,
  )
  const markup = blocks.find((block) => block.includes('data-feature="slider"'))!
  return markup.replace('data-feature="slider"', `data-feature="slider" ${attributes}`)
}
