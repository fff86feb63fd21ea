// In this workspace the builder and the library are their sources. Node reads them once it knows that imports name no ending, and
// that types and JSX are to be compiled away. What is published is compiled, and has no need of this.
import { transformSync } from 'esbuild'
import { existsSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const packages = new URL('../../', import.meta.url).href
const isOwn = (url) => url?.startsWith(packages) && !url.includes('/node_modules/')
const ENDINGS = ['.ts', '.tsx', '/index.ts']

export function readSources() {
  registerHooks({
    resolve(name, context, next) {
      if (!name.startsWith('.') || !isOwn(context.parentURL)) return next(name, context)
      const url = new URL(name, context.parentURL).href
      const ending = ENDINGS.find((end) => existsSync(fileURLToPath(url + end)))
      return next(ending && !/\.[cm]?[jt]sx?$/.test(url) ? url + ending : name, context)
    },
    load(url, context, next) {
      if (!isOwn(url)) return next(url, context)
      // A style that a script would bring along to a page: no page here.
      if (/\.css(\?|$)/.test(url)) return { format: 'module', source: "export default ''", shortCircuit: true }
      if (!/\.tsx?$/.test(url)) return next(url, context)
      const options = { loader: url.endsWith('x') ? 'tsx' : 'ts', jsx: 'automatic', target: 'node22', sourcemap: 'inline' }
      const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), { ...options, sourcefile: fileURLToPath(url) })
      return { format: 'module', source: code, shortCircuit: true }
    },
  })
}
