import type { IncomingMessage, ServerResponse } from 'node:http'
import { makeEndpoint } from './endpoint'
import { openComments } from './open'
import { SITE_FILE, type CommentedSite } from './site'
import { threadsOf } from './thread'

interface DevComments {
  /** Where what is tried out is kept. */
  readonly file: string
  /** The address of the server that shows the pages while they are written. */
  readonly addressOf: () => string
}

/** The endpoint for a site that is being written: articles come and go, so each request asks anew which there are. Nothing is held. */
export async function openDevComments({ file, addressOf }: DevComments) {
  const store = await openComments({ file })
  const readPage = async (path: string) => (await fetch(new URL(path, addressOf()))).text()
  const now = Date.now
  return {
    answer: async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
      const written = JSON.parse(await readPage(`/${SITE_FILE}`)) as CommentedSite
      const site = { ...written, options: { ...written.options, moderation: 'none' as const } }
      const threads = threadsOf({ site, store, now })
      return makeEndpoint({ site, store, threads, isBehindProxy: false, now, notify: () => undefined, readPage })(request, response)
    },
    close: () => store.close(),
  }
}
