import { parseArgs } from 'node:util'
import { inspect, pagesIn, type Built } from '../build/checks/inspect'
import { readRecord } from '../build/checks/record'
import { describeFaults } from '../content/faults/fault'
import { checkAccessibility, findBrowser } from './accessibility'
import { CommandError } from './error'
import { buildSite } from './site'

export const summary = 'builds the site and says all that is wrong in it: content, links, accessibility, weight'

/** An owner's `npm test`. `--no-build` looks at what is in dist, `--no-browser` leaves accessibility out. */
export async function run(args: string[], folder: string): Promise<number> {
  const { values } = parseArgs({ args, options: { 'no-build': { type: 'boolean' }, 'no-browser': { type: 'boolean' } } })
  if (!values['no-build']) {
    console.info('▸ Content: building the site')
    process.env.VITRINE_CHECK = '1'
    // A mistake in the content ends here: there are no pages to look at before it is mended.
    await buildSite(folder)
  }
  const built = readRecord(folder)
  if (!built) throw new CommandError('There is nothing in dist yet.', 'Run `vitrine check` without --no-build.')
  const { outDir } = built
  const pages = pagesIn(outDir)
  console.info(`▸ Links, ids, pictures, options and weight of ${pages.length} pages`)
  const faults = inspect({ ...built, root: folder })
  if (faults.length > 0) console.error(`\n${describeFaults(faults, 'on the pages')}`)
  const barriers = values['no-browser'] ? [] : await lookAll(built, pages)
  if (barriers.length > 0) console.error(`\n${describeFaults(barriers, 'in accessibility')}`)
  const count = faults.length + barriers.length
  if (count === 0) console.info('✓ Nothing is wrong.')
  return count === 0 ? 0 : 1
}

async function lookAll({ outDir, base = '/' }: Built, pages: ReturnType<typeof pagesIn>) {
  const browser = findBrowser()
  if (!browser) {
    console.info('! Accessibility was not checked: there is no Chrome, Edge or Chromium here. Install one, or set CHROME_PATH to it.')
    return []
  }
  console.info(`▸ Accessibility of ${pages.length} pages, in ${browser}`)
  const addresses = pages.map(({ address }) => (address === '/404/' ? '/404.html' : address))
  return checkAccessibility({ outDir, addresses, browser, base })
}
