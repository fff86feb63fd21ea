import { expect, test, type Page } from '#test'
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
  await page.evaluate(() =>
    document.querySelector('select')!.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: null })),
  )
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

test('PANEL-9 a panel that a link has shown, and the visitor has closed, does not come again by itself', async ({ page, openExample }) => {
  await page.clock.install()
  await openExample('panel', 'time-on-page', '?panels=explain#panel-open__time-on-page')
  await expect(at(page, 'time-on-page')).toHaveAttribute('data-state', 'shown')
  await page.keyboard.press('Escape')
  await expect(at(page, 'time-on-page')).toHaveAttribute('data-state', 'hidden')
  await page.clock.runFor(10_000)
  await expect(page.getByText('time-on-page: has shown')).toBeVisible()
  await expect(at(page, 'time-on-page')).toHaveAttribute('data-state', 'hidden')
})

test('PANEL-9 a panel that waits for its turn, and that a link shows meanwhile, has had its turn', async ({ page, mountHtml }) => {
  await mountHtml(
    `<label>Name <input></label> <a href="#panel__a">Toggle</a><dialog data-feature="panel" data-panel="a" data-overlay="no" data-exit_intent="yes" data-on_scroll="yes" data-scroll_direction="down" data-status_css_animations="off" aria-label="A">Hello</dialog><div style="height: 300vh"></div>`,
    { styles: ['panel'], address: '?panels=explain' },
  )
  await expect(page.getByText('a: may show')).toBeVisible()
  await page.getByLabel('Name').focus()
  await page.mouse.wheel(0, 50)
  await page.mouse.wheel(0, 50)
  await expect(page.getByText('a: waits')).toBeVisible()
  await page.getByRole('link', { name: 'Toggle' }).evaluate((link: HTMLElement) => link.click())
  await expect(at(page, 'a')).toBeVisible()
  await page.getByRole('link', { name: 'Toggle' }).evaluate((link: HTMLElement) => link.click())
  await expect(at(page, 'a')).toBeHidden()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await expect(page.getByText('a: has shown')).toBeVisible()
  await expect(at(page, 'a')).toBeHidden()
})

const ruled = (rule: string) =>
  `<dialog data-feature="panel" data-panel="a" data-on_page_load="yes" ${rule} data-status_css_animations="off" aria-label="A">Hello</dialog>`

for (const [rule, isShown, line] of [
  ['data-when_device="desktop"', true, 'on desktop: this is desktop'],
  ['data-when_device="tablet mobile"', false, 'on tablet or mobile: this is desktop'],
  ['data-when_address="/__page/*"', true, 'on /__page/*: this is /__page/?panels=explain'],
  ['data-when_address="/shop/*"', false, 'on /shop/*: this is /__page/?panels=explain'],
  ['data-unless_address="/__page/"', false, 'not on /__page/: this is /__page/?panels=explain'],
  ['data-when_cookie="member"', true, 'cookies member: yes'],
  ['data-when_cookie="!member"', false, 'cookies !member: not !member'],
  ['data-when_cookie="plan=pro"', false, 'cookies plan=pro: not plan=pro'],
] as const) {
  test(`PANEL-9 ${rule}: the panel ${isShown ? 'opens' : 'does not open'}, and the explanation says why`, async ({
    page,
    mountHtml,
    context,
    baseURL,
  }) => {
    await context.addCookies([
      { name: 'member', value: '1', url: baseURL! },
      { name: 'plan', value: 'free', url: baseURL! },
    ])
    await mountHtml(ruled(rule), { styles: ['panel'], address: '?panels=explain' })
    await expect(page.getByText(`${isShown ? '✓' : '✗'} ${line}`)).toBeVisible()
    if (isShown) await expect(at(page, 'a')).toBeVisible()
    else await expect(page.getByText('a: may not show')).toBeVisible()
  })
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 }, screen: { width: 360, height: 740 } })
  test('PANEL-9 a panel for phones opens', async ({ page, mountHtml }) => {
    await mountHtml(ruled('data-when_device="mobile"'), { styles: ['panel'] })
    await expect(at(page, 'a')).toBeVisible()
  })
})

for (const [gesture, use] of [
  ['a click', async (page: Page) => page.getByRole('link', { name: 'Open' }).click()],
  ['a key', async (page: Page) => page.keyboard.press('Tab').then(() => page.keyboard.press('Enter'))],
  ['a touch', async (page: Page) => page.getByRole('link', { name: 'Open' }).tap()],
] as const) {
  test.describe(`the first gesture, by ${gesture}`, () => {
    test.use({ hasTouch: true })
    test(`PANEL-2 ${gesture} on a link before anything has loaded opens its panel, however slow the parts are`, async ({
      page,
      mountHtml,
      context,
    }) => {
      await mountHtml('<p>Away</p>', { styles: ['panel'] })
      let letGo = () => {}
      const held = new Promise<void>((resolve) => (letGo = resolve))
      await context.route(/__script\/.*panel\.(?!selector).*\.js/, async (route) => {
        await held
        await route.fallback()
      })
      await page.route('**/__page/**', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="en"><title>Slow</title><link rel="icon" href="data:,"><a href="#panel__a">Open</a><dialog data-feature="panel" data-panel="a" data-status_css_animations="off" aria-label="A">Hello</dialog><script type="module" src="/__script/start.js"></script></html>',
        }),
      )
      await page.goto('/__page/')
      await use(page)
      letGo()
      await expect(at(page, 'a')).toHaveAttribute('data-state', 'shown')
      await expect(page.getByRole('dialog', { name: 'A' })).toBeVisible()
    })
  })
}

test('PANEL-2 panels that are put into the page later work: links, rules and clicks', async ({ page, mountHtml }) => {
  await mountHtml('<main><a href="#panel__late">Open</a> <button class="ask">Ask</button></main>', { styles: ['panel'] })
  await page.evaluate(() => {
    const main = document.querySelector('main')!
    main.insertAdjacentHTML(
      'beforeend',
      `<dialog data-feature="panel" data-panel="late" data-status_css_animations="off" aria-label="Late"><button data-control="close">Close</button></dialog>
       <dialog data-feature="panel" data-panel="ask" data-on_click="yes" data-on_click_element=".ask" data-status_css_animations="off" aria-label="Ask"><button data-control="close">Close</button></dialog>
       <dialog data-feature="panel" data-panel="soon" data-on_page_load="yes" data-status_css_animations="off" aria-label="Soon"><button data-control="close">Close</button></dialog>`,
    )
    main.dispatchEvent(new CustomEvent('vitrine:content', { bubbles: true }))
  })
  for (const id of ['soon', 'late', 'ask']) {
    if (id === 'late') await page.getByRole('link', { name: 'Open' }).click()
    if (id === 'ask') await page.getByRole('button', { name: 'Ask' }).click()
    await expect(at(page, id)).toHaveAttribute('data-state', 'shown')
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(at(page, id)).toHaveAttribute('data-state', 'hidden')
  }
})
