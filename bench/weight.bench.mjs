// What each page weighs before the visitor does anything, and what each feature fetches on need, gzipped.
import { build } from 'esbuild'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

export const title = 'Weight of the pages before the first interaction (gzip)'

const PAGES = ['/', '/features/', '/gallery/', '/journal/', '/guide/', '/shop/', '/contact/', '/style-guide/']
const site = join(import.meta.dirname, '..', 'site', 'dist')
const packed = (text) => (text ? gzipSync(text).length : 0)
const weigh = (path) => (existsSync(join(site, path)) ? packed(readFileSync(join(site, path))) : 0)
const kB = (bytes) => `${(bytes / 1024).toFixed(2)} kB`.padStart(9)

const features = join(import.meta.dirname, '..', 'packages', 'vitrine', 'src', 'features')
/** What a feature is made of on need, and how much of it there may be (kB). */
const PARTS = [
  ['video slot, file', 'video', ['video.behaviour', 'players/file'], 5.5],
  ['video slot, YouTube', 'video', ['video.behaviour', 'players/youtube'], 6],
  ['video slot, Vimeo', 'video', ['video.behaviour', 'players/vimeo'], 6],
  ['video sync', 'video-sync', ['video-sync.behaviour'], 3],
  ['slider', 'slider', ['slider.behaviour'], 3.5],
]

/** A feature's own code as one file: the services in page/ and core/, which all features share, and libraries are not its own. */
async function ownCode(feature, files) {
  const outside = {
    name: 'outside',
    setup(build) {
      build.onResolve({ filter: /^\.\.\/\.\.\/|^[^.]|\?/ }, ({ path }) => ({ path, external: true }))
      build.onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined))
    },
  }
  const contents = files.map((file) => `export * from './${file}'`).join('\n')
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(features, feature) },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    plugins: [outside],
  })
  return gzipSync(outputFiles[0].contents).length
}

export async function run({ browser, address, print }) {
  for (const [name, feature, files, limit] of PARTS) {
    const size = await ownCode(feature, files)
    print(`${name.padEnd(22)}${kB(size)} on need (limit ${limit} kB)${size > limit * 1024 ? ' ✗' : ''}`)
  }
  const panel = readdirSync(join(site, '_astro')).find((name) => /^panel\.behaviour\..*\.js$/.test(name))
  const atLoad = weigh(`_astro/${panel}`)
  print(`${'panels, at load'.padEnd(22)}${kB(atLoad)} rules and opening, as built`)
  print('')
  const page = await browser.newPage()
  print(`${'page'.padEnd(16)}   script     style      HTML`)
  for (const path of PAGES) {
    const asked = new Set()
    // A frame's document is a page of its own.
    page.on('request', (request) => request.frame() === page.mainFrame() && asked.add(new URL(request.url()).pathname))
    await page.goto(address + path, { waitUntil: 'networkidle' })
    page.removeAllListeners('request')
    const inline = await page.evaluate(() => {
      const textOf = (selector) => [...document.querySelectorAll(selector)].map((element) => element.textContent).join('')
      return { script: textOf('script:not([src]):not([type$="json"])'), style: textOf('style') }
    })
    const sum = (ending) => [...asked].filter((name) => name.endsWith(ending)).reduce((total, name) => total + weigh(name), 0)
    print(
      `${path.padEnd(16)}${kB(sum('.js') + packed(inline.script))} ${kB(sum('.css') + packed(inline.style))} ${kB(weigh(`${path}index.html`))}`,
    )
  }
  await page.close()
}
