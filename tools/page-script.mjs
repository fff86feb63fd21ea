// The page script for sites that are built with something else: packages/vitrine/dist/page/start.js and its parts.
import { build } from 'esbuild'
import { readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './setup.mjs'
import { styleText } from './style-text.mjs'

const library = join(root, 'packages', 'vitrine')
export const pageScriptFolder = join(library, 'dist', 'page')

export async function buildPageScript() {
  // Parts are named by what is in them: those of an earlier build would stay for ever.
  rmSync(join(pageScriptFolder, 'parts'), { recursive: true, force: true })
  await build({
    entryPoints: { start: join(library, 'src', 'page-script.ts'), ...styles() },
    outdir: pageScriptFolder,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    chunkNames: 'parts/[name]-[hash]',
    plugins: [styleText, stylesOnNeed],
    logLevel: 'warning',
  })
}

/** Each feature's style sheets, under their own names: the page links `gallery.css`, an overlay fetches `gallery.overlay.css`. */
function styles() {
  const features = join(library, 'src', 'features')
  const sheets = readdirSync(features).flatMap((feature) => readdirSync(join(features, feature)).map((file) => join(features, feature, file)))
  return Object.fromEntries(sheets.filter((sheet) => sheet.endsWith('.css')).map((sheet) => [basename(sheet, '.css'), sheet]))
}

/** An overlay asks for the address of its style sheet, as bundlers give it: the sheets stand one folder above the script's parts. */
const stylesOnNeed = {
  name: 'styles-on-need',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.css\?url$/ }, ({ path }) => ({ path: basename(path, '?url'), namespace: 'style' }))
    onLoad({ filter: /.*/, namespace: 'style' }, ({ path }) => ({ contents: `export default new URL('../${path}', import.meta.url).href` }))
  },
}
