import type { AstroUserConfig } from 'astro'

type Plugin = Extract<NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number], { name: string }>

/**
 * Lets `import()` be what it is. Vite wraps each one in a helper that fetches a chunk's style sheets and its imports ahead; here
 * no chunk has a style sheet of its own (awake views adopt theirs: `page/styles.ts`), so the helper would be a kilobyte on
 * every page for nothing.
 */
export const plainImports: Plugin = {
  name: 'vitrine-plain-imports',
  enforce: 'pre',
  load(id) {
    return id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined
  },
}
