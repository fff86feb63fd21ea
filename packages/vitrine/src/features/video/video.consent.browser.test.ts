import { expect, test } from '#test'
import { allow, serveYouTube } from '../../../../../tests/fakes/providers'

const slot = '[data-feature="video"]'
const third = /youtube|ytimg|vimeo|google/

test('VID-10 before consent nothing is asked of a provider, and a poster of the site stands in', async ({ page, openExample }) => {
  const asked: string[] = []
  page.on('request', (request) => void (third.test(new URL(request.url()).host) && asked.push(request.url())))
  await openExample('video', 'providers')
  await expect(page.locator(slot).nth(0)).toHaveAttribute('data-state', 'asking')
  await expect(page.locator(slot).nth(1)).toHaveAttribute('data-state', 'asking')
  await expect(page.getByText('This video is shown by YouTube.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Always allow Vimeo' })).toBeVisible()
  await page.mouse.wheel(0, 2000)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await expect(page.locator('[data-vimeo-id]')).toHaveCount(0)
})

test('VID-10 one press allows YouTube once and plays; its script is asked for only then', async ({ page, openExample, serve }) => {
  await serveYouTube(serve)
  await openExample('video', 'youtube')
  await page.getByRole('button', { name: 'Play video: A film on YouTube' }).click()
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('title', 'A film on YouTube')
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
  await page.reload()
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'asking')
})

test('VID-10 "always allow" is kept for the next visit, for that provider only', async ({ page, openExample, serve }) => {
  await serveYouTube(serve)
  await openExample('video', 'providers')
  await page.getByRole('checkbox', { name: 'Always allow YouTube' }).check()
  await page.getByRole('button', { name: 'Play video: A film on YouTube' }).click()
  await expect(page.locator(slot).first()).toHaveAttribute('data-state', 'playing')
  await openExample('video', 'providers')
  await expect(page.locator(slot).nth(0)).toHaveAttribute('data-state', 'resting')
  await expect(page.locator(slot).nth(1)).toHaveAttribute('data-state', 'asking')
  // Allowed, but not needed yet: still nothing is asked for.
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('VID-10 consent given before lets a flagged YouTube video begin by itself', async ({ page, openExample, serve }) => {
  await serveYouTube(serve)
  await allow(page, ['youtube'])
  await openExample('video', 'youtube-autoplay')
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
})

test('VID-10 another consent tool speaks by the event, and taking consent back removes the frame', async ({ page, openExample, serve }) => {
  await serveYouTube(serve)
  await openExample('video', 'youtube')
  await page.waitForLoadState('networkidle')
  const say = (isAllowed: boolean) =>
    page.evaluate(
      (value) => document.dispatchEvent(new CustomEvent('vitrine:consent', { detail: { provider: 'youtube', isAllowed: value } })),
      isAllowed,
    )
  await say(true)
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'resting')
  await page.getByRole('button', { name: /^Play video/ }).click()
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
  await say(false)
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'asking')
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('VID-10 a tool that decides before the scripts have arrived names the providers on the root element', async ({ page, mountHtml }) => {
  const clip = (attributes: string) => `<div data-feature="video" ${attributes}><div data-part="player"></div></div>`
  await mountHtml(clip('data-ytid="aqz-KE-bpKQ"') + clip('data-vimeoid="1"'), {
    styles: ['video'],
    root: 'lang="en" data-consent="youtube"',
  })
  await expect(page.locator(slot).nth(0)).toHaveAttribute('data-state', 'resting')
  await expect(page.locator(slot).nth(1)).toHaveAttribute('data-state', 'asking')
})

test('VID-9 a provider that the site has switched off is a poster with a link', async ({ page, openExample }) => {
  await allow(page, ['youtube', 'vimeo'])
  await openExample('video', 'off')
  for (const name of ['YouTube', 'Vimeo']) {
    await expect(page.getByRole('link', { name: `Watch on ${name}` })).toBeVisible()
  }
  await expect(page.locator(slot).nth(0)).toHaveAttribute('data-state', 'off')
  await expect(page.locator(slot).nth(1)).toHaveAttribute('data-state', 'off')
  await expect(page.getByRole('button')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('VID-9 what is switched off asks for no consent, and is separate from the next', async ({ page, openExample }) => {
    await openExample('video', 'off')
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByText('This video is shown by')).toHaveCount(2)
    await expect(page.getByText('This video is shown by').first()).toBeHidden()
    const [first, second] = await Promise.all([0, 1].map(async (at) => (await page.locator(slot).nth(at).boundingBox())!))
    expect(second!.y - first!.y - first!.height).toBeGreaterThanOrEqual(16)
  })
})

test('VID-10 on a phone the poster is seen above the question, and nothing of the question is cut off', async ({ page, openExample }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openExample('video', 'youtube')
  const card = (await page.locator(slot).boundingBox())!
  const parts = [
    page.getByText('This video is shown by YouTube.'),
    page.getByRole('button', { name: 'Play video: A film on YouTube' }),
    page.getByRole('checkbox', { name: 'Always allow YouTube' }),
    page.getByRole('link', { name: 'Watch on YouTube' }),
  ]
  for (const part of parts) {
    const box = (await part.boundingBox())!
    expect(box.y).toBeGreaterThan(card.y + 80)
    expect(box.y + box.height).toBeLessThanOrEqual(card.y + card.height)
    expect(box.x + box.width).toBeLessThanOrEqual(card.x + card.width)
  }
})
