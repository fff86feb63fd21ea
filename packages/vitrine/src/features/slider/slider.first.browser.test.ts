import { expect, test, type Page } from '#test'
import { readmeMarkup } from './slider.browser.markup'

const styles = ['slider']
const root = (page: Page) => page.locator('[data-feature="slider"]')
const current = (page: Page) => page.locator('[data-part="slides"] > [data-state="current"]')

/** The slider's code is on its way until the result is called. */
async function holdPart(page: Page, part = 'slider.behaviour'): Promise<() => void> {
  let arrive = () => {}
  const isReleased = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(`**/__script/parts/${part}*`, async (route) => {
    await isReleased
    await route.fallback()
  })
  return arrive
}
const markup = (attributes = '') => readmeMarkup(`data-animation="slide" ${attributes}`)

test.describe('the first gesture, while the code is on its way', () => {
  test.use({ hasTouch: true, viewport: { width: 600, height: 700 } })
  test.beforeEach(({ serve }) => serve('**/places/*.jpg', { path: 'site/public/video/clock.jpg', contentType: 'image/jpeg' }))

  for (const part of ['slider.behaviour', 'near']) {
    test(`SLIDE-5 an arrow that is pressed before ${part} has come is done when it has`, async ({ page, mountHtml }) => {
      const arrive = await holdPart(page, part)
      await mountHtml(markup(), { styles })
      await page.getByRole('button', { name: 'Next slide' }).click()
      await expect(root(page)).not.toHaveAttribute('data-state')
      arrive()
      await expect(current(page)).toHaveAttribute('aria-label', '2 of 3')
    })
  }

  test('SLIDE-1 so is an arrow key with focus nowhere', async ({ page, mountHtml }) => {
    const arrive = await holdPart(page)
    await mountHtml(markup(), { styles })
    await page.keyboard.press('ArrowRight')
    arrive()
    await expect(current(page)).toHaveAttribute('aria-label', '2 of 3')
    await expect(root(page)).toHaveAttribute('data-slideshow', 'stopped')
  })

  test('SLIDE-4 a finger that swipes the row when the code comes is not interrupted, and the slider goes on from there', async ({
    page,
    mountHtml,
  }) => {
    const arrive = await holdPart(page)
    await mountHtml(markup(), { styles })
    const session = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: 150 }] })
    await send('touchStart', 500)
    for (const x of [480, 440, 380]) await send('touchMove', x)
    const arrived = page.waitForResponse(/slider\.behaviour/)
    arrive()
    await arrived
    // It rests at the end: a fling would carry the row on for as long as the machine likes.
    for (const x of [300, 200, 120, 121, 120, 121, 120]) await send('touchMove', x)
    // The finger is still down.
    await expect(root(page)).not.toHaveAttribute('data-state')
    await send('touchEnd', 120)
    await expect(current(page)).toHaveAttribute('aria-label', '2 of 3')
    await expect(root(page)).toHaveAttribute('data-slideshow', 'stopped')
  })
})

test('SLIDE-9 a press on the link of a slider modal whose code is on its way opens it when it has come', async ({ page, mountHtml }) => {
  const arrive = await holdPart(page, 'slider-modal')
  await page.route('**/api/slider', (route) => route.fulfill({ json: { success: true, data: '<p>Here</p>' } }))
  await mountHtml('<a href="#elsewhere" data-feature="slider-modal" data-url="/api/slider" data-alias="places">Show the places</a>', {
    styles: ['slider', 'slider-modal'],
  })
  await page.getByRole('link').click()
  arrive()
  await expect(page.getByRole('dialog').getByText('Here')).toBeVisible()
  expect(page.url()).not.toContain('#elsewhere')
})

test('SLIDE-8 a picture that never comes does not keep the slider from beginning, though nobody is there', async ({
  page,
  guard,
  context,
  mountHtml,
}) => {
  guard.expectConsole(/\/never\.jpg could not be loaded/)
  await context.route('**/never.jpg', () => {})
  // Its address is routed by this; the page is then opened again by nobody who moves.
  await mountHtml('<p>First</p>', { styles })
  await page.clock.install()
  await page.unroute('**/__page/**')
  await page.route('**/__page/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>T</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/__script/slider.css"><div data-feature="slider" data-interval="1000"><div data-part="slides"><p>One</p><div><img src="/never.jpg" alt="Never" width="100" height="100"></div></div></div><script type="module" src="/__script/start.js"></script>',
    }),
  )
  await page.goto('/__page/', { waitUntil: 'domcontentloaded' })
  await page.clock.runFor(5000)
  await expect(root(page)).toHaveAttribute('data-state', 'resting')
  await page.clock.runFor(1100)
  await expect(root(page)).toHaveAttribute('data-slideshow', 'held')
  await page.clock.runFor(15_000)
  await expect(page.locator('[data-part="slides"] > div')).toHaveAttribute('data-state', 'current')
})
