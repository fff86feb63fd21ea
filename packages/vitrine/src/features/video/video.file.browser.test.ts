import { expect, test } from '#test'

const slot = '[data-feature="video"]'
const play = /^Play video/
const pause = /^Pause video/

test('VID-1 VID-4 VID-8 a file waits for the visitor; paused or ended it shows its poster again, and its controls stay in sight', async ({
  page,
  openExample,
}) => {
  await openExample('video', 'file')
  const poster = page.locator(`${slot} [data-part="poster"]`)
  await test.step('VID-8 without the flag nothing begins by itself', async () => {
    await expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0)
    await expect(page.locator(slot)).toHaveAttribute('data-state', 'resting')
    await expect(poster).toHaveCSS('opacity', '1')
  })
  await test.step('VID-4 a paused video shows its poster again, and its controls stay in sight', async () => {
    await page.getByRole('button', { name: play }).click()
    await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
    await expect(poster).toHaveCSS('opacity', '0')
    await expect(page.locator('video')).toBeFocused()
    await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause())
    await expect(page.locator(slot)).toHaveAttribute('data-state', 'paused')
    await expect(poster).toHaveCSS('opacity', '1')
    await expect(page.getByRole('button', { name: play })).toBeVisible()
  })
  await test.step('VID-1 the volume is 75 unless it is set', async () => {
    await page.getByRole('button', { name: play }).click()
    await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
    expect(await page.locator('video').evaluate((video: HTMLVideoElement) => [video.volume, video.muted])).toEqual([0.75, false])
  })
  await test.step('VID-4 an ended video shows its poster again', async () => {
    await page.locator('video').evaluate((video: HTMLVideoElement) => void (video.currentTime = video.duration - 0.1))
    await expect(page.locator(slot)).toHaveAttribute('data-state', 'ended')
    await expect(poster).toHaveCSS('opacity', '1')
  })
})

test('VID-3 a stretch begins at its start second and stops at its end second', async ({ page, openExample }) => {
  await openExample('video', 'stretch')
  await page.getByRole('button', { name: play }).click()
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThanOrEqual(1)
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'ended')
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  // Played again, it begins at its start second.
  await page.getByRole('button', { name: play }).click()
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)).toBeLessThan(3)
})

test('VID-3 a stretch that loops goes back to its start second', async ({ page, openExample }) => {
  await openExample('video', 'stretch-loop')
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    const times: number[] = []
    Object.assign(window, { times })
    video.addEventListener('seeked', () => times.push(video.currentTime))
  })
  await page.getByRole('button', { name: play }).click()
  await page.waitForFunction(() => (window as unknown as { times: number[] }).times.length >= 2)
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times)
  for (const time of times) expect(time).toBeCloseTo(1, 0)
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
})

test('VID-2 starting one video stops the other', async ({ page, openExample }) => {
  await openExample('video', 'two')
  const [first, second] = [page.locator(slot).nth(0), page.locator(slot).nth(1)]
  await first.getByRole('button', { name: play }).click()
  await expect(first).toHaveAttribute('data-state', 'playing')
  await second.getByRole('button', { name: play }).click()
  await expect(second).toHaveAttribute('data-state', 'playing')
  await expect(first).toHaveAttribute('data-state', 'paused')
})

test('VID-2 without the stop-other option both play', async ({ page, openExample }) => {
  await openExample('video', 'together')
  const [first, second] = [page.locator(slot).nth(0), page.locator(slot).nth(1)]
  await first.getByRole('button', { name: play }).click()
  await expect(first).toHaveAttribute('data-state', 'playing')
  await second.getByRole('button', { name: play }).click()
  await expect(second).toHaveAttribute('data-state', 'playing')
  await expect(first).toHaveAttribute('data-state', 'playing')
})

test('VID-5 autoplay with sound that the browser blocks is tried again muted', async ({ page, openExample }) => {
  // The page tells by itself what happens: a question from the test would count as the visitor's gesture.
  const tries: string[] = []
  page.on('console', (message) => void (message.text().startsWith('try ') && tries.push(message.text())))
  await page.addInitScript(() => {
    const { play: begin } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      console.info(this.muted ? 'try muted' : 'try with sound')
      return begin.call(this)
    }
    document.addEventListener('vitrine:media', (event) => console.info(`media ${(event as CustomEvent<{ state: string }>).detail.state}`))
  })
  const playing = page.waitForEvent('console', (message) => message.text() === 'media playing')
  await openExample('video', 'file-autoplay')
  await playing
  expect(tries).toEqual(['try with sound', 'try muted'])
})

test('VID-8 a video in a modal does not begin by itself, and neither does one that is not shown', async ({
  page,
  openExample,
  mountHtml,
}) => {
  await openExample('video', 'in-dialog')
  const video = page.locator('video')
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0)
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'resting')

  const clip = (attributes: string) =>
    `<div data-feature="video" data-autoplay="true" data-mute="true" ${attributes}><video muted src="/video/clock.mp4"></video></div>`
  await mountHtml(
    `${clip('id="shown"')}<div hidden>${clip('id="unseen"')}</div><div style="visibility:hidden">${clip('id="invisible"')}</div>`,
    { styles: ['video'] },
  )
  await expect(page.locator('#shown')).toHaveAttribute('data-state', 'playing')
  await expect(page.locator('#invisible')).toHaveAttribute('data-state', 'resting')
  await expect(page.locator('#unseen')).not.toHaveAttribute('data-state', 'playing')
})

test('VID-8 a video that a resize hides is paused, and stays so', async ({ page, mountHtml }) => {
  await mountHtml(
    '<div class="wide"><div data-feature="video" data-autoplay="true" data-mute="true" data-loop="t"><video muted src="/video/clock.mp4"></video></div></div>',
    {
      styles: ['video'],
      css: '@media (max-width: 600px) { .wide { display: none } }',
    },
  )
  const video = page.locator(slot)
  await expect(video).toHaveAttribute('data-state', 'playing')
  await page.setViewportSize({ width: 500, height: 800 })
  await expect(video).toHaveAttribute('data-state', 'paused')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(video).toBeVisible()
  await expect(video).toHaveAttribute('data-state', 'paused')
})

test('VID-9 width and height come from the theme, the ratio from the video', async ({ page, mountHtml }) => {
  const clip = '<div data-feature="video" data-ratio="2:1"><video muted src="/video/clock.mp4"></video></div>'
  await mountHtml(clip, { styles: ['video'], css: ':root { --video-width: 500px } body { margin: 0 }' })
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'resting')
  expect(await page.locator(slot).boundingBox()).toMatchObject({ width: 500, height: 250 })
  await mountHtml(clip, { styles: ['video'], css: ':root { --video-width: 500px; --video-height: 300px }' })
  expect(await page.locator(slot).boundingBox()).toMatchObject({ width: 500, height: 300 })
})

test('VID-1 VID-9 VID-11 a page of videos: settings are read from data attributes; what has no source or cannot be played says so', async ({
  page,
  mountHtml,
  guard,
}) => {
  guard.expectConsole(/video: A video needs one of mp4, webm, ogv, ytid or vimeoid\./)
  guard.expectConsole(/There was an error creating an embed: .*missing\.mp4 could not be played/)
  guard.expectConsole(/404/)
  await mountHtml(
    `<div data-feature="video"></div>
     <div data-feature="video" id="good"><video src="/video/clock.mp4"></video></div>
     <div data-feature="video" id="set" data-mute="yes" data-autoplay="yes" data-loop="yes" data-controls="false"><video src="/video/clock.mp4"></video></div>
     <div data-feature="video"><video><source src="/video/missing.mp4" type="video/mp4"></video><p data-part="notice" role="status"></p></div>`,
    { styles: ['video'], css: `${slot} { inline-size: 200px; float: left }` },
  )
  await test.step('VID-1 a video without a source is reported and the next one works', () =>
    expect(page.locator('#good')).toHaveAttribute('data-state', 'resting'))
  await test.step('VID-9 mute, autoplay and loop are read from data attributes', async () => {
    await expect(page.locator('#set')).toHaveAttribute('data-state', 'playing')
    expect(await page.locator('#set video').evaluate((video: HTMLVideoElement) => [video.muted, video.loop])).toEqual([true, true])
  })
  await test.step('VID-11 a file that cannot be played says so on screen', () =>
    expect(page.getByRole('status').filter({ hasText: /./ })).toHaveText(
      'The video could not be loaded. Check your connection and try again.',
    ))
})

test('VID-4 without a control bar the button pauses and plays, and keeps focus', async ({ page, openExample }) => {
  await openExample('video', 'file-autoplay')
  const button = page.getByRole('button', { name: pause })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'paused')
  await expect(page.getByRole('button', { name: play })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
})

test('PAGE-8 without scripts a file has the browser’s own controls', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL })
  await page.goto('/style-guide/video/file/')
  await expect(page.getByRole('button', { name: play })).toBeHidden()
  await expect(page.locator('video[controls]')).toBeVisible()
  await page.close()
})
