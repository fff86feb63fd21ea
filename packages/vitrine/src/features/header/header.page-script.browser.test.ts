import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '#test'
import { differencesOfLooks, joinLooks, LAYOUT, lookOf, resizeWindow } from '../../../../../tests/support/host-sheets'

/** The header of somebody's own page: its README's markup, an admin bar that comes before or after it, sheets of the page's own. */

const markup = /<body>\n([\s\S]*?)\s*<main>/.exec(readFileSync(join(import.meta.dirname, 'README.md'), 'utf8'))![1]!
const wide = '<link rel="stylesheet" href="/__script/header.wide.css" media="(width >= 800px)">'
const long = '<main style="height:4000px"><p>Text</p></main>'
const options = { styles: ['header'], head: wide, css: 'body{margin:0}' }
const adminBar =
  '<div data-feature="admin-bar" style="position:fixed;inset:0 0 auto;height:32px;z-index:50;background:#ccc"></div><div style="height:32px"></div>'

const header = (page: Page) => page.getByRole('banner')
const root = (page: Page, name: string) => page.evaluate((property) => document.documentElement.style.getPropertyValue(property), name)
const scrollTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)

test('HEAD-1 the README’s markup is a header, with its menu, in a wide window and in a narrow one', async ({ page, mountHtml }) => {
  await mountHtml(markup + long, options)
  for (const [width, height] of [
    [1280, 88],
    [360, 65],
  ] as const) {
    await test.step(`HEAD-1 at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 700 })
      await scrollTo(page, 0)
      await expect(header(page)).toHaveAttribute('data-state', 'normal')
      await expect(page.getByRole('link', { name: 'Shop' })).toBeInViewport()
      expect((await header(page).boundingBox())!.height).toBeCloseTo(height, -1)
      await scrollTo(page, 900)
      await expect(header(page)).toHaveAttribute('data-state', 'sticky')
      await expect(page.getByRole('link', { name: 'Shop' })).toBeInViewport()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  }
})

for (const late of ['admin-bar', 'header'] as const) {
  test(`HEAD-2 with an admin bar the top is the sum of both, where the ${late} comes last`, async ({ page, mountHtml }) => {
    let release = () => {}
    const isLate = new Promise<void>((resolve) => (release = resolve))
    await page.route(late === 'header' ? '**/parts/registry.header-*' : '**/parts/admin-bar.behaviour-*', async (route) => {
      await isLate
      await route.fallback()
    })
    await mountHtml(adminBar + markup + long, options)
    const height = (await header(page).boundingBox())!.height
    await expect.poll(() => root(page, '--page-top')).toBe(late === 'header' ? '32px' : `${height}px`)
    release()
    await expect.poll(() => root(page, '--page-top')).toBe(`${height + 32}px`)
    await expect.poll(() => root(page, '--admin-bar')).toBe('32px')
    await scrollTo(page, 900)
    await expect(header(page)).toHaveAttribute('data-state', 'sticky')
    expect((await header(page).boundingBox())!.y).toBe(32)
  })
}

test('HEAD-2 an admin bar that grows, shrinks or goes takes the header along', async ({ page, mountHtml }) => {
  await mountHtml(adminBar + markup + long, options)
  const { height } = (await header(page).boundingBox())!
  await scrollTo(page, 900)
  for (const bar of [60, 20, 0]) {
    await page
      .locator('[data-feature="admin-bar"]')
      .evaluate((element, px) => (px ? (element.style.height = `${px}px`) : element.remove()), bar)
    await expect.poll(() => root(page, '--page-top')).toBe(`${height + bar}px`)
    await expect.poll(async () => (await header(page).boundingBox())!.y).toBe(bar)
  }
})

for (const [name, given] of [
  ['with no flag at all', markup.replace(/ data-sticky="[^"]+"/, '')],
  ['with the flag for other devices', markup.replace(/data-sticky="[^"]+"/, 'data-sticky="mobile"')],
  ['in a box of its own height', `<div>${markup}</div>`],
] as const) {
  test(`HEAD-2 a header ${name} scrolls away, and is not called sticky`, async ({ page, mountHtml }) => {
    await mountHtml(given + long, options)
    await expect.poll(() => root(page, '--page-top')).toBe('0px')
    await scrollTo(page, 900)
    await expect(header(page)).not.toBeInViewport()
    await expect(page.locator('[data-header-mark]')).not.toBeInViewport()
    await expect(header(page)).toHaveAttribute('data-state', 'normal')
  })
}

test('HEAD-3 from one device to another the state follows', async ({ page, mountHtml }) => {
  await mountHtml(markup.replace(/data-sticky="[^"]+"/, 'data-sticky="mobile"') + long, options)
  await scrollTo(page, 900)
  await expect.poll(() => root(page, '--page-top')).toBe('0px')
  await expect(header(page)).toHaveAttribute('data-state', 'normal')
  await page.setViewportSize({ width: 500, height: 700 })
  await expect(header(page)).toHaveAttribute('data-state', 'sticky')
  await expect.poll(() => root(page, '--page-top')).toMatch(/^[1-9]/)
  await page.setViewportSize({ width: 1280, height: 700 })
  await expect(header(page)).toHaveAttribute('data-state', 'normal')
  await expect.poll(() => root(page, '--page-top')).toBe('0px')
})

test('HEAD-1 the header stands the same on pages with style sheets of their own', async ({ page, mountHtml }) => {
  const parts = 'header, header :not(a)'
  const look = async () => {
    await page.setViewportSize({ width: 1280, height: 700 })
    // The page's own words and their weight are its own business.
    await mountHtml(markup.replaceAll('<a ', '<a style="inline-size:60px;font:400 16px/1.5 sans-serif" ') + long, {
      styles: ['header'],
      head: wide,
    })
    await scrollTo(page, 900)
    await expect(header(page)).toHaveAttribute('data-state', 'sticky')
    const at1280 = await lookOf(page, parts, LAYOUT)
    await resizeWindow(page, 360, 700)
    await expect(header(page)).toHaveAttribute('data-state', 'sticky')
    return joinLooks({ '1280 px': at1280, '360 px': await lookOf(page, parts, LAYOUT) })
  }
  expect(await differencesOfLooks({ page, look })).toEqual([])
})
