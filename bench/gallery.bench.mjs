// The gallery beside PhotoSwipe, Yet Another React Lightbox with its plugins, and GLightbox: main-thread time to open one of 60
// pictures and to go to the next, the nodes that opening adds, and the same for 1,000 pictures.
import { chromium } from '@playwright/test'
import { build } from 'esbuild'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildPageScript, pageScriptFolder } from '../tools/page-script.mjs'
import { serve } from '../tools/serve.mjs'
import { CHROMIUM_FLAGS } from './flags.mjs'

export const title = 'Gallery of 60: open and next, main-thread ms, at most 1.3 times PhotoSwipe and faster than the others'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7)
/** ms from the click, or the key, in which work counts. */
const WINDOW = 1500
/** ms between the two measures. */
const SETTLE = 2500
const root = join(import.meta.dirname, '..')
const folder = join(root, '.cache', 'bench-gallery')
const NAMES = ['meadow', 'peaks', 'dogs', 'stream', 'dragonfly', 'sea', 'bridge', 'lamp', 'drum', 'clock', 'fig', 'sunset']
const HEIGHTS = {
  meadow: 1065,
  peaks: 1200,
  dogs: 2403,
  stream: 1065,
  dragonfly: 1200,
  sea: 1600,
  bridge: 900,
  lamp: 1200,
  drum: 2399,
  clock: 1200,
  fig: 1083,
  sunset: 1067,
}

const PEERS = {
  PhotoSwipe: {
    script: `import Lightbox from 'photoswipe/lightbox'
import 'photoswipe/photoswipe.css'
const lightbox = new Lightbox({ gallery: '#g', children: 'a', pswpModule: () => import('photoswipe') })
lightbox.init()`,
    overlay: '.pswp--open',
  },
  'YARL, 8 plugins': {
    script: `import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import Lightbox from 'yet-another-react-lightbox'
import { Captions, Counter, Download, Fullscreen, Share, Slideshow, Thumbnails, Zoom } from 'yet-another-react-lightbox/plugins'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import 'yet-another-react-lightbox/plugins/thumbnails.css'
const links = [...document.querySelectorAll('#g a')]
const slides = links.map((link) => ({ src: link.href, width: Number(link.dataset.pswpWidth), height: Number(link.dataset.pswpHeight), title: link.dataset.title, description: link.dataset.caption }))
function App() {
  const [index, setIndex] = useState(-1)
  window.openLightbox = setIndex
  return <Lightbox open={index >= 0} index={index} close={() => setIndex(-1)} slides={slides} plugins={[Captions, Counter, Download, Fullscreen, Share, Slideshow, Thumbnails, Zoom]} />
}
createRoot(document.body.appendChild(document.createElement('div'))).render(<App />)
for (const [at, link] of links.entries()) link.addEventListener('click', (event) => { event.preventDefault(); window.openLightbox(at) })`,
    overlay: '.yarl__root',
  },
  GLightbox: {
    script: `import GLightbox from 'glightbox'
import 'glightbox/dist/css/glightbox.min.css'
GLightbox({ selector: '#g a' })`,
    overlay: '.glightbox-container.glightbox-open, #glightbox-body',
  },
}

export async function run({ browser, address, print }) {
  await prepare()
  const results = {}
  const contestants = ['Vitrine', ...Object.keys(PEERS)]
  for (const name of contestants) results[name] = { open: [], next: [] }
  // Round by round, so that a busy minute of the machine hits all of them alike.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of contestants) {
      const { open, next, nodes } = await measure(browser, address, { name, count: 60 })
      results[name].open.push(open)
      results[name].next.push(next)
      results[name].nodes = nodes
    }
  }
  const base = { open: median(results.PhotoSwipe.open), next: median(results.PhotoSwipe.next) }
  print(`${''.padEnd(18)}open ms  next ms  nodes   beside PhotoSwipe: open, next`)
  for (const name of contestants) {
    const [open, next] = [median(results[name].open), median(results[name].next)]
    print(
      `${name.padEnd(18)}${open.toFixed(1).padStart(7)}  ${next.toFixed(1).padStart(7)}  ${String(results[name].nodes).padStart(5)}   ${(open / base.open).toFixed(2)}, ${(next / base.next).toFixed(2)}`,
    )
  }
  const few = []
  const many = []
  for (let round = 0; round < ROUNDS; round += 1) {
    few.push((await measure(browser, address, { name: 'Vitrine', count: 10 })).open)
    many.push((await measure(browser, address, { name: 'Vitrine', count: 1000 })).open)
  }
  print(`Vitrine with 10 pictures ${median(few).toFixed(1)} ms, with 1,000 ${median(many).toFixed(1)} ms`)
}

async function measure(browser, address, { name, count }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.route('**/bench/**', (route) => {
    const path = new URL(route.request().url()).pathname.split('/bench/')[1]
    if (path === '') return route.fulfill({ contentType: 'text/html', body: html(name, count) })
    const file = path.startsWith('vitrine/') ? join(pageScriptFolder, path.slice('vitrine/'.length)) : join(folder, path)
    return route.fulfill({ contentType: path.endsWith('.css') ? 'text/css' : 'text/javascript', body: readFileSync(file) })
  })
  await page.goto(`${address}/bench/`, { waitUntil: 'networkidle' })
  const client = await context.newCDPSession(page)
  // The thread's own time: what else the machine does is not counted.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async () =>
    (await client.send('Performance.getMetrics')).metrics.find((metric) => metric.name === 'TaskDuration').value * 1000
  const elements = () => page.evaluate(() => document.getElementsByTagName('*').length)
  const link = page.locator('#g a').nth(4)
  // The pointer comes before the press, as a hand does it: what is fetched on need is there then.
  await link.hover()
  await page.waitForTimeout(700)
  const before = await elements()
  const open = await time(page, busy, () => link.click())
  const overlay = name === 'Vitrine' ? 'dialog[open]' : PEERS[name].overlay
  if (!(await page.locator(overlay).count())) throw new Error(`${name} did not open.`)
  const nodes = (await elements()) - before
  // What an opening leaves for later (arrows that hide) is over before the next move is measured.
  await page.waitForTimeout(SETTLE)
  const next = await time(page, busy, () => page.keyboard.press('ArrowRight'))
  await context.close()
  return { open, next, nodes }
}

async function time(page, busy, act) {
  const begun = await busy()
  await act()
  await page.waitForTimeout(WINDOW)
  return (await busy()) - begun
}

function html(name, count) {
  const links = Array.from({ length: count }, (_, at) => {
    const photo = NAMES[at % NAMES.length]
    const size = [photo === 'dogs' || photo === 'drum' ? 1598 : 1600, HEIGHTS[photo]]
    return `<a href="/style-guide/pictures/${photo}-1600.jpg?${at}" data-title="Picture ${at + 1}" data-caption="Caption ${at + 1}" data-width="${size[0]}" data-height="${size[1]}" data-pswp-width="${size[0]}" data-pswp-height="${size[1]}"><img src="/style-guide/pictures/${photo}-400.jpg" width="120" height="80" loading="lazy" alt="Photo ${at + 1}"></a>`
  })
  const own = name === 'Vitrine'
  const key = own ? 'vitrine/start' : fileName(name)
  return `<!doctype html><html lang="en"><head><title>${name}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${own ? 'vitrine/gallery.css' : `${key}.css`}"></head>
<body><div id="g" ${own ? 'data-feature="gallery" data-group="g" data-path="horizontal" data-can-download="yes"' : ''}>${links.join('')}</div><script type="module" src="${key}.js"></script></body></html>`
}

const fileName = (name) => name.toLowerCase().replace(/\W+/g, '-')
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/** Bundles each peer as a site would: minified, split, React for production. */
async function prepare() {
  await buildPageScript()
  mkdirSync(folder, { recursive: true })
  const entryPoints = {}
  for (const [name, { script }] of Object.entries(PEERS)) {
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
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const site = await serve(join(root, 'site', 'dist'))
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH || '/usr/bin/chromium', args: CHROMIUM_FLAGS })
  console.log(title)
  await run({ browser, address: site.address, print: console.log })
  await browser.close()
  await site.close()
}
