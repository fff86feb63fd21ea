// Scrolling 20,000 px on a page with 500 headings under scrollspy, 500 animated elements and 20 sticky ones, at a CPU 4 times
// slower: main-thread time for 1,000 px, long tasks, and layouts that a script forced. Beside it the same page with Bootstrap's
// scrollspy, sticky-kit and AOS, and the page alone, without any script: what the browser needs by itself. All numbers come from a trace of the browser, in time of the main thread itself, so that other
// work on the machine does not count. Also runs alone: `node bench/scroll.bench.mjs`.
import { chromium } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHROMIUM_FLAGS } from './flags.mjs'

export const title = 'Scrolling 20,000 px: scrollspy, animation, sticky elements (CPU 4 times slower)'

const DISTANCE = 20_000
const ROUNDS = 3
const SPEED = 2000 // px/s: a visitor who turns the wheel fast
const LONG = 50_000 // µs
const bench = import.meta.dirname
const pageScript = join(bench, '..', 'packages', 'vitrine', 'dist', 'page')
const CSS = `body{margin:0;font:16px/1.4 sans-serif} nav{position:fixed;inset:0 0 auto auto;width:220px;height:100vh;overflow:hidden} nav ul{margin:0}
  main{margin-right:240px} .row{display:flex;gap:20px;min-height:900px} .row>div{flex:1} aside{width:180px;height:120px;background:#eee} section{min-height:40px}
  [aria-current],.active{color:#b00}`

/** 500 headings with 500 animated paragraphs in 20 rows, each with a sticky element. */
function body(names) {
  const row = (at) => {
    const sections = Array.from(
      { length: 25 },
      (_, n) =>
        `<section><h2 id="s${at * 25 + n}">Heading ${at * 25 + n}</h2><p ${names.animated}>A paragraph that comes in as it is scrolled into view.</p></section>`,
    )
    return `<div class="row"><aside ${names.sticky}>Note ${at}</aside><div>${sections.join('')}</div></div>`
  }
  const items = Array.from({ length: 500 }, (_, n) => `<li><a class="nav-link" href="#s${n}">Heading ${n}</a></li>`)
  return `<nav id="menu" ${names.spy}><ul class="nav">${items.join('')}</ul></nav><main>${Array.from({ length: 20 }, (_, at) => row(at)).join('')}</main>`
}

const peer = (path) => join(bench, 'node_modules', path)
const variants = {
  vitrine: {
    names: { animated: 'data-animationtype="fade-up"', sticky: 'data-feature="sticky"', spy: 'data-feature="scrollspy"' },
    files: ['animation.css', 'sticky.css'].map((name) => join(pageScript, name)),
    script: '<script type="module" src="/__bench/page/start.js"></script>',
    isReady: () => document.querySelector('[data-animation="waiting"]') && document.querySelector('aside[data-state]'),
  },
  'Bootstrap + sticky-kit + AOS': {
    names: { animated: 'data-aos="fade-up"', sticky: 'class="sticky"', spy: '' },
    files: [peer('aos/dist/aos.css')],
    scripts: ['jquery/dist/jquery.js', 'bootstrap/dist/js/bootstrap.bundle.js', 'sticky-kit/dist/sticky-kit.js', 'aos/dist/aos.js'].map(
      peer,
    ),
    script: `<script>new bootstrap.ScrollSpy(document.body, { target: '#menu', rootMargin: '0px 0px -90%' }); $('.sticky').stick_in_parent({ offset_top: 50 }); AOS.init({ once: true, duration: 500 }); document.body.dataset.ready = ''</script>`,
    isReady: () => 'ready' in document.body.dataset && document.querySelector('.aos-init'),
  },
  'the page alone': {
    names: { animated: '', sticky: 'style="position:sticky;top:50px"', spy: '' },
    files: [],
    script: '',
    isReady: () => true,
  },
}

export async function run({ browser, address, print }) {
  const results = Object.fromEntries(Object.keys(variants).map((name) => [name, []]))
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, variant] of Object.entries(variants)) results[name].push(await measure(browser, address, variant))
  const middle = (all, key) => all.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(all.length / 2)]
  const worst = (all, key) => Math.max(...all.map((one) => one[key]))

  print(`${''.padEnd(30)} ms per 1,000 px   longest task   tasks over 50 ms   forced in scroll handlers   forced by any script`)
  const costs = {}
  for (const [name, all] of Object.entries(results)) {
    costs[name] = middle(all, 'cost')
    const cells = [
      costs[name].toFixed(1).padStart(15),
      `${(worst(all, 'longest') / 1000).toFixed(0)} ms`.padStart(14),
      String(worst(all, 'long')).padStart(18),
      String(worst(all, 'forcedInScroll')).padStart(27),
      String(worst(all, 'forced')).padStart(22),
    ]
    print(`${name.padEnd(30)} ${cells.join(' ')}`)
  }
  const [ours, theirs] = Object.values(costs)
  print(
    `vitrine needs ${((100 * ours) / theirs).toFixed(0)} % of the peers' main-thread time, in as many frames as it can (median of ${ROUNDS} rounds; the other columns are the worst of all rounds).`,
  )
  if (worst(results.vitrine, 'long') > 0) print('Some of vitrine’s tasks took longer than 50 ms in this run.')
  if (worst(results.vitrine, 'forcedInScroll') > 0) throw new Error('A scroll handler forced a layout.')
}

async function measure(browser, address, variant) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  try {
    await page.route('**/__bench/**', (route) => answer(route, variant))
    await page.goto(`${address}/__bench/`)
    // Somebody is there: what waits for a visitor comes now.
    await page.mouse.move(400, 400)
    await page.mouse.move(420, 420)
    await page.waitForFunction(variant.isReady)
    const client = await page.context().newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await browser.startTracing(page, {
      categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
    })
    await page.evaluate(() => performance.mark('scroll-begin'))
    await client.send('Input.synthesizeScrollGesture', {
      x: 400,
      y: 400,
      yDistance: -DISTANCE,
      speed: SPEED,
      gestureSourceType: 'mouse',
      preventFling: true,
    })
    // What is put in order once the scrolling rests is part of its cost.
    await page.waitForFunction(() => !document.querySelector('[data-animation="animating"], [data-animation="still"]'))
    const scrolled = await page.evaluate(() => (performance.mark('scroll-end'), window.scrollY))
    const trace = JSON.parse((await browser.stopTracing()).toString())
    if (scrolled < DISTANCE - 200) throw new Error(`The page was scrolled only to ${scrolled} px.`)
    return read(trace.traceEvents)
  } finally {
    await page.close()
  }
}

function answer(route, { names, files, scripts = [], script }) {
  const path = new URL(route.request().url()).pathname.split('/__bench/')[1]
  if (path.startsWith('page/')) return route.fulfill({ path: join(pageScript, path.slice(5)), contentType: 'text/javascript' })
  const style = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const code = scripts.map((file) => `<script>${readFileSync(file, 'utf8').replaceAll('</script', '<\\/script')}</script>`).join('')
  return route.fulfill({
    contentType: 'text/html',
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,"><style>${CSS}\n${style}</style><body>${body(names)}${code}${script}`,
  })
}

/** Reads a trace: the main thread's tasks between the two marks, and layouts inside scripts. */
function read(events) {
  const mark = (name) => events.find((event) => event.name === name && event.cat?.includes('blink.user_timing'))
  const [begin, end] = [mark('scroll-begin'), mark('scroll-end')]
  const within = events.filter(
    (event) => event.ph === 'X' && event.pid === begin.pid && event.tid === begin.tid && event.ts >= begin.ts && event.ts <= end.ts,
  )
  // Tasks may be told by more than one layer of the browser: only the outermost count.
  const tasks = outermost(within.filter(({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask'))
  const layouts = within.filter(({ name }) => name === 'Layout' || name === 'UpdateLayoutTree')
  const scripts = outermost(
    within.filter(({ name }) => name === 'FunctionCall' || name === 'FireAnimationFrame' || name === 'EventDispatch'),
  )
  const handlers = within.filter(
    ({ name, args }) => name === 'EventDispatch' && (args?.data?.type === 'scroll' || args?.data?.type === 'wheel'),
  )
  if (tasks.length === 0) throw new Error('The trace has no tasks.')
  const times = tasks.map(({ tdur = 0 }) => tdur)
  return {
    cost: times.reduce((sum, time) => sum + time, 0) / 1000 / (DISTANCE / 1000),
    longest: Math.max(...times),
    long: times.filter((time) => time > LONG).length,
    forcedInScroll: countInside(layouts, handlers),
    forced: countInside(layouts, scripts),
  }
}

const holds = (outer, inner) => inner.ts >= outer.ts && inner.ts + inner.dur <= outer.ts + outer.dur
const countInside = (inner, outer) => inner.filter((one) => outer.some((around) => holds(around, one))).length

function outermost(events) {
  const kept = []
  for (const event of events.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur))
    if (!kept.length || !holds(kept.at(-1), event)) kept.push(event)
  return kept
}

if (process.argv[1] === import.meta.filename) {
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH || '/usr/bin/chromium', args: CHROMIUM_FLAGS })
  try {
    await run({ browser, address: 'http://vitrine.localhost', print: console.log })
  } finally {
    await browser.close()
  }
}
