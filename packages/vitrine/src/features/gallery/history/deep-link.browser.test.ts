import { expect, test, type Page } from '#test'
import { control, grid, openNumber, overlay, position, settings, still } from '../gallery.browser.markup'

const entries = (page: Page) => page.evaluate(() => history.length)

test.describe('GAL-9 deep links', () => {
  test.beforeEach(({ page }) => still(page))

  test('GAL-9 the hash is the group and the index, follows moves, and goes on close; one history entry for all of it', async ({
    page,
    mountHtml,
  }) => {
    await mountHtml(grid(4))
    const before = await entries(page)
    await openNumber(page, 2)
    await expect(page).toHaveURL(/#g\/1$/)
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(/#g\/0$/)
    await control(page, 'Next').click()
    await control(page, 'Next').click()
    await expect(page).toHaveURL(/#g\/2$/)
    expect(await entries(page)).toBe(before + 1)
    await page.keyboard.press('Escape')
    await expect(overlay(page)).toHaveCount(0)
    await expect(page).toHaveURL(/__page\/$/)
    await openNumber(page, 1)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/__page\/$/)
    expect(await entries(page)).toBe(before + 1)
  })

  test('GAL-9 Back closes, Forward opens again, and Back closes again', async ({ page, mountHtml }) => {
    await mountHtml(grid(4))
    await openNumber(page, 2)
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/#g\/2$/)
    await page.goBack()
    await expect(overlay(page)).toHaveCount(0)
    await expect(page).toHaveURL(/__page\/$/)
    await page.goForward()
    await expect(position(page)).toContainText('3 of 4')
    await page.keyboard.press('Escape')
    await expect(overlay(page)).toHaveCount(0)
    await expect(page).toHaveURL(/__page\/$/)
  })

  test('GAL-9 an address with the hash opens the item; on close the hash goes and focus is on its link', async ({ page, mountHtml }) => {
    await mountHtml(grid(4), { address: '#g/2' })
    await expect(position(page)).toContainText('3 of 4')
    await page.keyboard.press('Escape')
    await expect(overlay(page)).toHaveCount(0)
    await expect(page).toHaveURL(/__page\/$/)
    await expect(page.getByRole('link', { name: 'Photo of dogs' })).toBeFocused()
  })

  test('GAL-9 a new hash moves the open gallery; an index that is not there closes it; another hash is left alone', async ({
    page,
    mountHtml,
  }) => {
    await mountHtml(grid(4), { address: '#elsewhere' })
    await page.evaluate(() => (location.hash = 'g/1'))
    await expect(position(page)).toContainText('2 of 4')
    await page.evaluate(() => (location.hash = 'g/3'))
    await expect(position(page)).toContainText('4 of 4')
    await page.evaluate(() => (location.hash = 'g/9'))
    await expect(overlay(page)).toHaveCount(0)
    await page.evaluate(() => (location.hash = 'other/1'))
    await expect(overlay(page)).toHaveCount(0)
  })

  test('GAL-22 with lightbox_deeplinking off the address stays, and Back still closes', async ({ page, mountHtml }) => {
    await mountHtml(grid(4) + settings({ deepLinking: false }), { address: '?a=1' })
    await openNumber(page, 2)
    await page.keyboard.press('ArrowRight')
    await expect(position(page)).toContainText('3 of 4')
    await expect(page).toHaveURL(/\?a=1$/)
    await page.goBack()
    await expect(overlay(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\?a=1$/)
  })
})
