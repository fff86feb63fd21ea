import type { TestServer } from '../support/server'
import type { Circumstances, Driver } from './driver'
import { createRandom, seedOfVisit } from './random'
import { drawSteps, SIZES, type Step } from './steps'

/** One page, seen once, with everything that was done on it. It depends on nothing before it. */
export interface Visit {
  readonly page: string
  readonly how: Circumstances
  /** Steps are taken by the page's own code where that can be: ten times as many in the same time. Otherwise by the browser's input. */
  readonly isInPage?: boolean
  readonly steps: readonly Step[]
}

export interface Fault {
  readonly visit: Visit
  /** The number of the step after which it was seen. */
  readonly at: number
  readonly faults: readonly string[]
  /** What was pressed, in words. */
  readonly log: readonly string[]
}

/** What Back leads to from the visited page; before it there is nothing. */
export const FIRST = '/credits/'
/** Steps on one page. */
export const STEPS_OF_VISIT = 50
/** ms in which what a step has begun is over, on a machine that is busy with other things. */
const LIMIT = 6000

export function drawVisit(seed: number, number: number, pages: readonly string[]): Visit {
  const random = createRandom(seedOfVisit(seed, number))
  const [width, height] = random.pick(SIZES)
  const how = { hasTouch: random.isOneIn(3), isStill: random.isOneIn(2), width, height }
  return { page: random.pick(pages), how, isInPage: !random.isOneIn(3), steps: drawSteps(random, STEPS_OF_VISIT) }
}

/** Makes the visit; the result says what went wrong first. */
export async function walk(driver: Driver, site: Pick<TestServer, 'setDown'>, visit: Visit): Promise<Fault | undefined> {
  const log: string[] = []
  const faultOf = (at: number, faults: readonly string[]): Fault => ({ visit, at, faults, log })
  site.setDown(false)
  let isOffline = false
  await driver.open(FIRST)
  await driver.open(visit.page)
  for (let at = 0; at < visit.steps.length;) {
    const burst = visit.isInPage ? burstAt(visit.steps, at) : []
    if (burst.length > 0) {
      const done = await driver.run(([steps, limit]) => window.fuzz.burst(steps, limit), [burst, LIMIT] as const)
      log.push(...(done?.log ?? burst.map((step) => `${step.do} (left the page)`)))
      if (done && done.faults.length > 0) return faultOf(log.length - 1, done.faults)
      at += burst.length
    } else {
      const step = visit.steps[at]!
      if (step.do === 'offline' || step.do === 'online') {
        isOffline = step.do === 'offline'
        site.setDown(isOffline)
      }
      log.push(await perform(driver, step, isOffline))
      // Without a connection a key may have led to the browser's own page about that.
      if (step.do === 'online' && (await driver.run(() => location.protocol, null))?.startsWith('http') === false)
        await driver.open(visit.page)
      const faults = step.isHasty
        ? await driver.run(() => window.fuzz.takeErrors(), null)
        : await driver.run((limit) => window.fuzz.settle(limit), LIMIT)
      if (faults && faults.length > 0) return faultOf(at, faults)
      at += 1
    }
    const said = driver.takeErrors()
    if (said.length > 0) return faultOf(log.length - 1, said)
  }
  site.setDown(false)
  const left = await leave(driver)
  return left.length > 0 ? faultOf(visit.steps.length, left) : undefined
}

/** What needs the browser itself, or the server. */
const OUTSIDE = ['resize', 'offline', 'online', 'reload', 'follow']
const BURST = 10

/** The steps from here on that the page can take by itself. */
function burstAt(steps: readonly Step[], at: number): Step[] {
  const next = steps.slice(at, at + BURST)
  const end = next.findIndex((step) => OUTSIDE.includes(step.do))
  const burst = end < 0 ? next : next.slice(0, end)
  // Back may lead to another page, where nothing of the burst is left.
  const back = burst.findIndex((step) => step.do === 'back' || step.do === 'forward')
  return back < 0 ? burst : burst.slice(0, back + 1)
}

async function perform(driver: Driver, step: Step, isOffline: boolean): Promise<string> {
  switch (step.do) {
    case 'click':
    case 'tap':
    case 'follow': {
      const isAway = step.do === 'follow'
      // Without a connection another page is the browser's own.
      if (isAway && isOffline) return 'follow nothing: offline'
      const found = await driver.run(([at, away]) => window.fuzz.find(at, away), [step.at, isAway] as const)
      if (!found) return `${step.do} nothing`
      await (step.do === 'tap' ? driver.tap(found.x, found.y) : driver.click(found.x, found.y))
      return `${step.do} ${found.name}`
    }
    case 'press':
      await driver.press(step.key === ' ' ? 'Space' : step.key)
      return `press ${step.key}`
    case 'type':
      await driver.type(step.text)
      return `type ${step.text}`
    case 'wheel':
      await driver.wheel(step.by)
      return `wheel ${step.by}`
    case 'swipe':
      await driver.swipe(step.by)
      return `swipe ${step.by}`
    case 'resize':
      await driver.resize(step.width, step.height)
      return `resize ${step.width} × ${step.height}`
    case 'reload':
      if (!isOffline) await driver.reload()
      return 'reload'
    case 'offline':
    case 'online':
      await driver.run((type) => {
        window.name = type
        if (type === 'offline') window.fuzz.wasOffline = true
        window.dispatchEvent(new Event(type))
      }, step.do)
      return step.do
    default:
      if (isOffline && (step.do === 'back' || step.do === 'forward')) return `${step.do} not: offline`
      return (await driver.run((given) => window.fuzz.act(given), step)) ?? step.do
  }
}

/** Everything is closed, as a visitor does it, and nothing is left of it. */
async function leave(driver: Driver): Promise<string[]> {
  await driver.run((limit) => window.fuzz.settle(limit), LIMIT)
  for (let presses = 0; presses < 5; presses++) await driver.press('Escape')
  await driver.run(() => {
    location.hash = 'panel-close__'
  }, null)
  const faults = await driver.run(
    (limit) =>
      new Promise<string[]>((resolve) => {
        const end = performance.now() + limit
        const look = () => {
          const open = [...document.querySelectorAll('dialog:modal')].map(
            (dialog) => `still open at the end: ${dialog.outerHTML.slice(0, 120)}`,
          )
          const found = [...window.fuzz.takeErrors(), ...open, ...(open.length > 0 ? [] : window.fuzz.faults())]
          if (found.length === 0 || performance.now() > end) resolve(found)
          else setTimeout(look, 30)
        }
        look()
      }),
    LIMIT,
  )
  return faults ?? []
}
