import { expect, test, type Page } from '#test'
import { readSettings } from '../../../settings'
import { current, grid, link, openNumber, overlay, picture, position, settings } from '../gallery.browser.markup'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** A page whose settings have the spec's flat name, read as a site's build reads them. */
const page4 = (name: string, value: unknown, html = grid(4, '')) => html + settings(readSettings({ [name]: value }).gallery)
/** How far the next item stands off, and on which way. */
const wayOfNext = (page: Page) =>
  overlay(page)
    .locator('[data-part="slide"][data-offset="1"]')
    .evaluate((slide) => getComputedStyle(slide).translate)
const control = (page: Page, name: string) => overlay(page).getByRole('button', { name, exact: true })

test('GAL-22 status_lightbox: off, links stay links', async ({ page, mountHtml }) => {
  await mountHtml(page4('status_lightbox', '0'))
  await page.getByRole('link', { name: 'Photo of meadow' }).click()
  await expect(page).toHaveURL(/meadow-1600\.jpg$/)
})

test('GAL-22 flat names for controls, skin, title, path, loop, links to share and zoom', async ({ page, mountHtml }) => {
  const names = {
    lightbox_gallery: '1',
    lightbox_social: '1',
    lightbox_skin: 'metro-white',
    lightbox_title: '0',
    lightbox_path: 'vertical',
    lightbox_loop: '1',
    lightbox_social_links: { mastodon: { source: 'https://share.example/?text={URL}', text: 'Share on Mastodon' } },
    lightbox_zoom: '1.25',
  }
  await mountHtml(grid(4, '') + settings(readSettings(names).gallery))
  await openNumber(page)
  await test.step('GAL-22 lightbox_gallery and lightbox_social: on, their controls show', async () => {
    await expect(control(page, 'Slideshow')).toBeVisible()
    await expect(control(page, 'Share')).toBeVisible()
  })
  await test.step('GAL-22 lightbox_skin', () => expect(overlay(page)).toHaveCSS('color', 'rgb(17, 17, 17)'))
  await test.step('GAL-22 lightbox_title', () => expect(overlay(page).locator('[data-part="caption"]')).toHaveText('Caption 1'))
  await test.step('GAL-22 lightbox_path: items travel from above', async () => expect(await wayOfNext(page)).toBe('0px 800px'))
  await test.step('GAL-22 lightbox_zoom', async () => {
    await expect(current(page)).toHaveAttribute('data-content', 'ready')
    await page.mouse.move(500, 300)
    await page.mouse.move(560, 310)
    await expect(picture(page)).toHaveCSS('scale', '1.25')
  })
  await test.step('GAL-22 lightbox_social_links', async () => {
    await control(page, 'Share').click()
    await expect(overlay(page).getByRole('link', { name: 'Share on Mastodon' })).toHaveAttribute(
      'href',
      /^https:\/\/share\.example\/\?text=http%3A/,
    )
    await page.keyboard.press('Escape')
  })
  await test.step('GAL-22 lightbox_loop', async () => {
    await page.keyboard.press('ArrowLeft')
    await expect(position(page)).toContainText('4 of 4')
  })
})

test('GAL-22 flat names switched off: no slideshow, no links to share, no description; the horizontal path', async ({
  page,
  mountHtml,
}) => {
  const names = { lightbox_gallery: '0', lightbox_social: '0', lightbox_desc: '0', lightbox_path: 'horizontal' }
  await mountHtml(grid(4, '') + settings(readSettings(names).gallery))
  await openNumber(page)
  await expect(overlay(page).locator('[data-part="caption"]')).toHaveText('Title 1')
  await expect(control(page, 'Slideshow')).toHaveCount(0)
  await expect(control(page, 'Share')).toHaveCount(0)
  expect(await wayOfNext(page)).toBe('1280px')
})

test('GAL-22 lightbox_autoplay and lightbox_slideshow_speed: plays from the start, at its pace', async ({ page, mountHtml }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await mountHtml(grid(4, '') + settings(readSettings({ lightbox_autoplay: '1', lightbox_slideshow_speed: '2000' }).gallery), {
    address: '#g/0',
  })
  await expect(control(page, 'Pause slideshow')).toBeVisible()
  await expect(overlay(page).locator('[data-part="progress"]')).toHaveAttribute('data-running')
  await page.clock.runFor(2100)
  await expect(position(page)).toContainText('2 of 4')
})

test('GAL-22 lightbox_animation_speed and lightbox_opacity', async ({ page, mountHtml }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await mountHtml(grid(2, '') + settings(readSettings({ lightbox_animation_speed: 'Slow', lightbox_opacity: '0.40' }).gallery), {
    address: '#g/0',
  })
  await expect(overlay(page)).toHaveCSS('transition-duration', '0.8s')
  const veil = overlay(page).locator('[data-part="frame"]')
  await expect.poll(() => veil.evaluate((frame) => getComputedStyle(frame, '::before').opacity)).toBe('0.4')
})

test('GAL-22 lightbox_arrows: off, the neighbour looks in by 45 px, and a press on it moves', async ({ page, mountHtml }) => {
  await mountHtml(grid(4, 'data-path="horizontal"') + settings(readSettings({ lightbox_arrows: '0' }).gallery))
  await openNumber(page)
  await expect(current(page)).toHaveAttribute('data-content', 'ready')
  const neighbour = overlay(page).locator('[data-part="slide"][data-offset="1"] img')
  await expect.poll(async () => Math.round((await neighbour.boundingBox())!.x)).toBe(1280 - 45)
  await page.mouse.click(1270, 300)
  await expect(position(page)).toContainText('2 of 4')
})

test('GAL-22 lightbox_post_images: off, a post’s pictures stay links', async ({ page, mountHtml }) => {
  const post = `<div data-post>${link('sea')}</div>`
  await mountHtml(page4('lightbox_post_images', '0', post))
  await page.getByRole('link', { name: 'Photo of sea' }).click()
  await expect(page).toHaveURL(/sea-1600\.jpg$/)
})
