import { expect, test, type Page } from '#test'
import { at, giveSign, isArmed, leaveWindow } from './panel.browser.markup'

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

for (const [word, seconds] of [
  ['day', DAY],
  ['week', 7 * DAY],
  ['xdays', 3 * DAY],
  ['month', 31 * DAY],
] as const) {
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
  expect([
    await showsAgain(page, 'frequency-xtimes'),
    await showsAgain(page, 'frequency-xtimes'),
    await showsAgain(page, 'frequency-xtimes'),
  ]).toEqual([true, true, false])
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
  await expect
    .poll(() => recordOf(page, 'frequency-xtimes'))
    .toEqual({
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
  [
    'throws',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      }),
  ],
  ['is null', () => Object.defineProperty(window, 'localStorage', { value: null })],
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  ],
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
  const many = (one: Page) =>
    one.evaluate(() => {
      for (let at = 0; at < 20; at += 1) setTimeout(() => document.dispatchEvent(new CustomEvent('vitrine:page-view')), at * 7)
    })
  await Promise.all([many(page), many(tab)])
  await expect.poll(async () => (await recordOf(page, 'page-views')).page_views).toBe(42)
})

test('PANEL-10 of two tabs only one opens a panel that shows once', async ({ page, context, mountHtml }) => {
  await mountHtml(
    `<h1>Page</h1><dialog data-feature="panel" data-panel="a" data-exit_intent="yes" data-frequency="once" data-status_css_animations="off" aria-label="A">Stay?</dialog>`,
    { styles: ['panel'], address: '?panels=explain' },
  )
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

test('PANEL-10 a misspelt frequency is reported, its default serves, and nothing is kept', async ({ page, mountHtml, guard }) => {
  guard.expectConsole(/\[vitrine\] panel: panel\.frequency is "once dayly", but it must be any of "forever", "close", "once"/)
  await mountHtml(
    '<dialog data-feature="panel" data-panel="a" data-on_page_load="yes" data-frequency="once dayly" aria-label="A"><button data-control="close">Close</button></dialog>',
    { styles: ['panel'], address: '?panels=explain' },
  )
  await close(page, 'a')
  await expect(page.getByText('a: has shown')).toBeVisible()
  await expect(page.getByText('frequency once')).toBeHidden()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})
