// One change of slide beside Swiper and Embla: main-thread time from the click on "next" to 1.5 s after. And what ten sliders on a
// page cost when it loads.
import { chromium } from '@playwright/test'
import { build } from 'esbuild'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildPageScript, pageScriptFolder } from '../tools/page-script.mjs'
import { serve } from '../tools/serve.mjs'
import { CHROMIUM_FLAGS } from './flags.mjs'

export const title = 'Slider: one change, main-thread ms, beside Swiper and Embla; ten sliders on a page without a long task'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7)
/** ms from the click in which work counts. */
const WINDOW = 1500
const root = join(import.meta.dirname, '..')
const folder = join(root, '.cache', 'bench-slider')

const slides = (tag) => Array.from({ length: 6 }, (_, at) => `<div ${tag}><img src="/video/${['stream-pan', 'sunset-pan', 'clock'][at % 3]}.jpg" alt="Picture ${at}" width="640" height="360"></div>`).join('')
const vitrine = (attributes) =>
  `<section data-feature="slider" data-autoplay="false" ${attributes}><div data-part="slides">${slides('data-part="slider-slide"')}</div><div data-part="controls">${Array.from({ length: 6 }, (_, at) => `<button data-control="to" data-to="${at}">${at}</button>`).join('')}<button class="next" data-control="next">Next</button></div></section>`

const CONTESTANTS = {
  'Vitrine slide': { html: vitrine('data-animation="slide"'), own: true, ready: '[data-state="resting"]' },
  'Vitrine fade': { html: vitrine(''), own: true, ready: '[data-state="resting"]' },
  'Swiper slide': {
    html: `<div class="swiper"><div class="swiper-wrapper">${slides('class="swiper-slide"')}</div></div><div class="dots"></div><button class="next">Next</button>`,
    script: `import Swiper from 'swiper'
import { A11y, Keyboard, Navigation, Pagination } from 'swiper/modules'
import 'swiper/css'
new Swiper('.swiper', { modules: [A11y, Keyboard, Navigation, Pagination], loop: true, speed: 600, keyboard: true, navigation: { nextEl: '.next' }, pagination: { el: '.dots', clickable: true } })
document.body.dataset.ready = ''`,
    ready: '[data-ready]',
  },
  'Embla slide': {
    html: `<style>.embla { overflow: hidden } .track { display: flex } .track > div { flex: 0 0 100% }</style><div class="embla"><div class="track">${slides('')}</div></div><button class="next">Next</button>`,
    script: `import Embla from 'embla-carousel'
const embla = Embla(document.querySelector('.embla'), { loop: true })
document.querySelector('.next').addEventListener('click', () => embla.scrollNext())
document.body.dataset.ready = ''`,
    ready: '[data-ready]',
  },
}

export async function run({ browser, address, print }) {
  await prepare()
  const results = Object.fromEntries(Object.keys(CONTESTANTS).map((name) => [name, []]))
  // Round by round, so that a busy minute of the machine hits all of them alike.
  for (let round = 0; round < ROUNDS; round += 1) for (const name of Object.keys(CONTESTANTS)) results[name].push(await changeOnce(browser, address, name))
  const base = median(results['Vitrine slide'])
  print(`${''.padEnd(18)}change ms   beside ours`)
  for (const [name, times] of Object.entries(results)) print(`${name.padEnd(18)}${median(times).toFixed(1).padStart(9)}   ${(median(times) / base).toFixed(2)}`)
  const { mounted, tasks } = await loadMany(browser, address)
  print(`Ten sliders on a page: ${mounted} alive, ${tasks.length} tasks over 50 ms${tasks.length > 0 ? `, longest ${Math.max(...tasks).toFixed(0)} ms` : ''}`)
  if (mounted !== 10 || tasks.length > 0) throw new Error('Ten sliders must cost no long task.')
}

async function openPage(browser, address, { html, own, ready, key }) {
  const context = await browser.newContext({ viewport: { width: 800, height: 700 } })
  const page = await context.newPage()
  const script = own ? 'vitrine/start' : key
  await page.route('**/bench/**', (route) => {
    const path = new URL(route.request().url()).pathname.split('/bench/')[1]
    const sheet = `<link rel="stylesheet" href="${own ? 'vitrine/slider' : key}.css">`
    const body = `<!doctype html><html lang="en"><head><title>Bench</title><link rel="icon" href="data:,">${sheet}<style>img { inline-size: 100%; block-size: auto }</style></head><body>${html}<script type="module" src="${script}.js"></script></body></html>`
    if (path === '') return route.fulfill({ contentType: 'text/html', body })
    const file = path.startsWith('vitrine/') ? join(pageScriptFolder, path.slice('vitrine/'.length)) : join(folder, path)
    return route.fulfill({ contentType: path.endsWith('.css') ? 'text/css' : 'text/javascript', body: readFileSync(file) })
  })
  await page.addInitScript(() => {
    window.tasks = []
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((entry) => entry.duration))).observe({ type: 'longtask', buffered: true })
  })
  await page.goto(`${address}/bench/`, { waitUntil: 'networkidle' })
  await page.locator(ready).first().waitFor()
  return { context, page }
}

async function changeOnce(browser, address, name) {
  const { context, page } = await openPage(browser, address, { ...CONTESTANTS[name], key: fileName(name) })
  const client = await context.newCDPSession(page)
  // The thread's own time: what else the machine does is not counted.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async () => (await client.send('Performance.getMetrics')).metrics.find((metric) => metric.name === 'TaskDuration').value * 1000
  await page.locator('.next').hover()
  await page.waitForTimeout(300)
  const begun = await busy()
  await page.locator('.next').click()
  await page.waitForTimeout(WINDOW)
  const spent = (await busy()) - begun
  await context.close()
  return spent
}

async function loadMany(browser, address) {
  const html = Array.from({ length: 10 }, () => `<div style="inline-size: 8rem; display: inline-block">${vitrine('data-animation="slide"')}</div>`).join('')
  const { context, page } = await openPage(browser, address, { html, own: true, ready: '[data-state="resting"]' })
  await page.waitForTimeout(WINDOW)
  const found = { mounted: await page.locator('[data-feature="slider"][data-state="resting"]').count(), tasks: await page.evaluate(() => window.tasks) }
  await context.close()
  return found
}

const fileName = (name) => name.toLowerCase().replace(/\W+/g, '-')
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/** Bundles each peer as a site would: minified. */
async function prepare() {
  await buildPageScript()
  mkdirSync(folder, { recursive: true })
  const entryPoints = {}
  for (const [name, { script }] of Object.entries(CONTESTANTS)) {
    if (!script) continue
    const path = join(folder, `${fileName(name)}.entry.js`)
    writeFileSync(path, script)
    writeFileSync(join(folder, `${fileName(name)}.css`), '')
    entryPoints[fileName(name)] = path
  }
  await build({ entryPoints, outdir: folder, bundle: true, format: 'esm', minify: true, nodePaths: [join(root, 'bench', 'node_modules')], logLevel: 'error' })
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const site = await serve(join(root, 'site', 'dist'))
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH || '/usr/bin/chromium', args: CHROMIUM_FLAGS })
  console.log(title)
  await run({ browser, address: site.address, print: console.log })
  await browser.close()
  await site.close()
}
