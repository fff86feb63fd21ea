import { expect, test } from '#test'
import { atRest, control, current, grid, openNumber, overlay, photo, position, settings, still } from '../gallery.browser.markup'

test('GAL-10 Esc closes, the four arrows move, Shift+Enter toggles fullscreen', async ({ page, mountHtml }) => {
  await still(page)
  await mountHtml(grid(4))
  await openNumber(page)
  for (const [key, at] of [
    ['ArrowRight', 2],
    ['ArrowDown', 3],
    ['ArrowLeft', 2],
    ['ArrowUp', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(position(page)).toContainText(`${at} of 4`)
    await atRest(page)
  }
  await page.keyboard.press('Shift+Enter')
  await expect.poll(() => page.evaluate(() => !!document.fullscreenElement)).toBe(true)
  await page.keyboard.press('Shift+Enter')
  await expect.poll(() => page.evaluate(() => !!document.fullscreenElement)).toBe(false)
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toHaveCount(0)
})

test('GAL-10 arrow keys stay with a field, a player and content that scrolls', async ({ page, mountHtml }) => {
  await still(page)
  await mountHtml(
    `${settings({ groups: { tour: [{ html: '<p><label>Name <input></label></p>', title: 'Form' }, { url: photo('sea') }] } })}<a href="#tour/0">Tour</a>`,
  )
  await page.getByRole('link', { name: 'Tour' }).click()
  await overlay(page).getByRole('textbox', { name: 'Name' }).fill('ab')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await expect(position(page)).toContainText('1 of 2')
  await current(page).getByRole('region').focus()
  await page.keyboard.press('ArrowDown')
  await expect(position(page)).toContainText('1 of 2')
  await control(page, 'Next').focus()
  await page.keyboard.press('ArrowDown')
  await expect(position(page)).toContainText('2 of 2')
})
