import { expect, test, type Page } from '#test'

const at = (page: Page, id: string) => page.locator(`[data-panel="${id}"]`)
/** Somebody is there: until then panels have no host, and nothing is explained. */
const giveSign = async (page: Page) => {
  await page.mouse.move(40, 200)
  await page.mouse.move(60, 210)
}
const isArmed = async (page: Page, id: string) => {
  await giveSign(page)
  await expect(at(page, id)).toHaveAttribute('data-state', 'hidden')
  await expect(page.getByText(`${id}: may show`)).toBeVisible()
}

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

/** The mouse leaves the window at its top: what the browser tells then. */
const leaveWindow = (page: Page) => page.evaluate(() => document.querySelector('h1')!.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: null })))

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

test('PANEL-11 after 3 page views it opens on the fourth', async ({ page, openExample }) => {
  for (let view = 1; view <= 3; view += 1) {
    await openExample('panel', 'page-views')
    await giveSign(page)
    await expect(page.getByText('page-views: may not show')).toBeVisible()
    await expect(page.getByText(`after 3 page views: ${view} with this one`)).toBeVisible()
  }
  await openExample('panel', 'page-views')
  await expect(page.getByRole('dialog', { name: 'After page views' })).toBeVisible()
})

test('PANEL-12 after one session it opens in the second', async ({ page, context, openExample }) => {
  for (let view = 1; view <= 2; view += 1) {
    await openExample('panel', 'sessions')
    await giveSign(page)
    await expect(page.getByText('sessions: may not show')).toBeVisible()
  }
  const tab = await context.newPage()
  await tab.goto('/style-guide/panel/sessions/')
  await expect(tab.getByRole('dialog', { name: 'After sessions' })).toBeVisible()
})

for (const [origin, referer] of [
  ['internal', undefined],
  ['external', 'https://elsewhere.example/'],
  ['search', 'https://duckduckgo.com/'],
] as const) {
  test(`PANEL-13 arriving from ${origin}: the panel for it opens, the others do not`, async ({ page }) => {
    for (const kind of ['internal', 'external', 'search']) {
      await page.goto(`/style-guide/panel/arriving-${kind}/`, { referer })
      if (kind === origin) await expect(at(page, `arriving-${kind}`)).toBeVisible()
      await giveSign(page)
      if (kind !== origin) await expect(page.getByText(`arriving-${kind}: may not show`)).toBeVisible()
    }
  })
}

const recordOf = (page: Page, id: string) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), `off_canvas_${id}`)

async function showsAgain(page: Page, id: string): Promise<boolean> {
  await page.reload()
  await giveSign(page)
  const told = page.getByText(new RegExp(`^${id}: (open|may not show)$`))
  await expect(told).toBeAttached()
  return (await told.textContent())!.endsWith('open')
}

async function close(page: Page, id: string): Promise<void> {
  await expect(at(page, id)).toHaveAttribute('data-state', 'shown')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(at(page, id)).toHaveAttribute('data-state', 'hidden')
}

const DAY = 24 * 3600

for (const [word, seconds] of [['day', DAY], ['week', 7 * DAY], ['xdays', 3 * DAY], ['month', 31 * DAY]] as const) {
  test(`PANEL-10 frequency ${word}: not again before its time`, async ({ page, openExample }) => {
    const id = `frequency-${word}`
    await page.clock.install({ time: '2026-01-15T12:00:00Z' })
    await openExample('panel', id)
    await close(page, id)
    await page.clock.setSystemTime(Date.parse('2026-01-15T12:00:00Z') + (seconds - 60) * 1000)
    expect(await showsAgain(page, id)).toBe(false)
    await page.clock.setSystemTime(Date.parse('2026-01-15T12:00:00Z') + (seconds + 300) * 1000)
    expect(await showsAgain(page, id)).toBe(true)
  })
}

test('PANEL-10 frequency close: on every page view until it was closed', async ({ page, openExample }) => {
  await openExample('panel', 'frequency-close')
  await expect(at(page, 'frequency-close')).toBeVisible()
  expect(await showsAgain(page, 'frequency-close')).toBe(true)
  await close(page, 'frequency-close')
  expect(await showsAgain(page, 'frequency-close')).toBe(false)
})

test('PANEL-10 frequency once', async ({ page, openExample }) => {
  await openExample('panel', 'frequency-once')
  await expect(at(page, 'frequency-once')).toBeVisible()
  expect(await showsAgain(page, 'frequency-once')).toBe(false)
})

test('PANEL-10 frequency xtimes: three times', async ({ page, openExample }) => {
  await openExample('panel', 'frequency-xtimes')
  await expect(at(page, 'frequency-xtimes')).toBeVisible()
  expect([await showsAgain(page, 'frequency-xtimes'), await showsAgain(page, 'frequency-xtimes'), await showsAgain(page, 'frequency-xtimes')]).toEqual([true, true, false])
})

test('PANEL-10 frequency session: once in this tab, again in a new one', async ({ page, context, openExample }) => {
  await openExample('panel', 'frequency-session')
  await expect(at(page, 'frequency-session')).toBeVisible()
  expect(await showsAgain(page, 'frequency-session')).toBe(false)
  const tab = await context.newPage()
  await tab.goto('/style-guide/panel/frequency-session/')
  await expect(at(tab, 'frequency-session')).toBeVisible()
})

test('PANEL-10 frequency converted: until the form in it was sent', async ({ page, openExample }) => {
  await openExample('panel', 'frequency-converted')
  await close(page, 'frequency-converted')
  expect(await showsAgain(page, 'frequency-converted')).toBe(true)
  await page.getByLabel('Your name').fill('Ada')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.waitForURL(/name=Ada/)
  await expect(page.getByText('frequency-converted: may not show')).toBeVisible()
})

test('PANEL-20 the record has the names and counts that pages know', async ({ page, openExample }) => {
  await page.clock.install({ time: '2026-01-15T12:00:00Z' })
  await openExample('panel', 'frequency-xtimes')
  await close(page, 'frequency-xtimes')
  await expect.poll(() => recordOf(page, 'frequency-xtimes')).toEqual({
    last_open_date: expect.stringMatching(/^2026-01-15T12:00:\d\d\.\d{3}Z$/),
    open_count: 1,
    close_count: 1,
    closed: true,
    page_views: 0,
    sessions: 0,
  })
})

test('PANEL-20 opening by a link sets the date and is not counted', async ({ page, openExample }) => {
  await openExample('panel', 'frequency-xtimes', '#panel-open__frequency-xtimes')
  await expect(at(page, 'frequency-xtimes')).toHaveAttribute('data-state', 'shown')
  await expect.poll(async () => (await recordOf(page, 'frequency-xtimes'))?.last_open_date).toBeTruthy()
  expect((await recordOf(page, 'frequency-xtimes')).open_count).toBe(0)
})

test('PANEL-20 a panel without a rule keeps nothing', async ({ page, openExample }) => {
  await openExample('panel', 'page-load')
  await close(page, 'page-load')
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
})

for (const [fault, init] of [
  ['throws', () => Object.defineProperty(window, 'localStorage', { get: () => { throw new DOMException('blocked', 'SecurityError') } })],
  ['is null', () => Object.defineProperty(window, 'localStorage', { value: null })],
  ['is full', () => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') } }],
  ['holds nonsense', () => localStorage.setItem('off_canvas_frequency-once', '{"open_count":')],
] as const) {
  test(`PANEL-20 a store that ${fault} never breaks a panel`, async ({ page, openExample }) => {
    await page.addInitScript(init)
    await openExample('panel', 'frequency-once')
    await close(page, 'frequency-once')
  })
}

test('PANEL-20 two tabs at once lose no count', async ({ page, context, openExample }) => {
  await openExample('panel', 'page-views')
  const tab = await context.newPage()
  await tab.goto('/style-guide/panel/page-views/')
  await expect.poll(async () => (await recordOf(page, 'page-views')).page_views).toBe(2)
  const many = (one: Page) => one.evaluate(() => { for (let at = 0; at < 20; at += 1) setTimeout(() => document.dispatchEvent(new CustomEvent('vitrine:page-view')), at * 7) })
  await Promise.all([many(page), many(tab)])
  await expect.poll(async () => (await recordOf(page, 'page-views')).page_views).toBe(42)
})

test('PANEL-10 of two tabs only one opens a panel that shows once', async ({ page, context, mountHtml }) => {
  await mountHtml(`<h1>Page</h1><dialog data-feature="panel" data-panel="a" data-exit_intent="yes" data-frequency="once" data-status_css_animations="off" aria-label="A">Stay?</dialog>`, { styles: ['panel'], address: '?panels=explain' })
  await isArmed(page, 'a')
  const tab = await context.newPage()
  await tab.goto('/style-guide/panel/popup/')
  await tab.evaluate(() => localStorage.setItem('off_canvas_a', JSON.stringify({ open_count: 1 })))
  await expect.poll(() => page.evaluate(() => localStorage.getItem('off_canvas_a'))).toContain('"open_count":1')
  await leaveWindow(page)
  await expect(page.getByText('a: has shown')).toBeVisible()
  await expect(at(page, 'a')).toHaveAttribute('data-state', 'hidden')
})

test('PANEL-20 “forget me” forgets all that is kept', async ({ page, openExample }) => {
  await openExample('panel', 'frequency-once')
  await close(page, 'frequency-once')
  await page.getByRole('button', { name: 'Forget me' }).click()
  await expect(page.getByRole('button', { name: 'Forgotten: you are new here' })).toBeAttached()
  await expect(at(page, 'frequency-once')).toHaveAttribute('data-state', 'shown')
})
