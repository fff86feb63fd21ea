import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { createProtector } from 'vitrine/mail-link'
import type { Settings } from '../../content/settings/schema'
import { fileKind } from './kinds'
import { describeRefusal, describeStays, type PageStays } from './notices'
import { listFiles } from './files'

/**
 * No e-mail address leaves the site readable. The middleware protects what pages and endpoints render, in the dev server
 * as in a build; when all is written, the files that no page rendered follow, and the owner is told what stays as it is.
 */
export function mailLinks(settings: Settings['mailLink']): AstroIntegration {
  return {
    name: 'vitrine-mail-links',
    hooks: {
      'astro:config:setup': ({ addMiddleware, injectScript, logger }) => {
        addMiddleware({ entrypoint: new URL('./middleware.ts', import.meta.url), order: 'pre' })
        injectScript('page-ssr', "import 'vitrine/mail-link.css'")
        if (settings.keyLength === 24) logger.warn('mailLink.keyLength is 24, which Chromium cannot open. Take 16 or 32.')
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir)
        const protector = createProtector(settings)
        const kept: PageStays[] = []
        for (const path of await listFiles(folder)) {
          const kind = fileKind(path)
          if (!kind) continue
          const source = await readFile(folder + path, 'utf8')
          const { text, stays, refused } = await protector[kind](source)
          if (text !== source) await writeFile(folder + path, text)
          if (stays.length > 0) kept.push({ path, stays })
          for (const refusal of refused) logger.warn(describeRefusal(path, refusal))
        }
        for (const line of describeStays(kept)) logger.info(line)
      },
    },
  }
}
