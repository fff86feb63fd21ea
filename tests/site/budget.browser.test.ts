import type { Request } from '@playwright/test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '#test'
import { builtPages, slices } from '../support/pages'
import { followRequests } from '../support/quiet'

/** gzip, before the visitor does anything. */
const SCRIPT = 5 * 1024
/** Pages on which something is at work as soon as they are there, and what that may weigh with the rest (decision 0028). */
const AT_WORK = [
  // Panels that count, time and decide with nobody there. One that waits for a click is an ordinary page.
  [/^\/(style-guide\/panel\/(?!click\/)|features\/panel\/)/, 10.75],
  [/^\/style-guide\/animation\/families\//, 9.5],
  // What animates in, and is not to be seen before.
  [/^\/($|style-guide\/animation\/)/, 5.5],
  [/^\/style-guide\/lazy-load\//, 7.25],
  [/^\/style-guide\/admin-bar\//, 6.75],
  // A React view of the site's own sleeps on it until it is needed, in Astro's own island.
  [/^\/style-guide\/own-view\//, 7.25],
] as const
const STYLE = 15 * 1024
const folder = join(import.meta.dirname, '../../site/dist')

/** What a page weighs before the visitor does anything: scripts and styles, served and inline, each gzipped. */
for (const [at, pages] of slices(builtPages, 40).entries()) {
  test(`every page stays within its budget: script 5 kB (more where something is at work at load), style 15 kB (${at + 1})`, async ({
    page,
    guard,
  }) => {
    test.slow()
    guard.expectMissingPage()
    // Nobody is there: a browser's own pointer and focus events, which come at odd times, are no visitor.
    await page.addInitScript(() => {
      for (const type of ['pointermove', 'scroll', 'focusin'])
        window.addEventListener(type, (event) => event.stopImmediatePropagation(), true)
    })
    for (const address of pages) {
      const asked: string[] = []
      // A frame's document is a page of its own, and is weighed as one.
      const note = (request: Request) => {
        if (request.frame() === page.mainFrame()) asked.push(new URL(request.url()).pathname)
      }
      page.on('request', note)
      const requests = followRequests(page)
      await page.goto(address)
      await requests.settle()
      requests.stop()
      page.off('request', note)
      const inline = await page.evaluate(() => ({
        script: [...document.querySelectorAll('script:not([src])')]
          .filter((script) => !script.getAttribute('type') || script.getAttribute('type') === 'module')
          .map((script) => script.textContent)
          .join(''),
        style: [...document.querySelectorAll('style')].map((style) => style.textContent).join(''),
      }))
      const weigh = (ending: string) =>
        [...new Set(asked)].filter((path) => path.endsWith(ending)).reduce((sum, path) => sum + weightOf(path), 0)
      const bound = (AT_WORK.find(([pages]) => pages.test(address))?.[1] ?? SCRIPT / 1024) * 1024
      expect
        .soft(weigh('.js') + packedSize(inline.script), `script of ${address}: ${asked.filter((path) => path.endsWith('.js')).join(' ')}`)
        .toBeLessThanOrEqual(bound)
      expect
        .soft(weigh('.css') + packedSize(inline.style), `style of ${address}: ${asked.filter((path) => path.endsWith('.css')).join(' ')}`)
        .toBeLessThanOrEqual(STYLE)
      expect
        .soft(
          asked.filter((path) => /\/(client|react)\.[^/]+\.js$/.test(path)),
          `React on ${address}`,
        )
        .toEqual([])
    }
  })
}

const packedSize = (text: string) => (text ? gzipSync(text).length : 0)
const weightOf = (path: string) => (existsSync(join(folder, path)) ? gzipSync(readFileSync(join(folder, path))).length : 0)
