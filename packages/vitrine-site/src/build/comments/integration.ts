import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { openDevComments } from '../../server/comments/dev'

/** While a site is written (`npm run dev`) its forms work too. What is sent is kept apart from the comments of the real site. */
export function devComments(address: string): AstroIntegration {
  const path = new URL(address, 'http://localhost').pathname
  let file = ''
  return {
    name: 'vitrine-comments',
    hooks: {
      'astro:config:done': ({ config }) => {
        file = join(fileURLToPath(config.root), 'data', 'comments-dev.db')
      },
      'astro:server:setup': ({ server, logger }) => {
        const load = () => server.ssrLoadModule(fileURLToPath(new URL('../../server/comments/dev.ts', import.meta.url)))
        const addressOf = () => {
          const { port } = server.httpServer?.address() as { port: number }
          return `http://localhost:${port}`
        }
        let opened: ReturnType<typeof openDevComments> | undefined
        server.httpServer?.once('close', () => void opened?.then(({ close }) => close()).catch(() => undefined))
        server.middlewares.use((request, response, next) => {
          // Not by `new URL`: two slashes would be a host to it, or a fault.
          const [pathname = '/'] = (request.url ?? '/').split(/[?#]/)
          if (pathname !== path && pathname !== `${path}feed.xml`) return next()
          opened ??= load().then(({ openDevComments: open }) => (open as typeof openDevComments)({ file, addressOf }))
          opened
            .then(({ answer }) => answer(request, response))
            .then((isAnswered) => isAnswered || next())
            .catch((error: unknown) => {
              logger.error(`The comments failed: ${(error as Error).message}`)
              next(error)
            })
        })
      },
    },
  }
}
