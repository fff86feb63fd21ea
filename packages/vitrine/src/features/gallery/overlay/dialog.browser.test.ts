import { expect, findFaults, test } from '#test'
import { atRest, current, grid, openNumber, overlay, photo, picture, position, settings } from '../gallery.browser.markup'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const control = (page: Parameters<typeof overlay>[0], name: string | RegExp) =>
  overlay(page).getByRole('button', { name, exact: typeof name === 'string' })

/** A gallery of a group of its own: several of them, with settings of their own, stand on one page. */
const group = (name: string, count: number, attributes = '') => grid(count, attributes).replace('data-group="g"', `data-group="${name}"`)
const close = async (page: Parameters<typeof overlay>[0]) => {
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toHaveCount(0)
}

test('GAL-4 GAL-24 arrows move; where the visitor is, is said; the toolbar closes, fills the screen, plays and pauses', async ({
  page,
  mountHtml,
}) => {
  await mountHtml(grid(4))
  await openNumber(page)
  await test.step('GAL-24 where the visitor is, and what is shown, is said', async () => {
    await expect(position(page)).toHaveText('1 of 4. Title 1. Caption 1')
    await page.keyboard.press('ArrowRight')
    await expect(position(page)).toHaveText('2 of 4. Title 2. Caption 2')
    await atRest(page)
    await page.keyboard.press('ArrowLeft')
    await expect(position(page)).toHaveText('1 of 4. Title 1. Caption 1')
    await atRest(page)
  })
  await control(page, 'Next').click()
  await expect(position(page)).toContainText('2 of 4')
  await control(page, 'Previous').click()
  await expect(position(page)).toContainText('1 of 4')
  await control(page, 'Slideshow').click()
  await control(page, 'Pause slideshow').click()
  await expect(control(page, 'Slideshow')).toBeVisible()
  await control(page, 'Enter Fullscreen (Shift+Enter)').click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.getAttribute('data-part'))).toBe('frame')
  await control(page, 'Exit Fullscreen (Shift+Enter)').click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null)
  await control(page, 'Press Esc to close').click()
  await expect(overlay(page)).toHaveCount(0)
})

test('GAL-4 where there is no fullscreen, the overlay takes the whole page', async ({ page, mountHtml }) => {
  await page.addInitScript(() => Object.defineProperty(Document.prototype, 'fullscreenEnabled', { value: false }))
  await mountHtml(grid(4))
  await openNumber(page)
  await expect(overlay(page).getByRole('group', { name: 'All items' })).toBeVisible()
  await control(page, 'Enter Fullscreen (Shift+Enter)').click()
  await expect(overlay(page).getByRole('group', { name: 'All items' })).toHaveCount(0)
  await control(page, 'Exit Fullscreen (Shift+Enter)').click()
  await expect(overlay(page).getByRole('group', { name: 'All items' })).toBeVisible()
})

test('GAL-4 GAL-5 GAL-6 each gallery on a page has the controls, the strip and the words that it asks for', async ({ page, mountHtml }) => {
  // By the number of its first picture.
  const galleries = [
    group('one', 1, 'data-autoplay="1"'),
    group('download', 2, 'data-can-download="yes"'),
    group('plain', 2),
    group('vertical', 5, 'data-path="vertical"'),
    group('horizontal', 5, 'data-path="horizontal"'),
    group('no-title', 2, 'data-has-title="0"'),
    group('no-caption', 2, 'data-has-caption="0"'),
    group('no-words', 2, 'data-has-title="0" data-has-caption="0"'),
  ]
  await mountHtml(galleries.join(''))
  await test.step('GAL-4 a gallery of one has no arrows, no strip and no slideshow', async () => {
    await openNumber(page, 1)
    await expect(control(page, 'Press Esc to close')).toBeVisible()
    for (const name of ['Next', 'Previous', 'Slideshow', 'Pause slideshow']) await expect(control(page, name)).toHaveCount(0)
    await expect(overlay(page).getByRole('group')).toHaveCount(0)
    await close(page)
  })
  await test.step('GAL-4 a picture or file can be downloaded where that is allowed', async () => {
    await openNumber(page, 2)
    await expect(overlay(page).getByRole('link', { name: 'Download' })).toHaveAttribute('href', photo('meadow'))
    await close(page)
    await openNumber(page, 4)
    await expect(overlay(page).getByRole('link', { name: 'Download' })).toHaveCount(0)
    await close(page)
  })
  for (const [path, side, number] of [
    ['vertical', 'right', 7],
    ['horizontal', 'below', 12],
  ] as const) {
    await test.step(`GAL-5 on the ${path} path thumbnails of at most 120 by 80 stand ${side}, the active one at 0.6`, async () => {
      await openNumber(page, number)
      const strip = overlay(page).getByRole('group', { name: 'All items' })
      const box = (await strip.boundingBox())!
      if (path === 'vertical') expect(box.x + box.width).toBeGreaterThan(1250)
      else expect(box.y + box.height).toBeGreaterThan(780)
      const active = strip.getByRole('button', { name: 'Title 2' })
      await expect(active).toHaveAttribute('aria-current', 'true')
      await expect(active).toHaveCSS('opacity', '0.6')
      await expect(strip.getByRole('button', { name: 'Title 3' })).toHaveCSS('opacity', '1')
      const size = (await active.boundingBox())!
      expect([size.width, size.height]).toEqual([120, 80])
      await strip.getByRole('button', { name: 'Title 5' }).click()
      await expect(position(page)).toContainText('5 of 5')
      await atRest(page)
      await close(page)
    })
  }
  await test.step('GAL-6 title and caption can each be switched off', async () => {
    const caption = overlay(page).locator('[data-part="caption"]')
    for (const [number, words] of [
      [4, 'Title 1Caption 1'],
      [16, 'Caption 1'],
      [18, 'Title 1'],
    ] as const) {
      await openNumber(page, number)
      await expect(caption).toHaveText(words)
      await close(page)
    }
    await openNumber(page, 20)
    await expect(position(page)).toBeAttached()
    await expect(caption).toHaveCount(0)
  })
})

test('GAL-7 a share link opens a window of 640 by 360 with the item’s address', async ({ page, serve, context, mountHtml }) => {
  await serve('https://www.reddit.com/**', { body: '<title>Share</title>', contentType: 'text/html' })
  await mountHtml(grid(3))
  await openNumber(page, 2)
  await page.evaluate(() => {
    const open = window.open.bind(window)
    window.open = (url, target, features) => {
      document.title = features ?? ''
      return open(url, target, features)
    }
  })
  await control(page, 'Share').click()
  await expect(overlay(page).getByRole('link', { name: 'Share on Facebook' })).toBeFocused()
  const opened = context.waitForEvent('page')
  await overlay(page).getByRole('link', { name: 'Share on Reddit' }).click()
  const shared = await opened
  await expect(shared).toHaveURL(/^https:\/\/www\.reddit\.com\/submit\?url=http%3A%2F%2F127\.0\.0\.1%3A\d+%2F__page%2F%23g%2F1$/)
  await expect(page).toHaveTitle(/width=640,height=360/)
  await expect(overlay(page).getByRole('link', { name: 'Share by Email' })).toHaveAttribute('href', /^mailto:\?body=http/)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 780 } })
  test('GAL-7 Share opens the phone’s own sheet', async ({ page, mountHtml }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, { share: (data: ShareData) => Promise.resolve(void (document.title = JSON.stringify(data))) })
    })
    await mountHtml(grid(3))
    await page.locator('a[data-gallery-state="joined"]').first().tap()
    await overlay(page).getByRole('button', { name: 'Share' }).tap()
    await expect(page).toHaveTitle(/"url":"http:\/\/127\.0\.0\.1:\d+\/__page\/#g\/0","title":"Title 1"/)
  })
})

test('GAL-16 the overlay’s opacity, times and scales are the spec’s, and can be set', async ({ page, mountHtml }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const veil = () =>
    overlay(page)
      .locator('[data-part="frame"]')
      .evaluate((frame) => getComputedStyle(frame, '::before').opacity)
  const time = (selector: string) =>
    overlay(page)
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).transitionDuration)
  const speeds = { fast: '0.1s', normal: '0.4s', slow: '0.8s' }
  await mountHtml(
    grid(3) +
      Object.keys(speeds)
        .map((name) => group(name, 3, `data-speed="${name}" data-opacity="0.5"`))
        .join(''),
  )
  await openNumber(page)
  await expect.poll(veil).toBe('0.85')
  expect(await time('[data-part="picture"]')).toBe('0.18s')
  expect(await time('[data-part="arrow"]')).toBe('0.15s, 0.2s')
  await expect.poll(() => overlay(page).evaluate((dialog) => getComputedStyle(dialog).transitionDuration)).toBe('0.3s')
  for (const [index, [name, expected]] of Object.entries(speeds).entries()) {
    await test.step(`GAL-16 the speed ${name}, at half the opacity`, async () => {
      await close(page)
      await openNumber(page, 4 + index * 3)
      await expect.poll(() => overlay(page).evaluate((dialog) => getComputedStyle(dialog).transitionDuration)).toBe(expected)
      await expect.poll(veil).toBe('0.5')
    })
  }
})

test('GAL-16 a picture is never larger than itself, nor smaller than the least scale', async ({ page, mountHtml }) => {
  const item = (width: number, height: number) =>
    `<a data-gallery="${width}" href="${photo('meadow')}" data-width="${width}" data-height="${height}">Open ${width}</a>`
  await mountHtml(`${item(200, 100)}${item(9000, 100)}${item(30_000, 300)}`)
  await page.getByRole('link', { name: 'Open 200' }).click()
  await expect(picture(page)).toHaveJSProperty('offsetWidth', 200)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Open 9000' }).click()
  await expect(picture(page)).toHaveJSProperty('offsetWidth', 1800)
  await page.keyboard.press('Escape')
  await mountHtml(`${item(30_000, 300)}${settings({ minScale: 0.075 })}`)
  await page.getByRole('link', { name: 'Open 30000' }).click()
  await expect(picture(page)).toHaveJSProperty('offsetWidth', 2250)
})

test('GAL-16 up to 980 px the layout is a phone’s: the strip below, at half the size', async ({ page, mountHtml }) => {
  await page.setViewportSize({ width: 980, height: 700 })
  await mountHtml(grid(4, 'data-path="vertical"'))
  await openNumber(page)
  const thumbnail = overlay(page).getByRole('button', { name: 'Title 1', exact: true })
  await expect(thumbnail).toHaveJSProperty('offsetWidth', 60)
  await page.setViewportSize({ width: 981, height: 700 })
  await expect(thumbnail).toHaveJSProperty('offsetWidth', 120)
})

test('GAL-22 every skin has colours of its own that can be read', async ({ page, mountHtml }) => {
  const skins = ['dark', 'light', 'mac', 'metro-black', 'metro-white', 'parade', 'smooth']
  const galleries = skins.map((skin) => group(skin, 3, `data-path="horizontal" data-opacity="1" data-skin="${skin}"`))
  await mountHtml(galleries.join(''), { head: '<meta name="description" content="x">' })
  for (const [index, skin] of skins.entries()) {
    await test.step(`GAL-22 the skin ${skin}`, async () => {
      await openNumber(page, index * 3 + 1)
      await expect(current(page)).toHaveAttribute('data-content', 'ready')
      await control(page, 'Share').click()
      expect(await findFaults(page, 'dialog')).toEqual([])
      // The first closes the links to share.
      await page.keyboard.press('Escape')
      await close(page)
    })
  }
})

test('GAL-24 a named dialog: focus moves in, stays in and returns; the page behind neither scrolls nor answers', async ({
  page,
  mountHtml,
}) => {
  await mountHtml(`<div style="height: 150vh"><button>Before</button>${grid(3)}</div>`)
  await page.getByRole('link', { name: 'Photo of peaks' }).focus()
  await page.keyboard.press('Enter')
  await expect(overlay(page)).toBeFocused()
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.querySelector('dialog')!.contains(document.activeElement),
      ),
    ).toBe(true)
  }
  await page.mouse.move(600, 300)
  await page.mouse.wheel(0, 600)
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-scroll-locked'))).toBe(true)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Photo of peaks' })).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-scroll-locked'))).toBe(false)
})

test('GAL-24 right to left everything is mirrored', async ({ page, mountHtml }) => {
  await mountHtml(grid(3), { root: 'lang="ar" dir="rtl"' })
  await openNumber(page)
  const next = (await control(page, 'Next').boundingBox())!
  expect(next.x).toBeLessThan(100)
  await page.keyboard.press('ArrowLeft')
  await expect(position(page)).toContainText('2 of 3')
  await atRest(page)
  await page.keyboard.press('ArrowRight')
  await expect(position(page)).toContainText('1 of 3')
})

test('GAL-17 every text can be the site’s own', async ({ page, mountHtml }) => {
  await mountHtml(grid(3) + settings({}, { name: 'Galerie', next: 'Weiter', position: '{index} von {total}', close: 'Schließen' }))
  await page.getByRole('link', { name: 'Photo of meadow' }).click()
  const dialog = page.getByRole('dialog', { name: 'Galerie' })
  await expect(dialog.getByRole('status')).toContainText('1 von 3')
  await dialog.getByRole('button', { name: 'Weiter' }).click()
  await expect(dialog.getByRole('status')).toContainText('2 von 3')
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  await expect(dialog).toHaveCount(0)
})

test('GAL-24 what is only read out is not seen, whichever feature’s style sheet comes first', async ({ page, mountHtml }) => {
  for (const styles of [['gallery'], ['video', 'gallery'], ['gallery', 'cart']]) {
    await mountHtml(grid(3), { styles })
    await openNumber(page)
    await expect(overlay(page).getByRole('status')).toContainText('1 of 3')
    expect(await overlay(page).getByRole('status').boundingBox(), styles.join()).toMatchObject({ width: 1, height: 1 })
    await page.keyboard.press('Escape')
    await expect(overlay(page)).toHaveCount(0)
  }
})
