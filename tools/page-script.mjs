// The page script for sites that are built with something else: packages/vitrine/dist/page/start.js and its parts.
import { build, transform } from 'esbuild'
import { readdirSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { root } from './setup.mjs'

const library = join(root, 'packages', 'vitrine')
export const pageScriptFolder = join(library, 'dist', 'page')

/** What a page's own module may import from it. */
const DOOR = ['start', 'stop', 'vimeoPlayer', 'addGalleryPlugin']

export async function buildPageScript(folder = pageScriptFolder) {
  // Parts are named by what is in them: those of an earlier build would stay for ever.
  rmSync(folder, { recursive: true, force: true })
  await Promise.all([buildScript(folder), buildStyles(folder)])
}

/** With the bundler that makes the site's own scripts: what a part shares with parts that only it asks for stays in it. */
async function buildScript(folder) {
  const { parts } = await import(pathToFileURL(join(root, 'packages', 'vitrine-site', 'src', 'build', 'config', 'parts.ts')).href)
  const entry = join(library, 'src', 'page-script.ts')
  const gallery = join(library, 'src', 'features', 'gallery')
  const atLoad = collectImports(entry)
  const beforeOpening = collectImports(join(gallery, 'gallery.behaviour.ts'))
  const opening = collectImports(join(gallery, 'history', 'session.ts'))
  const bundle = await rolldown({
    input: { start: entry },
    preserveEntrySignatures: 'allow-extension',
    platform: 'browser',
    transform: { target: 'es2022', jsx: 'react-jsx', define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [styleText, stylesOnNeed, atLoad.plugin, beforeOpening.plugin, opening.plugin],
  })
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    minify: true,
    codeSplitting: {
      groups: [
        // What every page runs is one file, though other parts use some of it too: else a page would begin with a dozen.
        { name: 'start', test: (id) => atLoad.has(id) },
        // So is what a gallery waits for as it opens.
        {
          name: 'gallery.session',
          test: (id) => id.includes(gallery) && opening.has(id) && !beforeOpening.has(id),
          includeDependenciesRecursively: false,
        },
        ...parts,
      ],
    },
    entryFileNames: 'parts/[name]-[hash].js',
    chunkFileNames: (chunk) => `parts/${partName(chunk)}-[hash].js`,
  })
  await bundle.close()
  // Not that file itself: a page may link it with a query of its own (`start.js?v=2`), and parts would run it a second time.
  const { fileName } = output.find(({ isEntry }) => isEntry)
  await writeFile(join(folder, 'start.js'), `export { ${DOOR.join(', ')} } from './${fileName}'\n`)
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

/** Knows, once the sources are read, what a module imports (not what it fetches on need), and what that imports in turn. */
function collectImports(entry) {
  const found = new Set()
  return {
    has: (id) => found.has(id),
    plugin: {
      name: 'collect-imports',
      buildEnd() {
        const rest = [entry]
        for (let id; (id = rest.pop());) {
          if (found.has(id)) continue
          found.add(id)
          rest.push(...(this.getModuleInfo(id)?.importedIds ?? []))
        }
      },
    },
  }
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
