import type { Page, Request } from '@playwright/test'

/** ms without a request under way after which a page counts as quiet: everything is served by this machine. */
const QUIET = 150

/** Follows a page's requests from now on. `settle()` resolves when none has been under way for a moment, or after `limit` ms. */
export function followRequests(page: Page): { settle: (limit?: number) => Promise<void>; stop: () => void } {
  const open = new Set<Request>()
  let last = performance.now()
  const begin = (request: Request) => {
    open.add(request)
    last = performance.now()
  }
  const end = (request: Request) => {
    open.delete(request)
    last = performance.now()
  }
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  return {
    settle: (limit = 1500) =>
      new Promise((resolve) => {
        last = performance.now()
        const latest = last + limit
        const watch = setInterval(() => {
          const now = performance.now()
          if (now < latest && (open.size > 0 || now - last < QUIET)) return
          clearInterval(watch)
          resolve()
        }, 20)
      }),
    stop: () => void page.off('request', begin).off('requestfinished', end).off('requestfailed', end),
  }
}
