import type { AstroUserConfig } from 'astro'

type Plugin = Extract<NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number], { name: string }>

/** `__vitePreload(() => import('./x'), …)`, or the longer form that names what is taken from the module. */
const WRAPPED =
  /__vitePreload\((?:async \(\) => \{\s*const \{[^}]*\} = await ([^;]+);\s*return \{[^}]*\};\s*\}|\(\) => ([^;]+?)), __VITE_PRELOAD__\)/g

/**
 * Lets `import()` be what it is. Vite wraps each one in a helper that fetches a chunk's style sheets and its imports ahead, and
 * gives it a list of them all; here no chunk has a style sheet of its own (awake views fetch theirs: `page/ui/styles.ts`), so helper
 * and lists would be two kilobytes on every page for nothing.
 */
export const plainImports: Plugin = {
  name: 'vitrine-plain-imports',
  enforce: 'pre',
  load(id) {
    return id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined
  },
  renderChunk(code) {
    if (!code.includes('__VITE_PRELOAD__')) return null
    // A form that is not known here keeps the helper, which is no more than a call; its list stays empty.
    return {
      code: code.replace(WRAPPED, (_, named?: string, plain?: string) => named ?? plain ?? '').replaceAll('__VITE_PRELOAD__', '[]'),
      map: null,
    }
  },
}
