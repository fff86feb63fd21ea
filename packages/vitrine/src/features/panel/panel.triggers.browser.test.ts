import { expect, test } from '#test'
import { at, giveSign, isArmed, leaveWindow } from './panel.browser.markup'

test('PANEL-14 on page load: it opens after 100 ms', async ({ page, openExample }) => {
  await page.clock.install()
  await openExample('panel', 'page-load')
  await page.clock.runFor(200)
  await expect(at(page, 'page-load')).toBeVisible()
})

test('PANEL-14 time on page: it opens after its seconds, not before', async ({ page, openExample }) => {
  await page.clock.install()
  await openExample('panel', 'time-on-page')
  await isArmed(page, 'time-on-page')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.goto('/style-guide/panel/time-on-page/')
  await expect(at(page, 'time-on-page')).toHaveAttribute('data-state', 'hidden')
  await giveSign(page)
  await page.clock.runFor(100)
  await expect(page.getByText('time-on-page: may show')).toBeVisible()
  await page.clock.runFor(2800)
  await expect(at(page, 'time-on-page')).toBeHidden()
  await page.clock.runFor(200)
  // What follows the trigger takes moments of its own.
  await expect
    .poll(async () => {
      await page.clock.runFor(10)
      return at(page, 'time-on-page').isVisible()
    })
    .toBe(true)
})

test('PANEL-14 active time: a visitor who does nothing is not counted', async ({ page, openExample }) => {
  await page.clock.install()
  await openExample('panel', 'active-time')
  await isArmed(page, 'active-time')
  await page.clock.runFor(5000)
  await expect(at(page, 'active-time')).toBeVisible()
})

test('PANEL-15 on scrolling up', async ({ page, openExample }) => {
  await openExample('panel', 'scroll-up')
  await isArmed(page, 'scroll-up')
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await expect(at(page, 'scroll-up')).toBeHidden()
  await page.mouse.wheel(0, -100)
  await expect(at(page, 'scroll-up')).toBeVisible()
})

test('PANEL-15 on scrolling down to a position', async ({ page, openExample }) => {
  await openExample('panel', 'scroll-position')
  await isArmed(page, 'scroll-position')
  await page.mouse.wheel(0, 100)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100)
  await page.mouse.wheel(0, 100)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200)
  await expect(at(page, 'scroll-position')).toBeHidden()
  await page.mouse.wheel(0, 200)
  await expect(at(page, 'scroll-position')).toBeVisible()
})

test('PANEL-15 on scrolling down to an element', async ({ page, openExample }) => {
  await openExample('panel', 'scroll-element')
  await isArmed(page, 'scroll-element')
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200)
  await expect(at(page, 'scroll-element')).toBeHidden()
  await page.getByRole('heading', { name: 'Half way' }).scrollIntoViewIfNeeded()
  await expect(at(page, 'scroll-element')).toBeVisible()
})

test('PANEL-16 on leaving the window with the mouse, once', async ({ page, openExample }) => {
  await openExample('panel', 'exit-intent')
  await page.mouse.move(300, 300)
  await isArmed(page, 'exit-intent')
  await page.mouse.move(320, 120)
  await expect(at(page, 'exit-intent')).toBeHidden()
  await leaveWindow(page)
  await expect(at(page, 'exit-intent')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(at(page, 'exit-intent')).toBeHidden()
  await leaveWindow(page)
  await expect(page.getByText('exit-intent: has shown')).toBeVisible()
  await expect(at(page, 'exit-intent')).toBeHidden()
})

test('PANEL-16 leaving for the list of a select is not leaving, nor is leaving too soon', async ({ page, mountHtml }) => {
  await page.clock.install()
  await mountHtml(
    `<h1>Page</h1><label>Size <select><option>S</select></label><dialog data-feature="panel" data-panel="a" data-exit_intent="yes" data-exit_intent_after="5" data-status_css_animations="off" aria-label="A">Stay?</dialog>`,
    { styles: ['panel'], address: '?panels=explain' },
  )
  await isArmed(page, 'a')
  await leaveWindow(page)
  await page.clock.runFor(6000)
  await page.evaluate(() => document.querySelector('select')!.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: null })))
  await expect(at(page, 'a')).toBeHidden()
  await leaveWindow(page)
  await expect(at(page, 'a')).toBeVisible()
})

test('PANEL-17 after inactivity: every sign of the visitor begins it anew', async ({ page, openExample }) => {
  await page.clock.install()
  await openExample('panel', 'inactivity')
  await isArmed(page, 'inactivity')
  for (const sign of ['mouse', 'key', 'wheel'] as const) {
    await page.clock.runFor(2500)
    if (sign === 'mouse') await page.mouse.move(100, 100)
    if (sign === 'key') await page.keyboard.press('a')
    if (sign === 'wheel') await page.evaluate(() => window.dispatchEvent(new Event('scroll')))
  }
  await page.clock.runFor(1000)
  await expect(at(page, 'inactivity')).toBeHidden()
  await page.clock.runFor(3500)
  await expect(at(page, 'inactivity')).toBeVisible()
})

test('PANEL-18 on a click on what the selector names', async ({ page, openExample }) => {
  await openExample('panel', 'click')
  await isArmed(page, 'click')
  await page.getByRole('button', { name: 'Ask us' }).click()
  await expect(page.getByRole('dialog', { name: 'On a click' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(at(page, 'click')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Ask us' })).toBeFocused()
  await page.getByRole('button', { name: 'Ask us' }).click()
  await expect(page.getByRole('dialog', { name: 'On a click' })).toBeVisible()
})

test('PANEL-19 on adding to the cart', async ({ page, openExample }) => {
  await openExample('panel', 'add-to-cart')
  await page.mouse.move(100, 100)
  await isArmed(page, 'add-to-cart')
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('vitrine:added-to-cart', { detail: { product: 'bowl', quantity: 1 } })))
  await expect(page.getByRole('dialog', { name: 'On adding to the cart' })).toBeVisible()
})
