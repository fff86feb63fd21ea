import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { ContentError, describeFaults, distinct } from '../../content/faults/fault'
import { readFaults, setFaults } from '../../content/faults/faults'
import { inspect } from './inspect'
import { record } from './record'
import { checkSources, type Sources } from './sources'

/**
 * Says all that is wrong in the content at once, each with its file, line and column: a build stops with it, and while somebody
 * writes it stands on every page, until it is mended.
 */
export function contentCheck({ languages, components }: Omit<Sources, 'root'>): AstroIntegration {
  let root = ''
  const look = () => setFaults('sources', checkSources({ root, languages, components }))
  return {
    name: 'vitrine-content-check',
    hooks: {
      'astro:config:setup': ({ config, command, addMiddleware }) => {
        root = fileURLToPath(config.root)
        if (command === 'dev') addMiddleware({ entrypoint: new URL('./dev.ts', import.meta.url), order: 'pre' })
      },
      'astro:build:start': () => {
        look()
        const faults = distinct(readFaults())
        if (faults.length > 0) throw new ContentError(faults, { root })
      },
      'astro:server:setup': ({ server, logger }) => {
        const tell = () => {
          const before = JSON.stringify(readFaults())
          look()
          const faults = distinct(readFaults())
          if (faults.length > 0 && JSON.stringify(readFaults()) !== before) logger.error(describeFaults(faults))
        }
        tell()
        const isContent = (path: string) => /[\\/](content|public)[\\/]/.test(path.slice(root.length - 1))
        for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, (path) => void (isContent(path) && tell()))
      },
    },
  }
}

/**
 * Looks at the finished pages, as the last of all: what leads nowhere is told, and does not stop a build, for an old article may
 * well link to what is no more. `vitrine check` is stricter.
 */
export function pageCheck({ address, timeZone }: { readonly address: string; readonly timeZone: string }): AstroIntegration {
  let built: Parameters<typeof inspect>[0] | undefined
  return {
    name: 'vitrine-page-check',
    hooks: {
      'astro:config:done': ({ config }) => {
        const { origin, pathname } = new URL(address)
        const base = pathname.replace(/\/*$/, '/')
        built = { root: fileURLToPath(config.root), outDir: fileURLToPath(config.outDir).replace(/[\\/]$/, ''), origin, base }
      },
      'astro:build:done': ({ logger }) => {
        if (!built || process.env.VITRINE_SCHEDULED) return
        record({ ...built, timeZone })
        if (process.env.VITRINE_CHECK) return
        const faults = inspect(built)
        if (faults.length > 0) logger.warn(describeFaults(faults, 'on the pages'))
      },
    },
  }
}
