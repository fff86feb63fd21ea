// In this workspace the library is its sources. Node reads them as they are, once it knows that imports name no ending and that
// types may be dropped.
import * as modules from 'node:module'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const source = new URL('../src/', import.meta.url).href

export function registerLibrary() {
  if (!modules.registerHooks || !modules.stripTypeScriptTypes) throw new Error(`Node 22.15 or newer is needed; this is ${process.version}.`)
  modules.registerHooks({
    resolve(name, context, next) {
      const isOwn = context.parentURL?.startsWith(source) && name.startsWith('.') && !name.endsWith('.ts')
      return next(isOwn ? `${name}.ts` : name, context)
    },
    load(url, context, next) {
      if (!url.startsWith(source)) return next(url, context)
      return { format: 'module', source: stripTypes(readFileSync(fileURLToPath(url), 'utf8')), shortCircuit: true }
    },
  })
}

/** Node calls the function experimental on its first use; whoever makes a link need not read that. */
function stripTypes(text) {
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    return modules.stripTypeScriptTypes(text)
  } finally {
    process.emitWarning = emitWarning
  }
}
