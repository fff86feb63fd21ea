import { expect, test, type Page } from '#test'

const root = '[data-feature="slider"]'
const current = '[data-part="slider-slide"][data-state="current"]'

interface Swipe {
  readonly by: number
  readonly ms: number
  readonly down?: number
}

/** One finger, with the times that a touch screen would give. */
async function swipe(page: Page, { by, ms, down = 0 }: Swipe): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const box = (await page.locator('[data-part="slides"]').boundingBox())!
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
  const begun = Date.now() / 1000
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp: begun + (ms / 1000) * share,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + by * share, y: y + down * share }],
    })
  await send('touchStart', 0)
  for (const share of [0.5, 1]) await send('touchMove', share)
  await send('touchEnd', 1)
}

test.use({ hasTouch: true, viewport: { width: 700, height: 700 } })

const width = (page: Page) => page.locator('[data-part="slides"]').evaluate((track) => track.clientWidth)
const open = async (page: Page, example: () => Promise<void>) => {
  await example()
  await expect(page.locator(root)).toHaveAttribute('data-state', 'resting')
}
const expectSlide = async (page: Page, label: string) => {
  await expect(page.locator(root)).toHaveAttribute('data-state', 'resting')
  await expect(page.locator(current)).toHaveAttribute('aria-label', label)
}

test('SLIDE-4 a quick swipe of 51 px to the left brings the next slide', async ({ page, openExample }) => {
  await open(page, () => openExample('slider', 'slide'))
  await swipe(page, { by: -51, ms: 200 })
  await expectSlide(page, '2 of 3')
})

test('SLIDE-4 and to the right the previous one', async ({ page, openExample }) => {
  await open(page, () => openExample('slider', 'slide'))
  await swipe(page, { by: 51, ms: 200 })
  await expectSlide(page, '3 of 3')
})

for (const [what, by, ms] of [
  ['a quick one of 50 px', -50, 200],
  ['one of 51 px in 600 ms', -51, 600],
] as const) {
  test(`SLIDE-4 ${what} goes back`, async ({ page, openExample }) => {
    await open(page, () => openExample('slider', 'slide'))
    await swipe(page, { by, ms })
    await expectSlide(page, '1 of 3')
  })
}

test('SLIDE-4 a slow one counts only beyond half the width', async ({ page, openExample }) => {
  await open(page, () => openExample('slider', 'slide'))
  const half = (await width(page)) / 2
  await swipe(page, { by: -Math.floor(half), ms: 2000 })
  await expectSlide(page, '1 of 3')
  await swipe(page, { by: -(Math.floor(half) + 1), ms: 2000 })
  await expectSlide(page, '2 of 3')
})

test('SLIDE-4 right to left, a swipe to the right goes on', async ({ page, openExample }) => {
  await open(page, () => openExample('slider', 'slide'))
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  await swipe(page, { by: 60, ms: 100 })
  await expectSlide(page, '2 of 3')
})

test('SLIDE-4 a finger that goes down the page scrolls it', async ({ page, openExample }) => {
  await open(page, () => openExample('slider', 'slide'))
  await swipe(page, { by: -60, down: -200, ms: 200 })
  await expectSlide(page, '1 of 3')
})

test('SLIDE-3 a swipe stops the slideshow, a touch that is none does not', async ({ page, openExample }) => {
  await open(page, () => openExample('slider', 'slide-moving'))
  await swipe(page, { by: -20, ms: 200 })
  await expect(page.locator(root)).toHaveAttribute('data-slideshow', 'running')
  await expectSlide(page, '1 of 3')
  await swipe(page, { by: -80, ms: 200 })
  await expect(page.locator(root)).toHaveAttribute('data-slideshow', 'stopped')
})
