import type { Locator } from '@playwright/test'
import { expect, findFaults, test, type Page } from '#test'
import { differencesOfLooks, joinLooks, LAYOUT, lookOf, LOOKS, resizeWindow } from '../../../../../tests/support/host-sheets'
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

/** A page with several searches: each has ids of its own, and further attributes. */
const several = (...attributes: string[]) =>
  html.slice(0, html.indexOf('<search')) +
  attributes
    .map((given, index) =>
      html
        .slice(html.indexOf('<search'))
        .replaceAll('site-search', `search-${index}`)
        .replace(given.includes('data-style=') ? 'data-style="dropdown"' : 'data-none', '')
        .replace('data-feature="search"', `data-feature="search" ${given}`),
    )
    .join('')
const opener = (one: Locator) => one.getByRole('button', { name: 'Search' }).first()

test('FIND-3 what is set wrongly is reported, and it finds all the same', async ({ page, mountHtml, guard }) => {
  const odd = Object.entries({ style: ['dropdwn', ''], limit: ['abc', '0', '51', '2.5', ''] }).flatMap(([name, values]) =>
    values.map((value) => ({ name, value })),
  )
  for (const { name, value } of odd) guard.expectConsole(new RegExp(`search\\.${name} is "${value}", but it must be`))
  await mountHtml(several(...odd.map(({ name, value }) => `data-${name}="${value}"`)), { isWithoutScript: true })
  for (const [index, { name, value }] of odd.entries()) {
    await test.step(`FIND-3 data-${name}="${value}" is reported, and it finds`, async () => {
      const one = search(page).nth(index)
      await opener(one).click()
      await page.keyboard.type('harvesters')
      await expect(one.locator('[data-part="results"]').getByRole('link').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await expect(one.getByRole('searchbox')).toBeHidden()
    })
  }
})

test('FIND-3 an option that is misspelt is reported with what was meant', async ({ page, mountHtml, guard }) => {
  const misspelt = {
    'data-limt': 'data-limit',
    'data-index-adress': 'data-index-address',
    'data-nothing-txt': 'data-nothing-text',
  }
  for (const [given, meant] of Object.entries(misspelt))
    guard.expectConsole(new RegExp(`${given} is not an option. Did you mean ${meant}\\?`))
  await mountHtml(several(...Object.keys(misspelt).map((given) => `${given}="3"`)), { isWithoutScript: true })
  for (const [index, given] of Object.keys(misspelt).entries()) {
    await test.step(`FIND-3 ${given}`, async () => {
      const one = search(page).nth(index)
      await opener(one).click()
      await expect(one).toHaveAttribute('data-state', 'idle')
      await expect(opener(one)).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Escape')
      await expect(one.getByRole('searchbox')).toBeHidden()
    })
  }
})

test('FIND-1 it looks the same on pages with rules of their own', async ({ page, mountHtml }) => {
  const parts = (index: number) =>
    `[data-feature="search"]:nth-of-type(${index + 1}) :is(button, div, form, input, p, ol, li, a, [data-part="title"], [data-part="excerpt"], img)`
  const find = async (index: number) => {
    const one = search(page).nth(index)
    await opener(one).click()
    await page.keyboard.type('gallery')
    await expect(one.locator('[data-part="results"]').getByRole('link').nth(1)).toBeVisible()
    await page.mouse.move(1, 700)
    const panel = one.locator('[data-part="panel"]')
    await panel.evaluate((element) => Promise.all(element.getAnimations().map((animation) => animation.finished)))
    const seen = await lookOf(page, parts(index), [...LAYOUT, ...LOOKS])
    await field(page).fill('')
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    return seen
  }
  const look = async () => {
    await page.setViewportSize({ width: 1280, height: 740 })
    await mountHtml(several('', 'data-style="overlay"'), { isWithoutScript: true })
    const dropdown = await find(0)
    const overlay = await find(1)
    await resizeWindow(page, 360, 740)
    return joinLooks({ 'dropdown, 1280 px': dropdown, 'overlay, 1280 px': overlay, 'dropdown, 360 px': await find(0) })
  }
  expect(await differencesOfLooks({ page, look })).toEqual([])
})

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
