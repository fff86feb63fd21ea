import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const features = join(import.meta.dirname, '../../packages/vitrine/src/features')

/** The HTML that a feature's README gives for a page by hand, as it stands there, with its sheets and the script at the test's address. */
export function readmeHtml(feature: string): string {
  const block = /```html\n([\s\S]*?)```/.exec(readFileSync(join(features, feature, 'README.md'), 'utf8'))?.[1]
  if (!block) throw new Error(`The README of ${feature} has no HTML.`)
  return block.replaceAll('"/vitrine/', '"/__script/')
}
