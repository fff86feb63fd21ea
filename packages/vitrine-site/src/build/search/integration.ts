import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
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
        await trustWorker(join(folder, 'pagefind.js'))
        const faults = [...added.errors, ...written.errors]
        if (faults.length > 0) throw new Error(`The search index could not be made: ${faults.join(' ')}`)
        logger.info(`${added.page_count} pages can be searched`)
      },
    },
  }
}

const WORKER = 'new Worker(workerUrl)'

/** Pagefind's script knows nothing of Trusted Types: the address of its worker gets a policy of its own, for that address only. */
export async function trustWorker(file: string): Promise<void> {
  const script = await readFile(file, 'utf8')
  if (script.split(WORKER).length !== 2) throw new Error('Pagefind makes its worker in another way than it did: see trustWorker.')
  await writeFile(file, script.replace(WORKER, 'new Worker(trustedWorker(workerUrl))') + TRUSTED)
}

const TRUSTED = `
let workerPolicy;
function trustedWorker(address) {
  const own = new URL("pagefind-worker.js", import.meta.url).href;
  const check = (given) => { if (new URL(given, location.href).href.split("?")[0] !== own) throw new TypeError("Not the worker of this index."); return given; };
  if (!globalThis.trustedTypes) return check(address);
  workerPolicy ??= trustedTypes.createPolicy("pagefind", { createScriptURL: check });
  return workerPolicy.createScriptURL(address);
}
`
