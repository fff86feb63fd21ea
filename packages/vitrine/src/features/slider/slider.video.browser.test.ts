import { expect, test } from '#test'

const slider = '[data-feature="slider"]'
const video = '[data-feature="video"]'
const current = '[data-part="slider-slide"][data-state="current"]'

test('SLIDE-3 SLIDE-7 the slideshow waits while a video in it plays, and goes on when it is paused', async ({ page, openExample }) => {
  await openExample('slider', 'video')
  await expect(page.locator(slider)).toHaveAttribute('data-slideshow', 'running')
  await page.getByRole('button', { name: 'Play video' }).click()
  await expect(page.locator(video)).toHaveAttribute('data-state', 'playing')
  await page.mouse.move(5, 5)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await expect(page.locator(slider)).toHaveAttribute('data-slideshow', 'held')
  await page.locator('video').evaluate((element: HTMLVideoElement) => element.pause())
  await expect(page.locator(slider)).toHaveAttribute('data-slideshow', 'running')
})

test('SLIDE-3 SLIDE-7 and when it has ended', async ({ page, openExample }) => {
  await openExample('slider', 'video')
  await page.getByRole('button', { name: 'Play video' }).click()
  await expect(page.locator(video)).toHaveAttribute('data-state', 'playing')
  await page.mouse.move(5, 5)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.locator('video').evaluate((element: HTMLVideoElement) => void (element.currentTime = element.duration - 0.1))
  await expect(page.locator(video)).toHaveAttribute('data-state', 'ended')
  await expect(page.locator(slider)).toHaveAttribute('data-slideshow', 'running')
})

test('SLIDE-7 VID-3 a slide’s video begins when its slide comes, and at its end second the next slide comes, once', async ({ page, openExample }) => {
  await openExample('slider', 'video-next')
  await expect(page.locator(slider)).toHaveAttribute('data-state', 'resting')
  await expect(page.locator(video)).not.toHaveAttribute('data-state', 'playing')
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect(page.locator(video)).toHaveAttribute('data-state', 'playing')
  await expect(page.locator(current)).toHaveAttribute('aria-label', '3 of 3')
  await expect(page.locator(video)).toHaveAttribute('data-state', 'ended')
  await expect(page.locator(slider)).toHaveAttribute('data-state', 'resting')
  await expect(page.locator(current)).toHaveAttribute('aria-label', '3 of 3')
})

test('SLIDE-7 a video stops when its slide leaves', async ({ page, openExample }) => {
  await openExample('slider', 'video')
  await page.getByRole('button', { name: 'Play video' }).click()
  await expect(page.locator(video)).toHaveAttribute('data-state', 'playing')
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect(page.locator(video)).toHaveAttribute('data-state', 'paused')
})
