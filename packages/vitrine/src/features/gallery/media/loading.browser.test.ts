import { expect, test, type Page } from '#test'
import { control, current, grid, link, openNumber, overlay, photo, picture, position, settings, step } from '../gallery.browser.markup'

const retry = (page: Page) => current(page).getByRole('button', { name: 'Try again' })
const message = (page: Page) => current(page).getByRole('alert')

/** Answers that hang until they are let through; how often each was asked for is counted. */
async function hang(page: Page, url: string, answer: { path?: string; contentType?: string; body?: string }) {
  const held = { isThrough: false, asked: 0, release: () => {} }
  const released = new Promise<void>((resolve) => (held.release = resolve))
  await page.route(url, async (route) => {
    held.asked += 1
    if (!held.isThrough) await released
    await route.fulfill(answer).catch(() => {})
  })
  return held
}
const PICTURE = { path: 'site/content/pictures/fig.jpg', contentType: 'image/jpeg' }

test.describe('GAL-17 what does not come', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
  })

  test('GAL-17 a picture that never comes: after 20 s there is a message, and trying again asks for it again', async ({
    page,
    mountHtml,
  }) => {
    const held = await hang(page, '**/never.jpg', PICTURE)
    await mountHtml(`<a data-gallery="g" href="/never.jpg">Never</a>${link('sea', 'data-gallery="g"')}`)
    // The strip waits for the same file, and so does the page itself.
    await page.evaluate(() => document.body.append(Object.assign(new Image(), { src: '/never.jpg' })))
    await openNumber(page)
    await page.clock.runFor(19_000)
    await expect(current(page)).toHaveAttribute('data-content', 'loading')
    await page.clock.runFor(1_500)
    await expect(message(page)).toContainText('An error occurred when trying to load photo.')
    expect(held.asked).toBe(1)
    held.isThrough = true
    await retry(page).click()
    await expect(current(page)).toHaveAttribute('data-content', 'ready')
    await expect(picture(page)).toBeVisible()
    await expect(overlay(page).locator('[data-part="thumbnail"]').first()).toHaveAttribute('data-pictured')
    expect(held.asked).toBe(2)
  })

  test('GAL-17 a picture that comes after all takes the message’s place, and focus stays in the dialog', async ({ page, mountHtml }) => {
    const held = await hang(page, '**/late.jpg', PICTURE)
    await mountHtml(`<a data-gallery="g" href="/late.jpg">Late</a>${link('sea', 'data-gallery="g"')}`)
    await openNumber(page)
    await page.clock.runFor(20_500)
    await retry(page).focus()
    held.release()
    await expect(picture(page)).toBeVisible()
    await expect(message(page)).toHaveCount(0)
    expect(await overlay(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  })

  test('GAL-17 a neighbour’s time begins when it is looked at', async ({ page, mountHtml }) => {
    await hang(page, '**/never.jpg', PICTURE)
    await mountHtml(`${link('sea', 'data-gallery="g"')}<a data-gallery="g" href="/never.jpg">Never</a>`)
    await openNumber(page)
    await page.clock.runFor(60_000)
    await step(page, 'Right')
    await expect(position(page)).toContainText('2 of 2')
    await page.clock.runFor(1000)
    await expect(current(page)).toHaveAttribute('data-content', 'loading')
    await page.clock.runFor(20_000)
    await expect(message(page)).toBeVisible()
  })

  test('GAL-15 a slideshow goes on past a picture that never comes', async ({ page, mountHtml }) => {
    await hang(page, '**/never.jpg', PICTURE)
    await mountHtml(`<a data-gallery="g" href="/never.jpg">Never</a>${link('sea', 'data-gallery="g"')}`)
    await openNumber(page)
    await control(page, 'Slideshow').click()
    await page.clock.runFor(20_500)
    await expect(message(page)).toBeVisible()
    await expect(overlay(page).locator('[data-part="progress"]')).toHaveAttribute('data-running')
    await page.clock.runFor(5_100)
    await expect(position(page)).toContainText('2 of 2')
  })

  test('GAL-17 a video file that never comes can be tried again', async ({ page, mountHtml }) => {
    let isThrough = false
    let asked = 0
    await page.route('**/never.webm', async (route) => {
      asked += 1
      if (isThrough) await route.continue({ url: new URL('/video/stream-pan.webm', route.request().url()).href })
    })
    await mountHtml('<a data-gallery href="/never.webm">Film</a>')
    await openNumber(page)
    await expect.poll(() => asked).toBe(1)
    await page.clock.runFor(20_500)
    await expect(message(page)).toContainText('An error occurred when trying to load contents.')
    isThrough = true
    await retry(page).click()
    await expect(current(page)).toHaveAttribute('data-content', 'ready')
    await expect(current(page).locator('video')).toBeVisible()
  })

  test('GAL-17 a frame that never comes can be tried again', async ({ page, mountHtml }) => {
    const held = await hang(page, '**/frame', { contentType: 'text/html', body: '<h1>Framed</h1>' })
    await mountHtml('<a data-gallery data-type="iframe" href="/frame">Page</a>')
    await openNumber(page)
    await expect.poll(() => held.asked).toBe(1)
    await page.clock.runFor(10_500)
    await expect(message(page)).toContainText('An error occurred when trying to load contents.')
    held.isThrough = true
    await retry(page).click()
    await expect(current(page).frameLocator('iframe').getByRole('heading', { name: 'Framed' })).toBeVisible()
  })

  test('GAL-17 fetched content that never comes can be tried again', async ({ page, mountHtml }) => {
    const held = await hang(page, '**/part', { contentType: 'text/html', body: '<h2>Fetched</h2>' })
    await mountHtml('<a data-gallery data-type="ajax" href="/part">Part</a>')
    await openNumber(page)
    await expect.poll(() => held.asked).toBe(1)
    await page.clock.runFor(10_500)
    held.isThrough = true
    await retry(page).click()
    await expect(current(page).getByRole('heading', { name: 'Fetched' })).toBeVisible()
  })

  test('GAL-17 a provider’s player that never comes can be tried again', async ({ page, context, mountHtml }) => {
    let isThrough = false
    let asked = 0
    await context.route('https://player.vimeo.com/**', async (route) => {
      asked += 1
      if (isThrough) await route.fulfill({ contentType: 'text/html', body: '<h1>Player</h1>' })
    })
    await mountHtml('<a data-gallery href="https://vimeo.com/76979871">Film</a>', { root: 'lang="en" data-consent="vimeo"' })
    await openNumber(page)
    await expect.poll(() => asked).toBe(1)
    await page.clock.runFor(10_500)
    await expect(message(page)).toContainText('An error occurred when trying to load contents.')
    isThrough = true
    await retry(page).click()
    await expect(current(page)).toHaveAttribute('data-content', 'ready')
    await expect(current(page).locator('iframe')).toBeVisible()
  })

  test('GAL-17 the gallery’s own part for such content, if it never comes, keeps nobody waiting', async ({ page, context, mountHtml }) => {
    let isThrough = false
    await mountHtml('<a data-gallery data-type="inline" href="#part">Part</a><p id="part">A part</p>')
    await context.route('**/gallery.others*', async (route) => {
      if (isThrough) await route.fallback()
    })
    await openNumber(page)
    await page.clock.runFor(10_500)
    await expect(message(page)).toBeVisible()
    isThrough = true
    await expect(retry(page)).toBeEnabled()
  })
})

test('GAL-20 a look-up that failed is made again at the next opening', async ({ page, guard, mountHtml }) => {
  guard.expectConsole(/500/)
  let asked = 0
  await page.route('**/lookup*', (route) => {
    asked += 1
    return asked === 1
      ? route.fulfill({ status: 500 })
      : route.fulfill({ json: { thumbnail_url: new URL(photo('fig', 400), route.request().url()).href } })
  })
  await mountHtml(
    `<a data-gallery="g" href="https://vimeo.com/76979871">Film</a>${link('sea', 'data-gallery="g"')}${settings({ lookupAddress: '/lookup' })}`,
  )
  await openNumber(page, 2)
  await expect.poll(() => asked).toBe(1)
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toHaveCount(0)
  await openNumber(page, 2)
  await expect(overlay(page).locator('[data-part="thumbnail"] img').first()).toHaveAttribute('src', /fig-400/)
})

test('GAL-5 a thumbnail that is missing or fails is a tile with its number, never a broken picture', async ({ page, guard, mountHtml }) => {
  guard.expectConsole(/404/)
  await page.route('**/gone.jpg', (route) => route.fulfill({ status: 404 }))
  await mountHtml(
    `${link('sea', 'data-gallery="g" data-thumbnail="/gone.jpg"')}<a data-gallery="g" data-type="inline" href="#p">Part</a>${link('fig', 'data-gallery="g"')}<p id="p">Part</p>`,
  )
  await openNumber(page, 3)
  const tile = (at: number) => overlay(page).locator('[data-part="thumbnail"]').nth(at)
  const number = (at: number) => tile(at).evaluate((element) => getComputedStyle(element, '::before').content)
  await expect(tile(0).locator('img')).toHaveCount(0)
  expect(await number(0)).toBe('"1"')
  expect(await number(1)).toBe('"2"')
  await expect(tile(2)).toHaveAttribute('data-pictured')
  expect(await number(2)).toBe('none')
})

test('GAL-5 a picture that loads late gives its own address to the strip, not the blank in its place', async ({ page, mountHtml }) => {
  const blank = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
  await mountHtml(
    `<a data-gallery="g" href="${photo('sea')}"><img src="${blank}" data-src="${photo('sea', 400)}" width="200" height="150" alt="Sea"></a>${link('fig', 'data-gallery="g"')}`,
  )
  await openNumber(page, 2)
  await expect(overlay(page).locator('[data-part="thumbnail"] img').first()).toHaveAttribute('src', photo('sea', 400))
})

test.describe('where less motion is wanted', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

  test('GAL-15 the slideshow does not play by itself; it plays when it is asked to', async ({ page, mountHtml }) => {
    await mountHtml(grid(3, 'data-path="horizontal" data-autoplay="1"'))
    await openNumber(page)
    await expect(control(page, 'Slideshow')).toBeVisible()
    await control(page, 'Slideshow').click()
    await expect(control(page, 'Pause slideshow')).toBeVisible()
  })

  test('GAL-1 a video does not play by itself', async ({ page, mountHtml }) => {
    await mountHtml(`<a data-gallery href="/video/stream-pan.webm" data-options='{"html5video":{"autoplay":true}}'>Film</a>`)
    await openNumber(page)
    await expect(current(page)).toHaveAttribute('data-content', 'ready')
    await expect(current(page).locator('video')).not.toHaveAttribute('autoplay')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.keyboard.press('Escape')
    await expect(overlay(page)).toHaveCount(0)
    await openNumber(page)
    await expect(current(page).locator('video')).toHaveAttribute('autoplay')
  })
})
