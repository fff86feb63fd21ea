import { expect, test } from '#test'
import { clip, play, press, slot, state } from './video.browser.markup'

test('VID-8 a browser’s own autoplay does not begin for who asked for less motion, and begins under our rules for others', async ({
  page,
  mountHtml,
}) => {
  const own = '<div data-feature="video"><video autoplay muted loop src="/video/clock.mp4"></video></div>'
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await mountHtml(own, { styles: ['video'] })
  await state(page, 'resting')
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => [video.paused, video.controls, video.readyState > 0]))
    .toEqual([true, true, true])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await mountHtml(own, { styles: ['video'] })
  await state(page, 'playing')
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.loop)).toBe(true)
})

test('VID-8 with reduced motion nothing begins by itself in a text, a row or a slide, and each has a button to begin', async ({
  page,
  mountHtml,
  openExample,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const quiet = 'data-autoplay="true" data-mute="true"'
  await mountHtml(
    `${clip('text', quiet)}<section data-video-row style="height:200px">${clip('row', `data-bgvideo="true" ${quiet}`).replace(/<button.*<\/button>/, '')}</section><div data-part="slider-slide">${clip('slide', quiet)}</div>`,
    { styles: ['video'] },
  )
  for (const at of [0, 1, 2]) {
    await state(page, 'resting', at)
    await expect(page.locator(slot).nth(at).getByRole('button', { name: play })).toBeVisible()
  }
  await press(page, 1)
  await state(page, 'playing', 1)
  await expect(page.locator(slot).nth(1).getByRole('button', { name: 'Pause video' })).toBeVisible()
  await openExample('video', 'file-autoplay')
  await state(page, 'resting')
})
