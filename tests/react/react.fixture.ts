import { build, transform, type Plugin } from 'esbuild'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { test as base, type MountOptions, type Page } from '#test'
import type { harness } from './harness'

let bundled: Promise<string> | undefined

const bundle = (): Promise<string> =>
  (bundled ??= build({
    entryPoints: [join(import.meta.dirname, 'harness.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'bundle',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
    footer: { js: 'window.harness = bundle.harness' },
    plugins: [styles],
  }).then(({ outputFiles }) => outputFiles[0]!.text))

/** `./x.css?inline` is the sheet's text, `./x.css?url` its address. */
const styles: Plugin = {
  name: 'styles',
  setup(set) {
    set.onResolve({ filter: /\.css\?(inline|url)$/ }, ({ path, importer }) => ({
      path: join(dirname(importer), path.split('?')[0]!),
      namespace: path.split('?')[1]!,
    }))
    set.onLoad({ filter: /./, namespace: 'inline' }, async ({ path }) => ({
      contents: (await transform(await readFile(path, 'utf8'), { loader: 'css' })).code,
      loader: 'text',
    }))
    set.onLoad({ filter: /./, namespace: 'url' }, async ({ path }) => ({ contents: await readFile(path), loader: 'dataurl' }))
  },
}

type Harness = typeof harness

interface Fixtures {
  /** An empty page with React and every component on it, as `harness`. */
  readonly openReact: (options?: MountOptions & { html?: string }) => Promise<void>
  /** Runs in the page with the harness: `await inReact(({ h, render, Slider }) => render(h(Slider, …)))`. */
  readonly inReact: <T>(run: (harness: Harness) => T | Promise<T>) => Promise<T>
  /** Nodes and listeners that the page holds, after its garbage is collected. */
  readonly countLeft: () => Promise<{ readonly nodes: number; readonly listeners: number }>
}

export const test = base.extend<Fixtures>({
  openReact: async ({ page, mountHtml }, use) => {
    await use(async ({ html = '<div id="app"></div>', head = '', ...options } = {}) => {
      await page.route('**/__react.js', async (route) => route.fulfill({ contentType: 'text/javascript', body: await bundle() }))
      await mountHtml(html, { isWithoutScript: true, ...options, head: `${head}<script src="/__react.js"></script>` })
    })
  },
  inReact: async ({ page }, use) => {
    await use((run) => page.evaluate(`(${run.toString()})(window.harness)`) as never)
  },
  countLeft: async ({ page }, use) => {
    const session = await page.context().newCDPSession(page)
    await use(async () => {
      // Twice: what the first round has let go may have held something else.
      await session.send('HeapProfiler.collectGarbage')
      await session.send('HeapProfiler.collectGarbage')
      const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
      return { nodes, listeners: jsEventListeners }
    })
  },
})

export { expect } from '#test'
export type { Page }
