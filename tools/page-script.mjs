// The page script for sites that are built with something else: packages/vitrine/dist/page/start.js and its parts.
import { build } from 'esbuild'
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './setup.mjs'

const library = join(root, 'packages', 'vitrine')
export const pageScriptFolder = join(library, 'dist', 'page')

export async function buildPageScript() {
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
    logLevel: 'warning',
    plugins: [stylesOnNeed],
  })
}

/** Each feature's style sheets, under their own names: the page links `gallery.css`, a view fetches `gallery.view.css`. */
function styles() {
  const features = join(library, 'src', 'features')
  const sheets = readdirSync(features).flatMap((feature) => readdirSync(join(features, feature)).map((file) => join(features, feature, file)))
  return Object.fromEntries(sheets.filter((sheet) => sheet.endsWith('.css')).map((sheet) => [basename(sheet, '.css'), sheet]))
}

/** A style sheet that a view imports becomes a link, and the view waits for it: a bundler would do the same. */
const stylesOnNeed = {
  name: 'styles-on-need',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.css$/ }, ({ path, importer }) => (importer.match(/\.tsx?$/) ? { path: basename(path), namespace: 'style' } : undefined))
    onLoad({ filter: /.*/, namespace: 'style' }, ({ path }) => ({
      // The parts of the script stand one folder below the style sheets.
      contents: `const link = document.createElement('link')
link.rel = 'stylesheet'
link.href = new URL('../${path}', import.meta.url).href
await new Promise((done) => {
  link.onload = link.onerror = done
  document.head.append(link)
})`,
    }))
  },
}
