import type { BrowserContext } from '@playwright/test'

/** Sees everything that a page says or asks for, and fails the test on what nobody expected. */
export interface Guard {
  /** The console must say this at least once. */
  expectConsole(pattern: RegExp): void
  /** The page may ask for this address, and is refused. */
  expectBlocked(pattern: RegExp): void
  /** An error that is thrown and not caught must match this. */
  expectError(pattern: RegExp): void
  /** The loops ask for a page that is not there: the browser's own line about it is no surprise. */
  expectMissingPage(): void
  /** The console's errors and warnings so far. */
  readonly console: readonly string[]
  /** Addresses outside the site that were asked for and refused. */
  readonly blocked: readonly string[]
  watch(context: BrowserContext): Promise<void>
  check(): Promise<void>
}

/** ms in which what the browser tells of a page has arrived. */
const ARRIVAL = 3000
const LOCAL = /^(data|blob|about|chrome):/
/** Chromium's own words for a request that a test refused, answered with an error status, or for a missing file. */
const NETWORK = /^Failed to load resource/
/** Chromium's word for a host that it does not find: in a test, every host but this machine. */
const NOT_FOUND = /ERR_NAME_NOT_RESOLVED/

export function createGuard(origin: string): Guard {
  const said: string[] = []
  const thrown: string[] = []
  const blocked: string[] = []
  let isMissingPageKnown = false
  const isForeign = (url: string) => !LOCAL.test(url) && new URL(url).origin !== origin
  const expected = { said: [] as RegExp[], thrown: [] as RegExp[], blocked: [] as RegExp[] }
  const missing = (patterns: readonly RegExp[], texts: readonly string[]) =>
    patterns.filter((pattern) => !texts.some((text) => pattern.test(text)))
  const surprising = (patterns: readonly RegExp[], texts: readonly string[]) =>
    texts.filter((text) => !patterns.some((pattern) => pattern.test(text)))

  return {
    console: said,
    blocked,
    expectConsole: (pattern) => void expected.said.push(pattern),
    expectBlocked: (pattern) => void expected.blocked.push(pattern),
    expectError: (pattern) => void expected.thrown.push(pattern),
    expectMissingPage: () => void (isMissingPageKnown = true),
    async watch(context) {
      context.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return
        if (NETWORK.test(message.text()) && expected.blocked.some((pattern) => pattern.test(message.location().url))) return
        if (isMissingPageKnown && message.location().url.includes('/there-is-no-such-page/')) return
        said.push(message.text())
      })
      context.on('weberror', (error) => thrown.push(String(error.error().message)))
      // The browser finds no host but this machine (see playwright.config.ts), so what nobody serves cannot leave, and fails.
      context.on('requestfailed', (request) => {
        if (isForeign(request.url()) && NOT_FOUND.test(request.failure()?.errorText ?? '')) blocked.push(request.url())
      })
    },
    async check() {
      // What the page said last may still be on its way here.
      const isWaiting = () =>
        [missing(expected.said, said), missing(expected.thrown, thrown), missing(expected.blocked, blocked)].some(
          (patterns) => patterns.length > 0,
        )
      for (const end = performance.now() + ARRIVAL; isWaiting() && performance.now() < end;)
        await new Promise((resolve) => setTimeout(resolve, 20))
      const faults = [
        ...surprising(expected.said, said).map((text) => `The console said what nobody expected: ${text}`),
        ...surprising(expected.thrown, thrown).map((text) => `An error was not caught: ${text}`),
        ...surprising(expected.blocked, blocked).map((url) => `A request left the site: ${url}`),
        ...missing(expected.said, said).map((pattern) => `The console never said ${pattern}`),
        ...missing(expected.thrown, thrown).map((pattern) => `No error matched ${pattern}`),
        ...missing(expected.blocked, blocked).map((pattern) => `Nothing asked for ${pattern}`),
      ]
      if (faults.length > 0) throw new Error(faults.join('\n'))
    },
  }
}
