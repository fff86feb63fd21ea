import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type Axe from 'axe-core'
import type { Page } from 'playwright-core'
import type { Fault } from '../content/faults/fault'
import { serve } from '../server/serve'

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env.PROGRAMFILES ?? ''}\\Google\\Chrome\\Application\\chrome.exe`,
  `${process.env['PROGRAMFILES(X86)'] ?? ''}\\Microsoft\\Edge\\Application\\msedge.exe`,
]

/** A browser of this machine: CHROME_PATH, or one that is installed. */
export function findBrowser(): string | undefined {
  if (process.env.CHROME_PATH) return existsSync(process.env.CHROME_PATH) ? process.env.CHROME_PATH : undefined
  const finder = process.platform === 'win32' ? 'where' : 'which'
  for (const name of NAMES) {
    const { status, stdout } = spawnSync(finder, [name], { encoding: 'utf8' })
    if (status === 0) return stdout.trim().split(/\r?\n/)[0]
  }
  return PLACES.find((place) => existsSync(place))
}

export interface Looked {
  readonly outDir: string
  readonly addresses: readonly string[]
  readonly browser: string
  /** The path below which the site is served: /blog/. */
  readonly base?: string
  /** Told after each page. */
  readonly onPage?: (done: number) => void
}

/** What axe finds on every page of a finished site, in a real browser. */
export async function checkAccessibility({ outDir, addresses, browser: executablePath, base = '/', onPage }: Looked): Promise<Fault[]> {
  const [{ chromium }, { default: axe }] = await Promise.all([import('playwright-core'), import('axe-core')])
  const server = await serve(outDir)
  // As root, as in a container, the browser refuses its own sandbox.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath, args })
  try {
    // Reduced motion: what fades in is there at once, and has its own colours.
    const page = await browser.newPage({ reducedMotion: 'reduce', bypassCSP: true })
    await page.route(
      (url) => url.origin !== server.address || base !== '/',
      (route) => {
        const url = new URL(route.request().url())
        if (url.origin !== server.address) return route.abort()
        // A site below a path has its files at the top of its folder: a host puts them below the path.
        if (url.pathname.startsWith(base)) url.pathname = `/${url.pathname.slice(base.length)}`
        return route.continue({ url: url.href })
      },
    )
    const found: { readonly page: string; readonly message: string }[] = []
    for (const [at, address] of addresses.entries()) {
      const response = await page.goto(server.address + address, { waitUntil: 'load' })
      if (response?.status() !== 200) throw new Error(`${address} was answered with ${response?.status()}.`)
      found.push(...(await look(page, axe.source)).map((message) => ({ page: address, message })))
      onPage?.(at + 1)
    }
    return groupFaults(found)
  } finally {
    await browser.close()
    await server.close()
  }
}

async function look(page: Page, source: string): Promise<string[]> {
  // What comes when somebody is near is looked at as it is then.
  await page.evaluate(async () => {
    const late = new Set([...document.querySelectorAll<HTMLElement>('[data-late-styles]')].map(({ dataset }) => dataset.lateStyles!))
    await Promise.all(
      [...late].map(
        (href) =>
          new Promise((resolve) => {
            const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: resolve, onerror: resolve })
            document.head.append(link)
          }),
      ),
    )
  })
  await page.evaluate(source)
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof Axe }
    const { violations } = await axe.run(document, {
      iframes: false,
      resultTypes: ['violations'],
      // What the law asks for. Good practice beyond it is the business of those who make the layouts.
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    })
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${help} (${id}): ${html.slice(0, 160)}`))
  })
}

/** The same in the header of every page is one fault, with the number of pages. */
export function groupFaults(found: readonly { readonly page: string; readonly message: string }[]): Fault[] {
  const groups = Map.groupBy(found, ({ message }) => message)
  return [...groups.values()].map((same) => {
    const pages = new Set(same.map(({ page }) => page)).size
    return { file: same[0]!.page, message: `${same[0]!.message}${pages > 1 ? ` It is on ${pages} pages.` : ''}` }
  })
}
