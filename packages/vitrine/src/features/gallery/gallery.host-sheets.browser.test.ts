import { expect, test, type Page } from '#test'
import { differencesOfLooks, hostSheets, joinLooks, LAYOUT, lookOf, LOOKS, resizeWindow } from '../../../../../tests/support/host-sheets'
import { control, current, grid, link, openNumber, overlay, picture, still } from './gallery.browser.markup'

const ALL = [...LAYOUT, ...LOOKS]
const inOverlay = '[data-feature=gallery-overlay], [data-feature=gallery-overlay] *'
const opened = async (page: Page, number = 2) => {
  await openNumber(page, number)
  await expect(current(page)).toHaveAttribute('data-content', /ready|failed/)
  // A page may have rules for what is pointed at.
  await picture(page).or(overlay(page).getByRole('button').first()).first().hover()
}

test('GAL-5 GAL-17 GAL-24 the thumbnails on the page and the open gallery look the same on pages with style sheets of their own', async ({
  page,
  mountHtml,
  guard,
}) => {
  guard.expectConsole(/404/)
  await still(page)
  const film = '<a href="https://vimeo.com/76979871" data-title="A film" data-thumbnail="/style-guide/pictures/sea-400.jpg">A film</a>'
  const films = `<div data-feature="gallery" data-group="films">${link('meadow', 'data-title="One" data-caption="First"')}${film}</div>`
  const missing = '<a data-gallery href="/missing.jpg">Missing</a>'
  const close = async () => {
    await page.keyboard.press('Escape')
    await expect(overlay(page)).toHaveCount(0)
  }
  const look = async () => {
    await mountHtml(`${grid(6)}<p>After it</p>${films}${missing}`, { styles: ['gallery'] })
    await expect(page.getByRole('img').last()).toHaveJSProperty('complete', true)
    const grids = await lookOf(page, 'ul[data-feature=gallery], ul[data-feature=gallery] *', ['display', 'objectFit', 'listStyleType'])

    await opened(page)
    await control(page, 'Share').click()
    await expect(overlay(page).getByRole('link', { name: 'Share on Facebook' })).toBeFocused()
    const pictures = await lookOf(page, inOverlay, ALL)
    // The first Escape closes the menu of links to share.
    await page.keyboard.press('Escape')
    await close()

    await opened(page, 8)
    await expect(overlay(page).getByRole('button', { name: 'Play the video' })).toBeVisible()
    const wide = await lookOf(page, inOverlay, ALL)
    await resizeWindow(page, 360, 740)
    await expect.poll(() => overlay(page).evaluate((dialog) => dialog.getBoundingClientRect().width)).toBe(360)
    const phone = await lookOf(page, inOverlay, ALL)
    await close()
    await page.setViewportSize({ width: 1280, height: 800 })

    await opened(page, 9)
    await expect(overlay(page).getByRole('button', { name: 'Try again' })).toBeVisible()
    return joinLooks({
      'the thumbnails on the page': grids,
      'a picture, with the links to share': pictures,
      'what is asked before a video, with the strip at the side': wide,
      'what is asked before a video, on a phone': phone,
      'a picture that failed': await lookOf(page, inOverlay, ALL),
    })
  }
  expect(await differencesOfLooks({ page, look })).toEqual([])
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
