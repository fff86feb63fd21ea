// The page script for sites that are built with something else: packages/vitrine/dist/page/start.js and its parts.
import { build, transform } from 'esbuild'
import { readdirSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from './setup.mjs'

const library = join(root, 'packages', 'vitrine')
export const pageScriptFolder = join(library, 'dist', 'page')

const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|[\\/]src[\\/]react[\\/]draw\.ts$/

export async function buildPageScript(folder = pageScriptFolder) {
  // Parts are named by what is in them: those of an earlier build would stay for ever.
  rmSync(folder, { recursive: true, force: true })
  await Promise.all([buildScript(folder), buildStyles(folder)])
}

/** With the bundler that makes the site's own scripts: what a part shares with parts that only it asks for stays in it. */
async function buildScript(folder) {
  const bundle = await rolldown({
    input: { start: join(library, 'src', 'page-script.ts') },
    platform: 'browser',
    transform: { target: 'es2022', jsx: 'react-jsx', define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [styleText, stylesOnNeed],
  })
  await bundle.write({
    dir: folder,
    format: 'esm',
    minify: true,
    // React and what draws with it are one file: on a slow line each further one would cost a round trip.
    codeSplitting: { groups: [{ name: 'react', test: REACT }] },
    entryFileNames: '[name].js',
    chunkFileNames: (chunk) => `parts/${partName(chunk)}-[hash].js`,
  })
  await bundle.close()
}

/** A part from a feature's room has the feature's name before its own, as parts at the feature's top have: `gallery.session`. */
function partName({ name, moduleIds }) {
  const path = moduleIds.find((id) => basename(id).replace(/\.tsx?$/, '') === name) ?? ''
  const feature = /[\\/]features[\\/]([^\\/]+)[\\/][^\\/]+[\\/][^\\/]+$/.exec(path)?.[1]
  return feature ? `${feature}.${name}` : name
}

/** Each feature's style sheets, under their own names: the page links `gallery.css`, an overlay fetches `gallery.overlay.css`. */
async function buildStyles(folder) {
  const features = join(library, 'src', 'features')
  const sheets = readdirSync(features).flatMap((feature) =>
    readdirSync(join(features, feature)).map((file) => join(features, feature, file)),
  )
  const entryPoints = Object.fromEntries(sheets.filter((sheet) => sheet.endsWith('.css')).map((sheet) => [basename(sheet, '.css'), sheet]))
  const options = { bundle: true, target: 'es2022', minify: true, logLevel: 'warning' }
  // One for all, for a page that wants two tags and no thought: what is fetched on need (the gallery's overlay) is not in it.
  const whole = sheets
    .filter((sheet) => basename(sheet) === `${basename(dirname(sheet))}.css`)
    .map((sheet) => `@import ${JSON.stringify(sheet)};`)
  await Promise.all([
    build({ ...options, entryPoints, outdir: folder }),
    build({
      ...options,
      stdin: { contents: whole.join('\n'), loader: 'css', resolveDir: features, sourcefile: 'page.css' },
      outfile: join(folder, 'page.css'),
    }),
  ])
}

/** `import css from './x.css?inline'` is the style sheet's text, minified, as it is in Vite. */
const styleText = named('style-text', '.css?inline', async (path) => {
  const { code } = await transform(await readFile(`${path}.css`, 'utf8'), { loader: 'css', minify: true })
  return `export default ${JSON.stringify(code)}`
})

/** An overlay asks for the address of its style sheet, as bundlers give it: the sheets stand one folder above the script's parts. */
const stylesOnNeed = named(
  'styles-on-need',
  '.css?url',
  (path) => `export default new URL('../${basename(path)}.css', import.meta.url).href`,
)

/** A plugin for imports that end so: it is told the path without the ending, and gives the code. */
function named(name, ending, load) {
  const mark = `\0${name}:`
  return {
    name,
    resolveId: (id, importer) => (id.endsWith(ending) ? mark + join(dirname(importer), id.slice(0, -ending.length)) : undefined),
    load: (id) => (id.startsWith(mark) ? load(id.slice(mark.length)) : undefined),
  }
}
