import { expect, test, type Page } from '#test'
import { at, boxOf } from './panel.browser.markup'

const animationsOf = (page: Page, id: string) =>
  at(page, id).evaluate((element) =>
    element
      .getAnimations()
      .map((animation) => animation.effect!.getTiming())
      .map(({ duration, easing }) => ({ duration, easing })),
  )

const moving = (attributes: string) =>
  `<a href="#panel-open__a">Open</a><dialog data-feature="panel" data-panel="a" data-enter_animation_speed="9" data-enter_animation_timing="linear" ${attributes} aria-label="A">Hello</dialog>`

test('PANEL-1 it comes with its animation, in its speed and timing', async ({ page, mountHtml }) => {
  await mountHtml(moving(''), { styles: ['panel'] })
  await page.getByRole('link', { name: 'Open' }).click()
  await expect.poll(() => animationsOf(page, 'a')).toEqual([{ duration: 9000, easing: 'linear' }])
  await expect(at(page, 'a')).toHaveAttribute('data-state', 'entering')
})

test('PANEL-1 status_css_animations off: it is there at once', async ({ page, mountHtml }) => {
  await mountHtml(moving('data-status_css_animations="off"'), { styles: ['panel'] })
  await page.getByRole('link', { name: 'Open' }).click()
  await expect(at(page, 'a')).toHaveAttribute('data-state', 'shown')
  expect(await animationsOf(page, 'a')).toEqual([])
})

test('PANEL-1 with reduced motion it is there at once', async ({ page, mountHtml }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await mountHtml(moving(''), { styles: ['panel'] })
  await page.getByRole('link', { name: 'Open' }).click()
  await expect(at(page, 'a')).toHaveAttribute('data-state', 'shown')
})

test.describe('on a touch device', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('PANEL-1 status_css_animations desktop: no animation here', async ({ page, mountHtml }) => {
    await mountHtml(moving('data-status_css_animations="desktop"'), { styles: ['panel'] })
    await page.getByRole('link', { name: 'Open' }).tap()
    await expect(at(page, 'a')).toHaveAttribute('data-state', 'shown')
  })

  for (const [id, from, to] of [
    ['bar-left', [250, 400], [40, 410]],
    ['bar-right', [150, 400], [340, 410]],
    ['bar-bottom', [180, 600], [185, 735]],
    ['popup', [180, 340], [185, 520]],
  ] as const) {
    test(`PANEL-5 a swipe sends ${id} away`, async ({ page, openExample }) => {
      await openExample('panel', id)
      await page.getByRole('link', { name: 'Open or close' }).tap()
      await expect(at(page, id)).toHaveAttribute('data-swipe')
      await expect(at(page, id)).toHaveAttribute('data-state', 'shown')
      const client = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
        client.send('Input.dispatchTouchEvent', { type, touchPoints: points })
      const box = await boxOf(page, id)
      const start = { x: from[0], y: Math.min(Math.max(from[1], box.y + 10), box.y + box.height - 10) }
      await touch('touchStart', [start])
      for (let step = 1; step <= 6; step += 1)
        await touch('touchMove', [{ x: start.x + ((to[0] - from[0]) * step) / 6, y: start.y + ((to[1] - from[1]) * step) / 6 }])
      await touch('touchEnd', [])
      await expect(at(page, id)).toHaveAttribute('data-state', 'hidden')
    })
  }
})

for (const move of ['fade', 'slide', 'bounce', 'zoom', 'flash', 'rubberBand', 'shake', 'flipinx', 'flipiny', 'lightspeedin']) {
  test(`PANEL-1 the move ${move} comes and goes`, async ({ page, openExample }) => {
    await openExample('panel', 'moves')
    await page.getByRole('link', { name: move, exact: true }).click()
    const id = `move-${move.toLowerCase()}`
    await expect(at(page, id)).toHaveAttribute('data-state', 'shown')
    await page.keyboard.press('Escape')
    await expect(at(page, id)).toHaveAttribute('data-state', 'hidden')
  })
}
