import { expect, test, type Page } from '#test'

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

test('SLIDE-7 VID-3 a slide’s video begins when its slide comes, and at its end second the next slide comes, once', async ({
  page,
  openExample,
}) => {
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

/** As the README of the video feature has it. */
const clip = (
  name: string,
) => `<div data-feature="video" data-state="resting" data-kind="file" data-controls="false" data-mute="t" data-loop="f" data-autoplay="f" data-stop-other="f">
  <video muted playsinline preload="none" aria-label="${name}" tabindex="-1"><source src="/video/clock.mp4" type="video/mp4"></video></div>`
const play = (page: Page, name: string) => page.getByLabel(name, { exact: true }).evaluate((element: HTMLVideoElement) => element.play())
const pause = (page: Page, name: string) => page.getByLabel(name, { exact: true }).evaluate((element: HTMLVideoElement) => element.pause())

for (const [kind, one, two] of [
  ['of the video feature', clip('One'), clip('Two')],
  [
    'that no feature speaks for',
    '<video muted preload="none" src="/video/clock.mp4" aria-label="One"></video>',
    '<video muted preload="none" src="/video/clock.mp4" aria-label="Two"></video>',
  ],
] as const) {
  test(`SLIDE-3 of two videos in a slide ${kind}, one that pauses does not speak for the other`, async ({ page, mountHtml }) => {
    await mountHtml(`<div data-feature="slider"><div data-part="slides"><div>${one}${two}</div><div>Second</div></div></div>`, {
      styles: ['slider', 'video'],
    })
    await expect(page.locator(slider)).toHaveAttribute('data-slideshow', 'running')
    await play(page, 'One')
    await play(page, 'Two')
    await expect(page.locator(slider)).toHaveAttribute('data-slideshow', 'held')
    await pause(page, 'One')
    await expect(page.getByLabel('One')).toHaveJSProperty('paused', true)
    await expect(page.getByLabel('Two')).toHaveJSProperty('paused', false)
    await expect(page.locator(slider)).toHaveAttribute('data-slideshow', 'held')
    await pause(page, 'Two')
    await expect(page.locator(slider)).toHaveAttribute('data-slideshow', 'running')
  })
}

test('SLIDE-3 a video that is taken from the page while it plays holds nothing any more', async ({ page, mountHtml }) => {
  const plain = '<div><video muted preload="none" src="/video/clock.mp4" aria-label="One"></video></div>'
  await mountHtml(`<div data-feature="slider"><div data-part="slides">${plain}<div>Second</div><div>Third</div></div></div>`, {
    styles: ['slider'],
  })
  await expect(page.locator(slider)).toHaveAttribute('data-slideshow', 'running')
  await play(page, 'One')
  await expect(page.locator(slider)).toHaveAttribute('data-slideshow', 'held')
  await page
    .locator('[data-part="slides"] > *')
    .first()
    .evaluate((slide) => slide.remove())
  await expect(page.locator(slider)).toHaveAttribute('data-slideshow', 'running')
})
