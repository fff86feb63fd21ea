import { expect, test, type Page } from '#test'
import { control, grid, link, openNumber, overlay, position, settings, still } from '../gallery.browser.markup'

const other = `<p data-feature="gallery" data-group="h" data-path="horizontal">${link('lamp', 'data-title="A lamp"')}${link('fig', 'data-title="A fig"')}</p>`

const entries = (page: Page) => page.evaluate(() => history.length)
const isClosed = async (page: Page) => {
  await expect(overlay(page)).toHaveCount(0)
  await expect(page).toHaveURL(/__page\/$/)
}

test('GAL-9 another group’s hash while one is open switches to that item, and closing goes back to the page', async ({
  page,
  mountHtml,
}) => {
  await mountHtml(grid(4) + other)
  await test.step('GAL-9 another group’s hash while one is open switches to that item', async () => {
    await openNumber(page, 2)
    await page.evaluate(() => (location.hash = 'h/1'))
    await expect(position(page).last()).toContainText('2 of 2. A fig')
    await expect(page).toHaveURL(/#h\/1$/)
    await expect(page.locator('dialog')).toHaveCount(1)
    await page.goBack()
    await expect(position(page).last()).toContainText('2 of 4')
    await page.goForward()
    await expect(position(page).last()).toContainText('2 of 2. A fig')
    await page.keyboard.press('Escape')
    await isClosed(page)
  })
  await test.step('GAL-9 nothing of it lies between the page and what was before it', async () => {
    await page.goBack().catch(() => {})
    await expect(overlay(page)).toHaveCount(0)
  })
})

test('GAL-9 Back and Escape at the same moment, the close button and Back, or a double Escape close it once, and the page stays', async ({
  page,
  mountHtml,
}) => {
  await mountHtml(grid(4) + other)
  const address = page.url()
  for (const isStill of [false, true]) {
    await test.step(`GAL-9 Back and Escape at the same moment close the gallery, ${isStill ? 'without' : 'with'} motion`, async () => {
      if (isStill) await still(page)
      for (const isBackFirst of [true, false]) {
        await openNumber(page, 2)
        await expect(page).toHaveURL(/#g\/1$/)
        await page.evaluate((isFirst) => {
          const escape = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
          if (isFirst) history.back()
          escape()
          if (!isFirst) history.back()
        }, isBackFirst)
        await expect(page.locator('dialog')).toHaveCount(0)
        await expect(page).toHaveURL(address)
        // It is the same page still, and the gallery opens again.
        await openNumber(page, 1)
        await page.keyboard.press('Escape')
        await isClosed(page)
      }
    })
  }
  await test.step('GAL-9 the close button and Back, and a double Escape, close it once', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await openNumber(page, 2)
    // Together, as a visitor's two hands do it: on a busy machine a click here and a Back there would be two wishes.
    await control(page, 'Press Esc to close').evaluate((button: HTMLElement) => {
      button.click()
      history.back()
    })
    await isClosed(page)
    await openNumber(page, 3)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await isClosed(page)
    await openNumber(page, 1)
    await expect(position(page)).toContainText('1 of 4')
    await page.keyboard.press('Escape')
    await isClosed(page)
  })
  await test.step('GAL-9 a hash that is written while one closes opens its item, and one close leaves both', async () => {
    await openNumber(page, 2)
    await page.evaluate(() => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
      location.hash = 'h/0'
    })
    await expect(position(page).last()).toContainText('1 of 2. A lamp')
    await expect(page.locator('dialog')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await isClosed(page)
  })
})

test('GAL-9 GAL-24 while one closes, a press on another picture opens that one, and focus is back on its link, where a key works', async ({
  page,
  mountHtml,
}) => {
  await mountHtml(grid(4) + settings({ showDuration: 3000 }), { styles: ['gallery'] })
  await test.step('GAL-9 a press on another picture while one closes opens that picture', async () => {
    const before = await entries(page)
    await openNumber(page, 1)
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[data-closing]')).toHaveCount(1)
    await page.getByRole('link', { name: 'Photo of dogs' }).click()
    await expect(page.locator('dialog:not([data-closing])').getByRole('status')).toContainText('3 of 4')
    await expect(page).toHaveURL(/#g\/2$/)
    expect(await entries(page)).toBe(before + 1)
    await expect(page.locator('dialog')).toHaveCount(1)
    await expect(position(page)).toContainText('3 of 4')
    await page.goBack()
    await isClosed(page)
  })
  await test.step('GAL-24 while it closes, focus is back on its link, and a key works there', async () => {
    await openNumber(page, 2)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Photo of peaks' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('dialog:not([data-closing])').getByRole('status')).toContainText('3 of 4')
  })
})

test('GAL-9 of two links pressed before the code has come, the last one opens', async ({ page, mountHtml }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await mountHtml(grid(4) + other)
  await page.route(/gallery\.session/, async (route) => {
    await held
    await route.fallback()
  })
  await page.getByRole('link', { name: 'Photo of peaks' }).click()
  await page.getByRole('link', { name: 'Photo of fig' }).click()
  release()
  await expect(position(page)).toContainText('2 of 2. A fig')
  await expect(page).toHaveURL(/#h\/1$/)
  await expect(page.locator('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await isClosed(page)
})

test('GAL-9 an address that has been left again before the code has come opens nothing', async ({ page, mountHtml }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await mountHtml(grid(4))
  await page.route(/gallery\.session/, async (route) => {
    await held
    await route.fallback()
  })
  const asked = page.waitForRequest(/gallery\.session/)
  await page.evaluate(() => (location.hash = 'g/1'))
  await asked
  await page.goBack()
  const came = page.waitForResponse(/gallery\.session/)
  release()
  await came
  await openNumber(page, 1)
  await expect(page.locator('dialog')).toHaveCount(1)
  await expect(position(page)).toContainText('1 of 4')
})

test('GAL-22 without deep links a press while one closes opens that picture, and Back closes it', async ({ page, mountHtml }) => {
  await mountHtml(grid(4) + settings({ deepLinking: false, showDuration: 3000 }), { styles: ['gallery'], address: '?a=1' })
  const before = await entries(page)
  await openNumber(page, 1)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Photo of dogs' }).click()
  await expect(page.locator('dialog:not([data-closing])').getByRole('status')).toContainText('3 of 4')
  expect(await entries(page)).toBe(before + 1)
  await page.goBack()
  await expect(page.locator('dialog:not([data-closing])')).toHaveCount(0)
  await expect(page).toHaveURL(/\?a=1$/)
})

test('GAL-9 a link to another page, pressed while one closes, is followed, and Back from there opens no gallery', async ({
  page,
  mountHtml,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await mountHtml(`<a href="/__page/other">Another page</a>${grid(4)}`)
  await openNumber(page, 2)
  // The other page takes its time, longer than the closing.
  await page.route('**/__page/other', async (route) => {
    await held
    await route.fulfill({ contentType: 'text/html', body: '<title>The other page</title>' })
  })
  const isClosed = page.waitForRequest('**/__page/closed')
  await page.evaluate(() => addEventListener('beforeunload', () => setTimeout(() => void fetch('/__page/closed'), 500)))
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Another page' }).click({ noWaitAfter: true })
  await isClosed
  release()
  await expect(page).toHaveTitle('The other page')
  await page.goBack()
  await expect(page).toHaveURL(/__page\/$/)
  await expect(page.locator('dialog')).toHaveCount(0)
})
