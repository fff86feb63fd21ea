import type { Browser } from '@playwright/test'
import { expect, test } from '#test'
import { builtPages } from '../support/pages'
import type { TestServer } from '../support/server'
import { brokenOnce } from './broken-once'
import { openDriver } from './driver'
import { drawVisit, FIRST, walk, STEPS_OF_VISIT, type Fault, type Visit } from './walk'
import { kindOf, shorten } from './shorten'

const { FUZZ_SITE_SEEDS, FUZZ_SITE_STEPS, FUZZ_SITE_VISIT } = process.env
const seeds = FUZZ_SITE_SEEDS ? FUZZ_SITE_SEEDS.split(',').map(Number) : [1]
const steps = Number(FUZZ_SITE_STEPS ?? 200)
const isLong = FUZZ_SITE_SEEDS !== undefined

/** Pages where much can be done come as often as all others together. */
const RICH =
  /^\/(|shop\/.*|gallery\/|journal\/[^/]+\/|features\/(gallery|panel|slider|video|menu|search|tabs|header)\/|search\/|contact\/|ar\/|fr\/)$/
const rich = builtPages.filter((page) => RICH.test(page))
const PAGES = [
  ...builtPages.filter((page) => page !== FIRST),
  ...Array.from({ length: Math.ceil(builtPages.length / rich.length) }, () => rich).flat(),
]

/** Makes one visit in a browser window of its own. */
const visitor =
  (browser: Browser, server: TestServer) =>
  async (visit: Visit): Promise<Fault | undefined> => {
    const driver = await openDriver(browser, server.address, visit.how)
    try {
      return await walk(driver, server, visit)
    } finally {
      server.setDown(false)
      await driver.close()
    }
  }

if (!isLong)
  test('visits that once broke something break nothing', async ({ browser, server }) => {
    const make = visitor(browser, server)
    for (const [name, visit] of brokenOnce) {
      const fault = await make(visit)
      expect.soft(fault && explain(fault), name).toBeUndefined()
    }
  })

for (const seed of seeds) {
  test(`whatever a visitor does, in whatever order, nothing breaks (seed ${seed})`, async ({ browser, server }) => {
    if (isLong) test.setTimeout(0)
    else test.slow()
    const make = visitor(browser, server)
    const began = performance.now()
    const first = Number(FUZZ_SITE_VISIT ?? 0)
    const count = FUZZ_SITE_VISIT ? 1 : Math.ceil(steps / STEPS_OF_VISIT)
    const found = new Map<string, string>()
    for (let number = first; number < first + count; number++) {
      const fault = await make(drawVisit(seed, number, PAGES))
      // A long walk goes on: each kind of fault is told once.
      if (fault && !found.has(kindOf(fault))) {
        const told = `${explain(isLong ? await shorten(fault, make) : fault)}\nAgain: npm run fuzz site -- --seed=${seed} --visit=${number}`
        found.set(kindOf(fault), told)
        if (isLong) console.log(`\n${told}`)
      }
      const done = number + 1 - first
      if (isLong && (done % 20 === 0 || done === count))
        console.log(`  seed ${seed}: ${done * STEPS_OF_VISIT} steps, ${found.size} faults, ${rate(done, began)} steps a second`)
    }
    expect([...found.values()].join('\n\n')).toBe('')
  })
}

const rate = (visits: number, began: number): string => ((visits * STEPS_OF_VISIT * 1000) / (performance.now() - began)).toFixed(1)

function explain({ visit, at, faults, log }: Fault): string {
  return [
    ...faults,
    `on ${visit.page}, ${JSON.stringify(visit.how)}`,
    ...log.slice(0, at + 1).map((line, index) => `${String(index + 1).padStart(4)}  ${line}${visit.steps[index]?.isHasty ? ' …' : ''}`),
    `Steps: ${JSON.stringify({ ...visit, steps: visit.steps.slice(0, at + 1) })}`,
  ].join('\n')
}
