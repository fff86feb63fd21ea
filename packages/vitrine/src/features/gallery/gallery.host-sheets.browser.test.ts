import { expect, test, type Page } from '#test'
import { differencesUnderHostSheets, hostSheets, LAYOUT, lookOf, LOOKS } from '../../../../../tests/support/host-sheets'
import { control, current, grid, openNumber, overlay, picture, still } from './gallery.browser.markup'

const ALL = [...LAYOUT, ...LOOKS]
const inOverlay = '[data-feature=gallery-overlay], [data-feature=gallery-overlay] *'
const opened = async (page: Page, number = 2) => {
  await openNumber(page, number)
  await expect(current(page)).toHaveAttribute('data-content', /ready|failed/)
  // A page may have rules for what is pointed at.
  await picture(page).or(overlay(page).getByRole('button').first()).first().hover()
}

test('GAL-24 the open gallery looks the same on pages with style sheets of their own', async ({ page, mountHtml }) => {
  await still(page)
  const found = await differencesUnderHostSheets({
    page,
    parts: inOverlay,
    styles: ALL,
    show: async () => {
      await mountHtml(grid(4), { styles: ['gallery'] })
      await opened(page)
      await control(page, 'Share').click()
      await expect(overlay(page).getByRole('link', { name: 'Share on Facebook' })).toBeFocused()
    },
  })
  expect(found).toEqual([])
})

test('GAL-24 so it does on a phone, with the strip at the side, and with what is asked before a video', async ({ page, mountHtml }) => {
  await still(page)
  const video =
    '<a data-gallery="g" href="https://vimeo.com/76979871" data-title="A film" data-thumbnail="/style-guide/pictures/sea-400.jpg">A film</a>'
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    const found = await differencesUnderHostSheets({
      page,
      parts: inOverlay,
      styles: ALL,
      show: async () => {
        await mountHtml(grid(2, '') + video, { styles: ['gallery'] })
        await opened(page, 3)
        await expect(overlay(page).getByRole('button', { name: 'Play the video' })).toBeVisible()
      },
    })
    expect(found).toEqual([])
  }
})

test('GAL-24 so it does where the page has its rules in layers of its own, before ours', async ({ page, mountHtml }) => {
  await still(page)
  const look = async (css: string) => {
    await mountHtml(grid(4), { css })
    await opened(page)
    return lookOf(page, inOverlay, ALL)
  }
  const plain = await look('html{font:16px/1.5 sans-serif}body{margin:0}')
  for (const sheet of Object.values(hostSheets)) expect(await look(`@layer host{${sheet.replaceAll('!important', '')}}`)).toEqual(plain)
})

test('GAL-17 so does a picture that failed', async ({ page, mountHtml, guard }) => {
  guard.expectConsole(/404/)
  await still(page)
  const found = await differencesUnderHostSheets({
    page,
    parts: inOverlay,
    styles: ALL,
    show: async () => {
      await mountHtml(`<a data-gallery href="/missing.jpg">Missing</a>`, { styles: ['gallery'] })
      await opened(page, 1)
      await expect(overlay(page).getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  })
  expect(found).toEqual([])
})

test('GAL-5 the thumbnails on the page stand in the same grid on pages with style sheets of their own', async ({ page, mountHtml }) => {
  const found = await differencesUnderHostSheets({
    page,
    parts: 'ul[data-feature=gallery], ul[data-feature=gallery] *',
    styles: ['display', 'objectFit', 'listStyleType'],
    show: async () => {
      await mountHtml(`${grid(6)}<p>After it</p>`, { styles: ['gallery'] })
      await expect(page.getByRole('img').last()).toHaveJSProperty('complete', true)
    },
  })
  expect(found).toEqual([])
})

test('GAL-24 words in the open gallery are no smaller on a page whose rem is small', async ({ page, mountHtml }) => {
  await still(page)
  await mountHtml(grid(2), { styles: ['gallery'], css: 'html{font-size:62.5%}' })
  await opened(page, 1)
  const size = (text: string) =>
    overlay(page)
      .getByText(text, { exact: true })
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  expect(await size('Title 1')).toBeGreaterThanOrEqual(16)
  expect(await size('Caption 1')).toBeGreaterThanOrEqual(15)
})

test('GAL-1 what is shown of the page itself keeps the looks that the page gave it', async ({ page, mountHtml }) => {
  await mountHtml(`<a data-gallery data-type="inline" href="#part">Open</a><div id="part" hidden><h2 class="mine">A part</h2></div>`, {
    css: '.mine { color: rgb(0, 128, 0); text-transform: uppercase }',
    styles: ['gallery'],
  })
  await opened(page, 1)
  await expect(overlay(page).getByRole('heading', { name: 'A part' })).toHaveCSS('text-transform', 'uppercase')
  await expect(overlay(page).getByRole('heading', { name: 'A part' })).toHaveCSS('color', 'rgb(0, 128, 0)')
})
