import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { answerDevForm } from '../../server/forms/dev'

/** While a site is written (`npm run dev`) its forms answer, too. */
export function devForms(): AstroIntegration {
  return {
    name: 'vitrine-forms',
    hooks: {
      'astro:server:setup': ({ server, logger }) => {
        const load = () => server.ssrLoadModule(fileURLToPath(new URL('../../server/forms/dev.ts', import.meta.url)))
        const addressOf = () => `http://localhost:${(server.httpServer?.address() as { port: number }).port}`
        server.middlewares.use((request, response, next) => {
          if (request.method !== 'POST' || request.url?.split('?')[0] !== '/forms/') return next()
          const log = (text: string) => logger.info(text)
          load()
            .then((module) => (module.answerDevForm as typeof answerDevForm)(request, response, { addressOf, log }))
            .catch(next)
        })
      },
    },
  }
}
