// The page script for sites that are built with something else: packages/vitrine/dist/page/start.js and its parts.
import { build } from 'esbuild'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
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
  })
}

/** Each feature's style sheet, under the feature's name. */
function styles() {
  const features = join(library, 'src', 'features')
  const sheets = readdirSync(features).map((feature) => [feature, join(features, feature, `${feature}.css`)])
  return Object.fromEntries(sheets.filter(([, sheet]) => existsSync(sheet)))
}
