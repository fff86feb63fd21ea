import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { ContentError, describeFaults, distinct, type Fault } from '../../content/faults/fault'
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
      'astro:server:setup': ({ server, logger, refreshContent }) => {
        const isAgain = hasServed()
        const tell = () => {
          const before = JSON.stringify(readFaults())
          look()
          const faults = distinct(readFaults())
          if (faults.length > 0 && JSON.stringify(readFaults()) !== before) logger.error(describeFaults(faults))
        }
        tell()
        // A server that was started anew in its place no longer follows the content by itself.
        const follow = () => void (isAgain && refreshContent?.({}))
        follow()
        const isContent = (path: string) => /[\\/](content|public)[\\/]/.test(path.slice(root.length - 1))
        for (const event of ['add', 'change', 'unlink'] as const)
          server.watcher.on(event, (path) => {
            if (!isContent(path)) return
            if (isSettings(path)) setFaults('settings', [UNREAD])
            tell()
            follow()
          })
      },
    },
  }
}

/** Until settings that have changed were read: if they cannot be, the pages of before must not look as if all were well. */
const UNREAD: Fault = { file: 'content/settings.ts', message: 'has been changed, and cannot be read. The terminal says why.' }
const isSettings = (path: string): boolean => /[\\/]content[\\/]settings\.[jt]s$/.test(path)

/** Whether this process has shown the site before: a change of the settings starts the server anew. */
function hasServed(): boolean {
  const shared = globalThis as { [SERVED]?: boolean }
  const before = shared[SERVED] ?? false
  shared[SERVED] = true
  return before
}
const SERVED = Symbol.for('vitrine.served')

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
