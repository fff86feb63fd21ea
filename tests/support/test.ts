import { expect, test as base, type Page } from '@playwright/test'
import { join } from 'node:path'
import { createGuard, type Guard } from './guard'
import { followRequests } from './quiet'
import './seed'
import { serveTests, type TestServer } from './server'

/** A stand-in's answer, served at a third party's real address. */
export interface Answer {
  readonly body?: string | Buffer
  /** A file below the project's root. */
  readonly path?: string
  readonly contentType?: string
  readonly status?: number
  readonly headers?: Record<string, string>
}

interface Fixtures {
  /** Fails the test on console output, errors and requests that nobody expected. */
  readonly guard: Guard
  /** Serves a stand-in at a real address; everything else outside the site is refused. */
  readonly serve: (url: string | RegExp, answer: Answer) => Promise<void>
  /** Opens an example of the style guide in a window of its own. */
  readonly openExample: (feature: string, example: string, query?: string) => Promise<void>
  /** Opens a bare page of this markup, with the page script on it, as an existing site would have. */
  readonly mountHtml: (html: string, options?: MountOptions) => Promise<void>
}

export interface MountOptions {
  /** Style sheets of features: `['gallery']`. */
  readonly styles?: readonly string[]
  readonly css?: string
  readonly head?: string
  /** Attributes of the html element: `dir="rtl"`. */
  readonly root?: string
  /** Path, query and hash of the address. */
  readonly address?: string
  /** Leave the page script out. */
  readonly isWithoutScript?: boolean
}

const project = join(import.meta.dirname, '../..')

export const test = base.extend<Fixtures, { readonly server: TestServer }>({
  server: [
    async ({}, use) => {
      const server = await serveTests(project)
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => {
    await use(server.address)
  },

  guard: [
    async ({ context, baseURL }, use, info) => {
      const guard = createGuard(new URL(baseURL!).origin)
      await guard.watch(context)
      await use(guard)
      // A test that failed for its own reason is told with that reason only.
      if (info.status === info.expectedStatus) await guard.check()
    },
    { auto: true },
  ],

  serve: async ({ context }, use) => {
    await use(async (url, { body, path, contentType, status = 200, headers }) => {
      await context.route(url, (route) =>
        route.fulfill({
          status,
          headers: { 'access-control-allow-origin': '*', ...headers },
          contentType,
          ...(path ? { path: join(project, path) } : { body: body ?? '' }),
        }),
      )
    })
  },

  openExample: async ({ page }, use) => {
    await use(async (feature, example, query = '') => {
      await arrive(page, `/style-guide/${feature}/${example}/${query}`)
    })
  },

  mountHtml: async ({ page, server }, use) => {
    await use(async (html, options = {}) => {
      server.layDown(document(html, options))
      await arrive(page, `/__page/${options.address ?? ''}`)
    })
  },
})

export { findFaults } from './axe'
export { watchNavigation } from './navigation'
export { expect, type Page }

/**
 * Somebody is there: what waits for a first sign of life is fetched now, and has mostly arrived when this is over (a test that
 * holds requests back waits no longer). A pointer that moves is no gesture that would allow sound. A test of the very first
 * gesture opens its page with `page.goto`.
 */
async function arrive(page: Page, address: string): Promise<void> {
  const requests = followRequests(page)
  await page.goto(address)
  // Twice: on a second page the pointer rests where the first has left it, and only a move that moves is one.
  await page.mouse.move(2, 2)
  await page.mouse.move(1, 1)
  await requests.settle()
  requests.stop()
}

function document(html: string, { styles = [], css = '', head = '', root = 'lang="en"', isWithoutScript }: MountOptions): string {
  return `<!doctype html><html ${root}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Test page</title>
<link rel="icon" href="data:,">${styles.map((name) => `<link rel="stylesheet" href="/__script/${name}.css">`).join('')}<style>${css}</style>${head}</head>
<body>${html}${isWithoutScript ? '' : '<script type="module" src="/__script/start.js"></script>'}</body></html>`
}
