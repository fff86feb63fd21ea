import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '#test'
import { findFaults } from '../support/axe'
import { builtPages, slices } from '../support/pages'

const folder = join(import.meta.dirname, '../../site/dist')

/** What stands around a page's content. */
const FRAME = { without: ['[data-feature="header"]', '.site-footer'] }
/** Pages whose frame is, but for addresses and the mark of where the visitor is, that of a page before them. */
const knownFrames = findKnownFrames()

/** One visit to each page, for all that can be judged by looking at it. */
for (const [at, pages] of slices(builtPages, 12).entries()) {
  test(`every page is without a fault for axe in light and in dark, and fits a window of 360 px (${at + 1}: from ${pages[0]})`, async ({
    page,
    guard,
  }) => {
    test.slow()
    guard.expectMissingPage()
    for (const address of pages) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(address)
      // What follows the window's size takes a moment.
      await expect
        .configure({ soft: true })
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `width of ${address}`)
        .toBeLessThanOrEqual(360)
      expect.soft(await page.evaluate(findBrokenWords), `words in tables of ${address} at 360 px`).toEqual([])
      expect.soft(await page.evaluate(findUnknownAttributes), `attributes that HTML does not know on ${address}`).toEqual([])
      expect.soft(await page.evaluate(findDoubleIds), `ids that two elements have on ${address}`).toEqual([])
      await page.setViewportSize({ width: 1280, height: 800 })
      // The same header and footer on every page are the same faults: those of a kind are looked at once.
      const where = knownFrames.has(address) ? FRAME : undefined
      expect.soft(await findFaults(page, where), `${address} (light)`).toEqual([])
      expect.soft(await page.evaluate(findBrokenWords), `words in tables of ${address} at 1280 px`).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await settleColours(page)
      // Only the colours differ.
      expect.soft(await findFaults(page, where, ['color-contrast']), `${address} (dark)`).toEqual([])
    }
  })
}

test('no style sheet holds a page in one orientation', async ({ page, guard }) => {
  guard.expectMissingPage()
  const isSeen = new Set<string>()
  for (const address of builtPages) {
    const sheets = sheetsOf(address).filter((sheet) => !isSeen.has(sheet))
    if (sheets.length === 0) continue
    sheets.forEach((sheet) => isSeen.add(sheet))
    await page.goto(address)
    expect.soft(await findFaults(page, undefined, ['css-orientation-lock']), address).toEqual([])
  }
  expect(isSeen.size).toBeGreaterThan(10)
})

function findKnownFrames(): ReadonlySet<string> {
  const seen = new Set<string>()
  return new Set(
    builtPages.filter((address) => {
      const [before = '', after = ''] = read(address).split(/<main[ >].*<\/main>/s)
      const body = before.slice(before.indexOf('<body')) + after
      const frame = body.replace(/ (?:href|aria-current|data-place)="[^"]*"|<script[^>]*>.*?<\/script>/gs, '')
      const isKnown = seen.has(frame)
      seen.add(frame)
      return isKnown
    }),
  )
}

function read(address: string): string {
  return readFileSync(join(folder, address === '/there-is-no-such-page/' ? '404.html' : address.replace(/\/$/, '/index.html')), 'utf8')
}

function sheetsOf(address: string): string[] {
  return [...read(address).matchAll(/<link[^>]+href="([^"]+\.css)"/g)].map(([, sheet]) => sheet!)
}

/** Even without motion a colour takes a frame to change, and one that is inherited takes the next. */
async function settleColours(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.getAnimations().some((animation) => animation instanceof CSSTransition))
}

/** Runs in the page: a component's option that has become an attribute by mistake. */
function findUnknownAttributes(): string[] {
  const found = new Set<string>()
  const known = new Map<string, ReadonlySet<string>>()
  // Have no property of their name.
  const others = ['class', 'for', 'charset', 'property', 'popovertarget']
  for (const element of document.querySelectorAll('*')) {
    if (!(element instanceof HTMLElement) || element.localName.includes('-')) continue
    const names = known.get(element.localName) ?? new Set(others)
    if (!known.has(element.localName)) for (const name in element) (names as Set<string>).add(name.toLowerCase())
    known.set(element.localName, names)
    for (const name of element.getAttributeNames())
      if (!/^(data|aria)-/.test(name) && !names.has(name.replaceAll('-', ''))) found.add(`${element.localName} ${name}`)
  }
  return [...found]
}

/** Runs in the page: an address with one of these leads to the first only. */
function findDoubleIds(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  return ids.filter((id, at) => ids.indexOf(id) !== at)
}

/** Runs in the page: the words in tables of text that go on in a second line. */
function findBrokenWords(): string[] {
  const found: string[] = []
  for (const table of document.querySelectorAll('.prose table')) {
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const range = new Range()
      for (const { 0: word, index } of texts.currentNode.textContent!.matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word)
      }
    }
  }
  return found
}
