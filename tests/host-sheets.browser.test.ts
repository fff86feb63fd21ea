import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '#test'
import { compareUnderHostSheets } from './support/host-sheets'
import { examplePages, slices } from './support/pages'

const project = join(import.meta.dirname, '..')
const styles = readdirSync(join(project, 'packages/vitrine/dist/page'))
  .filter((name) => name.endsWith('.css'))
  .map((name) => name.replace(/\.css$/, ''))
const features = Map.groupBy(examplePages, (address) => address.split('/')[2]!)

/** The markup of an example as another page would have it: without the site's own sheets, scripts and pictures from afar. */
function markupOf(address: string): string {
  const html = readFileSync(join(project, 'site/dist', address, 'index.html'), 'utf8')
  return html.slice(html.indexOf('>', html.indexOf('<body')) + 1, html.lastIndexOf('</body>')).replace(/<script[\s\S]*?<\/script>/g, '')
}

for (const [feature, examples] of features)
  for (const [at, addresses] of slices(examples, 12).entries())
    test(`the examples of ${feature} look the same under the style sheets of other pages (${at + 1})`, async ({ page, mountHtml }) => {
      test.slow()
      const found: string[] = []
      for (const address of addresses) {
        await mountHtml(markupOf(address), { styles })
        found.push(...(await compareUnderHostSheets(page)).map((difference) => `${address} ${difference}`))
      }
      expect(found).toEqual([])
    })
