import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { close, createIndex } from 'pagefind'

/** What would make a poor excerpt: code, and the captions of examples in frames. */
const UNSAID = ['pre', '.demo']

/** Makes the search index once the pages are there: of every page that marks its content with `data-pagefind-body`. */
export function searchIndex(): AstroIntegration {
  return {
    name: 'vitrine-search-index',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const { index, errors } = await createIndex({ excludeSelectors: UNSAID })
        if (!index) throw new Error(`The search index could not be made: ${errors.join(' ')}`)
        const path = fileURLToPath(dir)
        const added = await index.addDirectory({ path })
        const folder = join(path, 'pagefind')
        const written = await index.writeFiles({ outputPath: folder })
        await close()
        // The site shows results itself: Pagefind's own interfaces stay out of what is published.
        for (const name of await readdir(folder))
          if (/-(ui|highlight|playground)/.test(name)) await rm(join(folder, name), { recursive: true })
        const faults = [...added.errors, ...written.errors]
        if (faults.length > 0) throw new Error(`The search index could not be made: ${faults.join(' ')}`)
        logger.info(`${added.page_count} pages can be searched`)
      },
    },
  }
}
