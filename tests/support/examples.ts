import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { examplePages, slices } from './pages'

const project = join(import.meta.dirname, '../..')

const pageScript = join(project, 'packages/vitrine/dist/page')

/** All features' style sheets, as one text. */
export const allStyles = readdirSync(pageScript)
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(pageScript, name), 'utf8'))
  .join('\n')

/**
 * The examples by feature, a few at a time. `npm test` takes every third, beginning with the first of each feature; all of them are
 * taken where `VITRINE_ALL_EXAMPLES` is set.
 */
export const featureExamples = (size: number) =>
  [...Map.groupBy(examplePages, (address) => address.split('/')[2]!)].flatMap(([feature, examples]) => {
    const taken = process.env.VITRINE_ALL_EXAMPLES ? examples : examples.filter((_, at) => at % 3 === 0)
    return slices(taken, size).map((addresses, at) => ({ feature, addresses, part: at + 1 }))
  })

/** The markup of an example as another page would have it: without the site's own sheets and scripts. */
export function markupOf(address: string): string {
  const html = readFileSync(join(project, 'site/dist', address, 'index.html'), 'utf8')
  return html.slice(html.indexOf('>', html.indexOf('<body')) + 1, html.lastIndexOf('</body>')).replace(/<script[\s\S]*?<\/script>/g, '')
}
