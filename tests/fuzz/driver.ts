import type { Browser, BrowserContext, Page } from '@playwright/test'
import { installWatch } from './watch'

/** What a walk needs of a browser, whatever drives it. */
export interface Driver {
  open(address: string): Promise<void>
  /** Runs a function in the page; undefined where the page was left meanwhile. */
  run<A, T>(task: (argument: A) => T | Promise<T>, argument: A): Promise<T | undefined>
  click(x: number, y: number): Promise<void>
  tap(x: number, y: number): Promise<void>
  press(key: string): Promise<void>
  type(text: string): Promise<void>
  wheel(by: number): Promise<void>
  swipe(by: number): Promise<void>
  resize(width: number, height: number): Promise<void>
  reload(): Promise<void>
  /** The address's path. */
  path(): string
  /** What the browser itself has told as an error since the last look. */
  takeErrors(): string[]
  close(): Promise<void>
}

export interface Circumstances {
  readonly hasTouch: boolean
  readonly isStill: boolean
  readonly width: number
  readonly height: number
}

/** The browser's own words for what could not be fetched, or may not be. */
const NETWORK = /^Failed to load resource|Cross-Origin Request Blocked|Same Origin Policy|^Loading failed for|NS_ERROR|^downloadable font/
const LEFT =
  /SecurityError|context was destroyed|navigat|Target closed|has been closed|Cannot find context|no such frame|discarded|DiscardedBrowsingContext/i

export async function openDriver(browser: Browser, baseURL: string, how: Circumstances): Promise<Driver> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: how.width, height: how.height },
    hasTouch: how.hasTouch,
    reducedMotion: how.isStill ? 'reduce' : 'no-preference',
    locale: 'en-GB',
  })
  await context.addInitScript(installWatch)
  const page = await context.newPage()
  const errors = followErrors(context, page, new URL(baseURL).host)
  return {
    open: async (address) => {
      await page.goto(address).catch((error: unknown) => {
        // What the page itself had begun before comes first: the visit goes on there.
        if (!/interrupted by another navigation/.test(String(error))) throw error
        return page.waitForLoadState('load')
      })
    },
    run: async (task, argument) => {
      try {
        return (await Promise.race([page.evaluate(task as never, argument as never), late(page)])) as never
      } catch (error) {
        if (!LEFT.test(String(error)) && !/window\.fuzz|undefined/.test(String(error))) throw error
        await page.waitForLoadState('load').catch(() => {})
        return undefined
      }
    },
    click: (x, y) => page.mouse.click(x, y),
    tap: (x, y) => (how.hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.insertText(text),
    wheel: (by) => page.mouse.wheel(0, by),
    swipe: async (by) => {
      const [x, y] = [how.width / 2, how.height / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + by / 2, y)
      await page.mouse.move(x + by, y)
      await page.mouse.up()
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    reload: async () => void (await page.reload()),
    path: () => new URL(page.url()).pathname,
    takeErrors: () => errors.splice(0),
    close: () => context.close(),
  }
}

/** ms after which a page counts as one that will never answer. */
const PATIENCE = 30_000

const late = (page: Page): Promise<never> =>
  new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new Error(`${page.url()} does not answer any more.`)), PATIENCE)
    timer.unref()
  })

function followErrors(context: BrowserContext, page: Page, host: string): string[] {
  const errors: string[] = []
  page.on('dialog', (dialog) => {
    errors.push(`a dialog of the browser: ${dialog.message()}`)
    void dialog.dismiss().catch(() => {})
  })
  context.on('page', (other) => void (other !== page && other.close()))
  page.on('console', (message) => {
    if (message.type() !== 'error' || NETWORK.test(message.text())) return
    const { url } = message.location()
    // What a provider's own frame says is not ours.
    if (url && URL.canParse(url) && new URL(url).host !== host) return
    // Said by our own script, which the page tells itself.
    if (/^\[vitrine\]|creating an embed/i.test(message.text())) return
    // One press, one mail program: the browser's own limit.
    if (/^Not allowed to launch/.test(message.text())) return
    errors.push(`console: ${message.text()}`)
  })
  return errors
}
