// What the benches of single features share: peers bundled as a site would do it, a bare page for each contestant, the main
// thread's own time, and the long tasks of a page that loads.
import { chromium } from '@playwright/test'
import { build } from 'esbuild'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildPackage } from '../tools/library.mjs'
import { buildPageScript, pageScriptFolder } from '../tools/page-script.mjs'
import { serve } from '../tools/serve.mjs'
import { CHROMIUM_FLAGS } from './flags.mjs'

export const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7)
/** ms from a click in which work counts. */
export const WINDOW = 1500
/** ms: a task that lasts longer is long. */
export const LONG_TASK = 50

const root = join(import.meta.dirname, '..')
const fileName = (name) => name.toLowerCase().replace(/\W+/g, '-')

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/**
 * Bundles the page script, and each contestant's `script` as a site would: minified, React for production. Returns the folder
 * that `openPage` serves them from.
 */
export async function prepare(feature, contestants) {
  await buildPageScript()
  const folder = join(root, '.cache', `bench-${feature}`)
  mkdirSync(folder, { recursive: true })
  const entryPoints = {}
  for (const [name, { script }] of Object.entries(contestants)) {
    if (!script) continue
    const path = join(folder, `${fileName(name)}.entry.jsx`)
    writeFileSync(path, script)
    entryPoints[fileName(name)] = path
  }
  await build({
    entryPoints,
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    // One React for all of them: two copies do not work together.
    alias: { react: join(root, 'node_modules', 'react'), 'react-dom': join(root, 'node_modules', 'react-dom') },
    nodePaths: [join(root, 'bench', 'node_modules'), join(root, 'node_modules')],
    logLevel: 'error',
  })
  return folder
}

/** The same for React applications: `vitrine` is the packed library, as an application installs it. */
export async function prepareReact(feature, contestants) {
  await linkLibrary(feature)
  return prepare(feature, contestants)
}

/** The folder of a bench, with the packed library in its node_modules. */
export async function linkLibrary(feature) {
  const folder = join(root, '.cache', `bench-${feature}`)
  const place = join(folder, 'node_modules', 'vitrine')
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  rmSync(place, { recursive: true, force: true })
  symlinkSync(await buildPackage(), place, 'junction')
  return folder
}

/**
 * Opens a page that holds the contestant's markup and script only. `own`: the name of our style sheet, for contestants of ours.
 * `watch` is called with the page before it loads.
 */
export async function openPage(
  browser,
  address,
  { folder, name = '', html, own, head = '', viewport = { width: 1280, height: 800 }, hasTouch, watch },
) {
  const context = await browser.newContext({ viewport, hasTouch })
  const page = await context.newPage()
  const script = own ? 'vitrine/start' : fileName(name)
  const sheet = own ? `vitrine/${own}.css` : existsSync(join(folder, `${fileName(name)}.css`)) ? `${fileName(name)}.css` : undefined
  await page.route('**/bench/**', (route) => {
    const path = new URL(route.request().url()).pathname.split('/bench/')[1]
    const link = sheet ? `<link rel="stylesheet" href="${sheet}">` : ''
    const body = `<!doctype html><html lang="en"><head><title>Bench</title><link rel="icon" href="data:,">${link}${head}</head><body>${html}<script type="module" src="${script}.js"></script></body></html>`
    if (path === '') return route.fulfill({ contentType: 'text/html', body })
    const file = path.startsWith('vitrine/') ? join(pageScriptFolder, path.slice('vitrine/'.length)) : join(folder, path)
    return route.fulfill({ contentType: path.endsWith('.css') ? 'text/css' : 'text/javascript', body: readFileSync(file) })
  })
  await page.addInitScript(() => {
    window.tasks = []
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((entry) => entry.duration))).observe({
      type: 'longtask',
      buffered: true,
    })
  })
  await watch?.({ context, page })
  await page.goto(`${address}/bench/`, { waitUntil: 'networkidle' })
  // A hand moves on its way: one event alone, which says that nothing moved, is what a browser sends by itself.
  await page.mouse.move(2, 2)
  await page.mouse.move(1, 1)
  return { context, page }
}

/** A function that tells the ms that the page's main thread has worked: its own time, so that what else the machine does is not counted. */
export async function busyTime({ context, page }) {
  const client = await context.newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => (await client.send('Performance.getMetrics')).metrics.find((metric) => metric.name === 'TaskDuration').value * 1000
}

/** Main-thread ms from a click on what the selector names to `WINDOW` after it. */
export async function costOfClick({ context, page }, selector, rest = 300) {
  const busy = await busyTime({ context, page })
  // The pointer comes before the press, as a hand does it: what is fetched on need is there then.
  await page.locator(selector).first().hover()
  await page.waitForTimeout(rest)
  const begun = await busy()
  await page.locator(selector).first().click()
  await page.waitForTimeout(WINDOW)
  return (await busy()) - begun
}

/** Each contestant's times, round by round, so that a busy minute of the machine hits all of them alike. */
export async function inRounds(names, measure) {
  const results = Object.fromEntries(names.map((name) => [name, []]))
  for (let round = 0; round < ROUNDS; round += 1) for (const name of names) results[name].push(await measure(name))
  return results
}

/** Runs a bench by itself, where its file was started directly. */
export async function runAlone(meta, { title, run }) {
  if (meta.url !== pathToFileURL(process.argv[1]).href) return
  const site = await serve(join(root, 'site', 'dist'))
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH || '/usr/bin/chromium', args: CHROMIUM_FLAGS })
  console.log(title)
  await run({ browser, address: site.address, print: console.log })
  await browser.close()
  await site.close()
}
