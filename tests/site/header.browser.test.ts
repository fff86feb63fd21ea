import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test, type Page } from '#test'
import { findFaults } from '../support/axe'

const folder = join(import.meta.dirname, '../../site/dist')
const packed = (path: string) => gzipSync(readFileSync(join(folder, path))).length

async function scriptsOf(page: Page, address: string, act?: () => Promise<void>): Promise<Set<string>> {
  const asked = new Set<string>()
  page.on('request', (request) => request.url().endsWith('.js') && asked.add(new URL(request.url()).pathname))
  await page.goto(address, { waitUntil: 'networkidle' })
  await act?.()
  await page.waitForLoadState('networkidle')
  return asked
}

test('the keyboard leads from the address bar through the header to the content', async ({ page }) => {
  await page.goto('/about/')
  const focused = () =>
    page.evaluate(
      () => (document.activeElement as HTMLElement).innerText.trim().split('\n')[0] || document.activeElement!.getAttribute('aria-label'),
    )
  const tab = async () => {
    await page.keyboard.press('Tab')
    return focused()
  }
  expect(await tab()).toBe('Skip to content')
  expect([await tab(), await tab(), await tab()]).toEqual(['About', 'Accessibility', 'Privacy'])
  expect(await tab()).toBe('Vitrine')
  expect(await tab()).toBe('Features')
  expect(await tab()).toMatch(/Open submenu of Features/)
  await page.keyboard.press('Enter')
  expect(await tab()).toMatch(/^All features/)
  await page.keyboard.press('Escape')
  expect(await focused()).toMatch(/Open submenu of Features/)
  const rest: (string | null)[] = []
  for (let presses = 0; presses < 10; presses += 1) rest.push(await tab())
  expect(rest.map((name) => name?.replace(/\s+/g, ' '))).toEqual([
    'Look around',
    'Open submenu of Look around',
    'Journal',
    'Open submenu of Journal',
    'Guide',
    'Shop',
    'Contact',
    'Language',
    'Search',
    'Shopping cart',
  ])
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true)
})

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/about/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

for (const [address, name, isPage] of [
  ['/journal/', 'Journal', true],
  ['/journal/popups-with-manners/', 'Journal', false],
  ['/shop/', 'Shop', true],
  ['/shop/stream-print/', 'Shop', false],
  ['/credits/', 'Look around', false],
] as const) {
  test(`MENU-8 on ${address} the menu marks ${name} alone`, async ({ page }) => {
    await page.goto(address)
    const marked = page.getByRole('navigation', { name: 'Main' }).locator('> ul > li[data-place]')
    await expect(marked).toHaveCount(1)
    const link = marked.getByRole('link', { name, exact: true }).first()
    if (isPage) await expect(link).toHaveAttribute('aria-current', 'page')
    else await expect(link).not.toHaveAttribute('aria-current')
  })
}

const states: readonly (readonly [name: string, open: (page: Page) => Promise<void>, isNarrow?: boolean])[] = [
  ['a dropdown', (page) => page.getByRole('button', { name: 'Open submenu of Journal' }).click()],
  ['a mega menu', (page) => page.getByRole('button', { name: 'Open submenu of Look around' }).click()],
  [
    'the search',
    async (page) => {
      await page.getByRole('button', { name: 'Search' }).first().click()
      await page.locator('input:focus').waitFor()
      await page.keyboard.type('picture')
      await expect(page.locator('[data-part="results"] a').first()).toBeVisible()
    },
  ],
  ['the cart', (page) => page.getByRole('button', { name: /^Shopping cart/ }).click()],
  [
    'the mobile menu',
    async (page) => {
      await page.getByRole('button', { name: /^(Go to\.\.\.|Menu)$/ }).click()
      const summary = page.locator('nav > ul > li > details > summary').filter({ hasText: 'Journal' })
      await summary.focus()
      await page.keyboard.press('Enter')
    },
    true,
  ],
]
const windows = [
  ['360 px', { width: 360, height: 740 }, 'flyout'],
  ['360 px, classic', { width: 360, height: 740 }, 'mobile-classic'],
  ['820 px', { width: 820, height: 1180 }, 'classic'],
  ['1280 px', { width: 1280, height: 800 }, 'overlay-search'],
  ['1920 px', { width: 1920, height: 1080 }, 'menu-under'],
  ['1280 px, side header', { width: 1280, height: 800 }, 'side-left'],
  ['1280 px, right to left', { width: 1280, height: 800 }, 'right-to-left'],
  ['360 px, right to left', { width: 360, height: 740 }, 'right-to-left-side'],
] as const

for (const [name, size, example] of windows) {
  test(`MENU-4 at ${name} every open state is whole in the window and without a fault for axe`, async ({ page, openExample }) => {
    test.slow()
    await page.setViewportSize(size)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const [state, open, isNarrow] of states) {
      if (size.width < 800 !== (isNarrow === true) && !/search|cart/.test(state)) continue
      await openExample('header', example)
      await page.waitForFunction(() => document.querySelector('[data-header-mark]'))
      await open(page)
      for (const panel of await page.locator(':popover-open').all()) {
        const box = (await panel.boundingBox())!
        expect.soft(box.x, `${state}: left`).toBeGreaterThanOrEqual(0)
        expect.soft(box.x + box.width, `${state}: right`).toBeLessThanOrEqual(size.width)
        expect.soft(box.y + box.height, `${state}: bottom`).toBeLessThanOrEqual(size.height)
      }
      expect.soft(await findFaults(page), state).toEqual([])
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${state}: page width`).toBeLessThanOrEqual(size.width)
    }
  })
}

test('what the header adds to script is at most 1.5 kB before the first interaction, and 9 kB awake, without React', async ({ page }) => {
  const without = await scriptsOf(page, '/style-guide/back-to-top/default/')
  const own = (asked: Set<string>) => [...asked].filter((path) => !without.has(path))
  const weight = (paths: readonly string[]) =>
    paths.filter((path) => !path.includes('/pagefind/')).reduce((sum, path) => sum + packed(path), 0)
  const asleep = own(await scriptsOf(page, '/style-guide/header/overlay-search/'))
  expect(weight(asleep), asleep.join(' ')).toBeLessThanOrEqual(1536)
  const awake = own(
    await scriptsOf(page, '/style-guide/header/overlay-search/', async () => {
      await page.getByRole('button', { name: 'Open submenu of Journal' }).click()
      await page.getByRole('button', { name: /^Shopping cart/ }).click()
      await page.getByRole('button', { name: 'Search' }).first().click()
      await page.locator('input:focus').waitFor()
      await page.keyboard.type('picture')
      await expect(page.locator('[data-part="results"] a').first()).toBeVisible()
      await page.setViewportSize({ width: 360, height: 740 })
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Go to...' }).click()
      await expect(page.getByRole('button', { name: 'Go to...' })).toHaveAttribute('aria-expanded', 'true')
    }),
  )
  expect(weight(awake), awake.join(' ')).toBeLessThanOrEqual(9 * 1024)
  expect(awake.filter((path) => /react|client/.test(path))).toEqual([])
})
