import { expect, findFaults, test } from '#test'
import { at, boxOf, open } from './panel.browser.markup'

/** px: `--gutter` where the page sets no tokens. */
const GUTTER = 18

test('PANEL-1 a popup stands in the middle', async ({ page, openExample }) => {
  await openExample('panel', 'popup')
  await open(page, 'popup')
  const { x, y, width, height } = await boxOf(page, 'popup')
  expect(Math.abs(x + width / 2 - 640)).toBeLessThan(10)
  expect(Math.abs(y + height / 2 - 400)).toBeLessThan(2)
})

for (const [id, box] of [
  ['bar-left', { x: 0, y: 0, height: 800 }],
  ['bar-right', { y: 0, height: 800 }],
  ['bar-top', { x: 0, y: 0 }],
  ['bar-bottom', { x: 0 }],
  ['full', { x: 0, y: 0, height: 800 }],
  ['heights', { x: 0, y: 320, height: 480 }],
] as const) {
  test(`PANEL-1 ${id} lies along its edge, in its height`, async ({ page, openExample }) => {
    await openExample('panel', id)
    await open(page, id)
    const found = await boxOf(page, id)
    expect(found).toMatchObject(box)
    const edge = await page.evaluate(() => document.documentElement.clientWidth)
    if (id === 'bar-right') expect(found.x + found.width).toBe(edge)
    if (id === 'bar-bottom') expect(found.y + found.height).toBe(800)
    if (id === 'bar-top') expect(found.width).toBe(edge)
  })
}

test('PANEL-1 without an overlay the page stays in reach, with one it does not', async ({ page, openExample }) => {
  await openExample('panel', 'beside')
  await open(page, 'beside')
  expect(await at(page, 'beside').evaluate((element) => element.matches(':modal'))).toBe(false)
  await page.getByRole('link', { name: 'Open or close' }).click()
  await expect(at(page, 'beside')).toBeHidden()
})

test('PANEL-1 the page keeps its scrollbar and scrolls, unless the flag says no; then nothing moves', async ({ page, openExample }) => {
  await openExample('panel', 'locked')
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.boundingBox()
  await open(page, 'locked')
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  expect(await heading.boundingBox()).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked')
  await openExample('panel', 'anchors')
  await open(page, 'anchors')
  await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked')
})

test('PANEL-1 the scroll lock is counted: closing one of two keeps it', async ({ page, mountHtml }) => {
  await mountHtml(
    `<a href="#panel__a">Open</a><dialog data-feature="panel" data-panel="a" data-overlay_page_scrollbar="no" data-status_css_animations="off" aria-label="A"><a href="#panel-open__b">Open b</a></dialog>
     <dialog data-feature="panel" data-panel="b" data-overlay_page_scrollbar="no" data-status_css_animations="off" aria-label="B">B</dialog>`,
    { styles: ['panel'] },
  )
  await page.getByRole('link', { name: 'Open' }).click()
  await page.getByRole('link', { name: 'Open b' }).click()
  await expect(at(page, 'b')).toHaveAttribute('data-state', 'shown')
  await page.keyboard.press('Escape')
  await expect(at(page, 'b')).toHaveAttribute('data-state', 'hidden')
  await expect(page.locator('html')).toHaveAttribute('data-scroll-locked')
  await page.keyboard.press('Escape')
  await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked')
})

test('PANEL-9 the explanation is there for those who ask, and for nobody else', async ({ page, openExample }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openExample('panel', 'popup')
  await page.mouse.move(200, 200)
  await expect(at(page, 'popup')).toHaveAttribute('data-state', 'hidden')
  await expect(page.locator('[data-panel-explain]')).toHaveCount(0)
  expect(asked.filter((url) => url.includes('explain'))).toEqual([])
  await openExample('panel', 'popup', '?panels=explain')
  await expect(page.getByText('popup: may show')).toBeVisible()
  await expect(page.getByText('Opens by links only.')).toBeVisible()
})

for (const [position, left, top] of [
  ['top-left', true, true],
  ['top-right', false, true],
  ['bottom-left', true, false],
  ['bottom-right', false, false],
] as const) {
  for (const direction of ['ltr', 'rtl'] as const) {
    test(`PANEL-1 a popup stands at ${position} in ${direction}, and leaves the page in reach`, async ({ page, mountHtml }) => {
      await mountHtml(
        `<a href="#panel__a">Open</a><dialog data-feature="panel" data-panel="a" data-position="${position}" data-overlay="no" data-status_css_animations="off" aria-label="A"><button data-control="close">Close</button><div data-part="body">Hello</div></dialog>`,
        { styles: ['panel'], root: `lang="en" dir="${direction}"`, css: 'body{margin:200px 500px}' },
      )
      await page.getByRole('link', { name: 'Open' }).click()
      await expect(at(page, 'a')).toHaveAttribute('data-state', 'shown')
      const { x, y, width, height } = await boxOf(page, 'a')
      expect({ x, y, width }).toEqual({ x: left ? GUTTER : 1280 - GUTTER - 400, y: top ? GUTTER : 800 - GUTTER - height, width: 400 })
      expect(await page.locator(':modal').count()).toBe(0)
    })
  }
}

test('PANEL-23 a popup in a corner that comes by itself leaves focus where it is, and is said', async ({ page, openExample }) => {
  await openExample('panel', 'corner')
  await expect(at(page, 'corner')).toHaveAttribute('data-state', 'shown')
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await expect(page.getByRole('status')).toHaveText('In a corner')
})

test('PANEL-9 the explanation lies over the overlay, and can be folded while a panel is open', async ({ page, openExample }) => {
  await openExample('panel', 'popup', '?panels=explain')
  await open(page, 'popup')
  const head = page.getByText(/^Panels: /)
  await expect(page.getByText('popup: open')).toBeVisible()
  const { x, y } = (await head.boundingBox())!
  expect(await page.evaluate(([x, y]) => document.elementFromPoint(x!, y!)?.closest('[data-panel-explain]') !== null, [x + 5, y + 5])).toBe(
    true,
  )
  await head.click()
  await expect(page.getByText('popup: open')).toBeHidden()
  await expect(at(page, 'popup')).toHaveAttribute('data-state', 'shown')
  await page.keyboard.press('Escape')
  await expect(at(page, 'popup')).toHaveAttribute('data-state', 'hidden')
  await expect(head).toBeVisible()
})

for (const id of ['bar-left', 'bar-bottom', 'beside', 'late-button', 'media', 'opened']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`PANEL-23 ${id} has no accessibility fault while it is open (${colorScheme})`, async ({ page, openExample }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await openExample('panel', id, `#panel-open__${id}`)
      await expect(at(page, id)).toHaveAttribute('data-state', 'shown')
      expect(await findFaults(page)).toEqual([])
    })
  }
}
