import { expect, test, type Page } from '#test'

const css =
  'body{margin:0} .row{display:flex;gap:20px} .row>div{flex:1} aside{width:200px;height:100px;background:#eee} .text{height:1000px}'
const row = (aside: string, before = 500) =>
  `<div style="height:${before}px"></div><div class="row" id="row">${aside}<div class="text"></div></div><div style="height:2000px"></div>`
const options = { css, styles: ['sticky'] }

const note = (page: Page) => page.locator('[data-feature="sticky"]')
const top = (page: Page) => note(page).evaluate((element) => element.getBoundingClientRect().top)
const scrollTo = (page: Page, y: number) => page.evaluate((place) => window.scrollTo(0, place), y)

test('STICK-1 unstuck, stuck, bottomed out, and back', async ({ page, mountHtml }) => {
  await mountHtml(row('<aside data-feature="sticky">Note</aside>'), options)
  await page.mouse.move(2, 2)
  await expect(note(page)).toHaveAttribute('data-state', 'unstuck')
  await scrollTo(page, 449)
  await expect.poll(() => top(page)).toBe(51)
  await expect(note(page)).toHaveAttribute('data-state', 'unstuck')
  await scrollTo(page, 450)
  await expect(note(page)).toHaveAttribute('data-state', 'stuck')
  await scrollTo(page, 1000)
  expect(await top(page)).toBe(50)
  await expect(note(page)).toHaveAttribute('data-state', 'stuck')
  // The row ends at 1500: below 1350 the note no longer fits under the line.
  await scrollTo(page, 1400)
  await expect(note(page)).toHaveAttribute('data-state', 'bottomed-out')
  expect(await top(page)).toBe(0)
  await scrollTo(page, 1200)
  await expect(note(page)).toHaveAttribute('data-state', 'stuck')
  await scrollTo(page, 0)
  await expect(note(page)).toHaveAttribute('data-state', 'unstuck')
})

test('STICK-1 a jump over the whole row tells the right state at once', async ({ page, mountHtml }) => {
  await mountHtml(row('<aside data-feature="sticky">Note</aside>'), options)
  await page.mouse.move(2, 2)
  await expect(note(page)).toHaveAttribute('data-state', 'unstuck')
  await scrollTo(page, 2500)
  await expect(note(page)).toHaveAttribute('data-state', 'bottomed-out')
  await scrollTo(page, 0)
  await expect(note(page)).toHaveAttribute('data-state', 'unstuck')
})

test('STICK-1 a sidebar on the left and one on the right, each with its state', async ({ page, openExample }) => {
  await openExample('sticky', 'sidebars')
  await page.mouse.move(2, 2)
  const left = page.getByRole('complementary', { name: 'Note on the left' })
  const right = page.getByRole('complementary', { name: 'Note on the right' })
  await expect(left).toHaveAttribute('data-state', 'unstuck')
  await page.mouse.wheel(0, 600)
  await expect(left).toHaveAttribute('data-state', 'stuck')
  await expect(right).toHaveAttribute('data-state', 'stuck')
})

test('STICK-1 up to the sidebar break point sidebars stand still', async ({ page, openExample }) => {
  await page.setViewportSize({ width: 800, height: 700 })
  await openExample('sticky', 'sidebars')
  await page.mouse.move(2, 2)
  const left = page.getByRole('complementary', { name: 'Note on the left' })
  await expect(left).toHaveAttribute('data-state', 'unstuck')
  await scrollTo(page, 900)
  await expect(left).not.toBeInViewport()
  await expect(left).toHaveAttribute('data-state', 'unstuck')
})

test('STICK-1 several on a page stick each in its own row', async ({ page, mountHtml }) => {
  await mountHtml(row('<aside data-feature="sticky">One</aside>') + row('<aside data-feature="sticky">Two</aside>', 0), options)
  await page.mouse.move(2, 2)
  await expect(note(page).first()).toHaveAttribute('data-state', 'unstuck')
  await scrollTo(page, 3700)
  await expect(note(page).first()).toHaveAttribute('data-state', 'bottomed-out')
  await expect(note(page).nth(1)).toHaveAttribute('data-state', 'stuck')
})

test('STICK-1 one taller than the window shows its end on the way down and its top on the way up', async ({ page, mountHtml }) => {
  await mountHtml(
    row('<aside data-feature="sticky" style="height:1500px">Tall</aside>').replace('class="text"', 'style="height:6000px"'),
    options,
  )
  await page.mouse.move(2, 2)
  await expect(note(page)).toHaveAttribute('data-state', 'unstuck')
  await scrollTo(page, 600)
  await expect(note(page)).toHaveAttribute('data-state', 'stuck')
  expect(await top(page)).toBe(-100)
  await scrollTo(page, 3000)
  // Its end is at the window's end: 800 - 1500.
  await expect.poll(() => top(page)).toBe(-700)
  await scrollTo(page, 2800)
  await expect.poll(() => top(page)).toBe(-500)
  await scrollTo(page, 1500)
  await expect.poll(() => top(page)).toBe(50)
  await expect(note(page)).toHaveAttribute('data-state', 'stuck')
  await scrollTo(page, 7000)
  await expect(note(page)).toHaveAttribute('data-state', 'bottomed-out')
  await scrollTo(page, 0)
  await expect(note(page)).toHaveAttribute('data-state', 'unstuck')
})

test('STICK-1 one that is as high as its row never sticks', async ({ page, mountHtml }) => {
  await mountHtml(row('<aside data-feature="sticky" style="height:1000px">As high</aside>'), options)
  await page.mouse.move(2, 2)
  await expect(note(page)).toHaveAttribute('data-state', 'unstuck')
  await scrollTo(page, 900)
  expect(await top(page)).toBe(-400)
  await expect(note(page)).toHaveAttribute('data-state', 'unstuck')
})

test('STICK-2 below an admin bar it sticks 50 px under the bar, 350 ms after the bar has come', async ({ page, mountHtml }) => {
  await page.clock.install()
  await mountHtml(
    row('<aside data-feature="sticky">Note</aside>') +
      '<div data-feature="admin-bar" style="position:fixed;inset:0 0 auto;height:32px"></div>',
    options,
  )
  await page.mouse.move(2, 2)
  await scrollTo(page, 900)
  await page.clock.runFor(400)
  await expect.poll(() => top(page)).toBe(82)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.locator('[data-feature="admin-bar"]').evaluate((bar) => (bar.style.height = '60px'))
  await expect.poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--page-top'))).toBe('60px')
  await page.clock.runFor(349)
  expect(await top(page)).toBe(82)
  await page.clock.runFor(2)
  await expect.poll(() => top(page)).toBe(110)
})

test('STICK-2 a gap of its own, in a parent of its own', async ({ page, mountHtml }) => {
  await mountHtml(
    row('<div style="flex:0 0 200px"><aside data-feature="sticky" data-gap="8" data-parent=".row">Note</aside></div>'),
    options,
  )
  await page.mouse.move(2, 2)
  await expect(note(page)).toHaveAttribute('data-state', 'unstuck')
  await scrollTo(page, 900)
  await expect(note(page)).toHaveAttribute('data-state', 'stuck')
  expect(await top(page)).toBe(8)
})

test('STICK-3 an element without its parent is reported, and the others work', async ({ page, mountHtml, guard }) => {
  guard.expectConsole(/\[vitrine\] sticky: failed to find stick parent/)
  await mountHtml(
    row('<aside data-feature="sticky" data-parent=".nowhere">Lost</aside>') + row('<aside data-feature="sticky">Found</aside>', 0),
    options,
  )
  await page.mouse.move(2, 2)
  await expect(note(page).nth(1)).toHaveAttribute('data-state', 'unstuck')
  await expect(note(page).first()).not.toHaveAttribute('data-state')
})

test('STICK-1 without scripts it sticks all the same', async ({ page, mountHtml }) => {
  await mountHtml(row('<aside data-feature="sticky">Note</aside>'), { ...options, isWithoutScript: true })
  await page.mouse.move(2, 2)
  await scrollTo(page, 1000)
  expect(await top(page)).toBe(50)
})
