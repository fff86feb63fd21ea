import { expect, findFaults, test, type Page } from '#test'
import { differencesUnderHostSheets, LAYOUT, LOOKS } from '../../../../../tests/support/host-sheets'
import { readmeHtml } from '../../../../../tests/support/readme'
import { holdParts } from '../../../../../tests/support/slow'

const html = readmeHtml('search')
const button = (page: Page) => page.getByRole('button', { name: 'Search' }).first()
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const results = (page: Page) => page.locator('[data-part="results"]').getByRole('link')
const search = (page: Page) => page.locator('[data-feature="search"]')

test('FIND-1 the README’s markup opens below its button, finds, and closes', async ({ page, mountHtml }) => {
  await mountHtml(html, { isWithoutScript: true })
  await button(page).click()
  await expect(field(page)).toBeFocused()
  const [icon, panel] = [(await button(page).boundingBox())!, page.locator('#site-search')]
  await expect.poll(async () => Math.round((await panel.boundingBox())!.y)).toBeGreaterThanOrEqual(Math.round(icon.y + icon.height))
  await page.keyboard.type('gallery')
  await expect(results(page).first()).toBeVisible()
  expect(await findFaults(page, 'search')).toEqual([])
  await expect(page.getByRole('button', { name: 'Close search' })).toBeHidden()
  await page.mouse.click(640, 780)
  await expect(field(page)).toBeHidden()
})

for (const example of ['by hand', 'dropdown-search', 'flyout']) {
  test(`FIND-1 in a narrow window it has a button that closes it (${example})`, async ({ page, mountHtml, openExample }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await (example === 'by hand' ? mountHtml(html, { isWithoutScript: true }) : openExample('header', example))
    await button(page).click()
    await expect(field(page)).toBeVisible()
    // Pressed while it still comes in, the tool scrolls the page to reach it, and a header that sticks closes the search.
    await page
      .locator('#site-search')
      .evaluate((panel) => Promise.all(panel.getAnimations({ subtree: true }).map((animation) => animation.finished)))
    await page.getByRole('button', { name: 'Close search' }).click()
    await expect(field(page)).toBeHidden()
  })
}

test('FIND-3 a result without a picture has its room for words', async ({ page, openExample }) => {
  await openExample('header', 'dropdown-search')
  await button(page).click()
  await page.keyboard.type('gallery')
  const without = results(page)
    .filter({ hasNot: page.locator('img') })
    .first()
  await expect(without).toBeVisible()
  const [box, words] = [(await without.boundingBox())!, (await without.locator('[data-part="words"]').boundingBox())!]
  expect(words.x - box.x).toBeLessThan(16)
  expect(box.width - words.width).toBeLessThan(32)
})

test('FIND-2 an overlay that the first press opens is marked for 800 ms, however late the code comes', async ({ page, mountHtml }) => {
  await mountHtml(html.replace('data-style="dropdown"', 'data-style="overlay"'), { isWithoutScript: true })
  const release = await holdParts(page, /search\.served/)
  const asked = page.waitForRequest(/search\.served/)
  await page.reload()
  await button(page).click()
  await asked
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  release()
  await expect(search(page)).toHaveAttribute('data-transition', '')
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
  await page.clock.runFor(799)
  await expect(search(page)).toHaveAttribute('data-transition', '')
  await page.clock.runFor(1)
  await expect(search(page)).not.toHaveAttribute('data-transition')
})

test('FIND-3 what was typed before the code came is searched for', async ({ page, mountHtml }) => {
  await mountHtml(html, { isWithoutScript: true })
  const release = await holdParts(page, /search\.served/)
  await page.reload()
  await button(page).click()
  await page.keyboard.type('harvesters')
  release()
  await expect(results(page).first()).toBeVisible()
})

test('FIND-1 a search that comes later works', async ({ page, mountHtml }) => {
  await mountHtml(html.slice(0, html.indexOf('<search')), { isWithoutScript: true })
  await page.evaluate(
    (markup) => {
      document.body.insertAdjacentHTML('beforeend', markup)
      document.body.dispatchEvent(new CustomEvent('vitrine:content', { bubbles: true }))
    },
    html.slice(html.indexOf('<search')),
  )
  await button(page).click()
  await page.keyboard.type('harvesters')
  await expect(results(page).first()).toBeVisible()
})

for (const [name, values] of Object.entries({ style: ['dropdwn', ''], limit: ['abc', '0', '51', '2.5', ''] })) {
  for (const value of values) {
    test(`FIND-3 data-${name}="${value}" is reported, and it finds`, async ({ page, mountHtml, guard }) => {
      guard.expectConsole(new RegExp(`search\\.${name} is "${value}", but it must be`))
      await mountHtml(
        html
          .replace(`data-${name === 'style' ? 'style="dropdown"' : 'none'}`, '')
          .replace('data-feature="search"', `data-feature="search" data-${name}="${value}"`),
        { isWithoutScript: true },
      )
      await button(page).click()
      await page.keyboard.type('harvesters')
      await expect(results(page).first()).toBeVisible()
    })
  }
}

for (const [given, meant] of [
  ['data-limt', 'data-limit'],
  ['data-index-adress', 'data-index-address'],
  ['data-nothing-txt', 'data-nothing-text'],
] as const) {
  test(`FIND-3 ${given} is reported with what was meant`, async ({ page, mountHtml, guard }) => {
    guard.expectConsole(new RegExp(`${given} is not an option. Did you mean ${meant}\\?`))
    await mountHtml(html.replace('data-feature="search"', `data-feature="search" ${given}="3"`), { isWithoutScript: true })
    await button(page).click()
    await expect(search(page)).toHaveAttribute('data-state', 'idle')
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
  })
}

for (const [width, style] of [
  [1280, 'dropdown'],
  [1280, 'overlay'],
  [360, 'dropdown'],
] as const) {
  test(`FIND-1 it looks the same on pages with rules of their own (${style}, ${width} px)`, async ({ page, mountHtml }) => {
    test.setTimeout(90_000)
    await page.setViewportSize({ width, height: 740 })
    const show = async () => {
      await mountHtml(html.replace('data-style="dropdown"', `data-style="${style}"`), { isWithoutScript: true })
      await button(page).click()
      await page.keyboard.type('gallery')
      await expect(results(page).nth(1)).toBeVisible()
      await page.mouse.move(1, 700)
      await page.locator('#site-search').evaluate((panel) => Promise.all(panel.getAnimations().map((animation) => animation.finished)))
    }
    const parts = '[data-feature="search"] :is(button, div, form, input, p, ol, li, a, [data-part="title"], [data-part="excerpt"], img)'
    expect(await differencesUnderHostSheets({ page, show, parts, styles: [...LAYOUT, ...LOOKS] })).toEqual([])
  })
}

for (const key of ['/', 'Control+k']) {
  test(`FIND-1 ${key} as the very first thing that somebody does opens it`, async ({ page, mountHtml }) => {
    await mountHtml(html, { isWithoutScript: true })
    const release = await holdParts(page, /registry\.header/)
    await page.reload()
    await page.keyboard.press(key)
    release()
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
  })
}
