import { expect, test, type Page } from '#test'
import { at } from './panel.browser.markup'

/** A panel that takes ten seconds to come, and as many to go: each of its states can be held. */
const slow = (attributes = '') =>
  `<a href="#panel-open__a">Open</a> <a href="#panel-close__a">Close it</a>
   <dialog data-feature="panel" data-panel="a" data-auto_close_after_time="600" ${attributes} aria-label="A"><button data-control="close">Close</button><p>Hello</p></dialog>`
const SPEED = {
  entering: 'data-enter_animation_speed="10"',
  shown: 'data-enter_animation="none" data-exit_animation="none"',
  leaving: 'data-enter_animation="none" data-exit_animation_speed="10"',
} as const
const CHOSEN = { entering: 'data-enter_animation="fade"', shown: '', leaving: 'data-exit_animation="fade"' } as const

async function bringTo(page: Page, state: keyof typeof SPEED): Promise<void> {
  await page.getByRole('link', { name: 'Open' }).click()
  await expect(at(page, 'a')).toHaveAttribute('data-state', state === 'leaving' ? 'shown' : state)
  if (state === 'leaving') await page.keyboard.press('Escape')
  await expect(at(page, 'a')).toHaveAttribute('data-state', state)
}

/** Everything that browsers, visitors and other features may raise, many times over. Returns the states that were told, and how often the panel began to move. */
const raiseAll = (page: Page, isHidden: boolean) =>
  page.evaluate(async (isHidden) => {
    const panel = document.querySelector<HTMLDialogElement>('[data-panel]')!
    const told: string[] = []
    let moves = 0
    const animate = panel.animate.bind(panel)
    panel.animate = (...given) => {
      moves += 1
      return animate(...given)
    }
    panel.addEventListener('vitrine:panel', (event) => told.push((event as CustomEvent<{ state: { name: string } }>).detail.state.name))
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (isHidden ? 'hidden' : 'visible') })
    const { left, top } = panel.getBoundingClientRect()
    for (let round = 0; round < 20; round += 1) {
      for (const shift of [5, -5])
        panel.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: left + shift, clientY: top + shift }))
      for (const type of [
        'pointerover',
        'pointerenter',
        'pointerleave',
        'pointerout',
        'pointercancel',
        'mouseover',
        'scroll',
        'toggle',
        'transitionend',
        'animationcancel',
      ])
        panel.dispatchEvent(new Event(type))
      for (const type of ['focusin', 'focusout']) panel.dispatchEvent(new FocusEvent(type, { bubbles: true, relatedTarget: document.body }))
      for (const type of [
        'visibilitychange',
        'fullscreenchange',
        'freeze',
        'resume',
        'selectionchange',
        'vitrine:overlay',
        'vitrine:media',
      ])
        document.dispatchEvent(new Event(type))
      for (const type of ['pagehide', 'pageshow']) window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
      for (const type of ['resize', 'blur', 'focus', 'hashchange', 'popstate', 'offline', 'online']) window.dispatchEvent(new Event(type))
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
      await new Promise((resolve) => setTimeout(resolve))
    }
    return { told, moves, state: panel.dataset.state }
  }, isHidden)

for (const state of ['entering', 'shown', 'leaving'] as const) {
  test(`PANEL-7 whatever happens while it is ${state}, seen or on a hidden page, it does not begin again and the page goes on`, async ({
    page,
    mountHtml,
  }) => {
    await mountHtml(slow(SPEED[state]), { styles: ['panel'] })
    await bringTo(page, state)
    for (const isHidden of [false, true]) {
      await test.step(`PANEL-7 while the page is ${isHidden ? 'hidden' : 'seen'}`, async () => {
        expect(await raiseAll(page, isHidden)).toEqual({ told: [], moves: 0, state })
      })
    }
  })
}

test('PANEL-7 a page that is left while its panel is still entering can be left', async ({ page, openExample }) => {
  await openExample('panel', 'auto-close')
  await page.getByRole('link', { name: 'Open or close' }).click()
  await expect(at(page, 'auto-close')).toHaveAttribute('data-state', 'entering')
  await page.evaluate(() => location.assign('/style-guide/panel/popup/'))
  await expect(page.getByRole('heading', { level: 1, name: 'A popup' })).toBeVisible()
})

test('PANEL-7 a pointer that moves over an entering panel holds its timer and nothing else', async ({ page, mountHtml }) => {
  await page.clock.install()
  await mountHtml(slow('data-enter_animation_speed="10" data-auto_close_after_time="3"').replace('data-auto_close_after_time="600" ', ''), {
    styles: ['panel'],
  })
  await bringTo(page, 'entering')
  const box = (await at(page, 'a').boundingBox())!
  for (const step of [10, 20, 30]) await page.mouse.move(box.x + step, box.y + 20)
  await page.clock.runFor(60_000)
  await expect(at(page, 'a')).toHaveAttribute('data-state', 'entering')
  await page.mouse.move(2, 2)
  await page.clock.runFor(3100)
  await expect(at(page, 'a')).toHaveAttribute('data-state', /leaving|hidden/)
})

for (const state of ['entering', 'shown', 'leaving'] as const) {
  test(`PANEL-23 a panel that a script closes while it is ${state} leaves the page in order`, async ({ page, mountHtml }) => {
    // Its style moves a panel that says nothing of it; keyframes of its own, one that does.
    for (const how of ['', CHOSEN[state]]) {
      await mountHtml(slow(`${SPEED[state]} ${how} data-overlay_page_scrollbar="no"`), { styles: ['panel'] })
      await bringTo(page, state)
      await page.evaluate(() => document.querySelector('dialog')!.close())
      await expect(at(page, 'a')).toHaveAttribute('data-state', 'hidden')
      await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked')
      await page.getByRole('link', { name: 'Open' }).click()
      await expect(at(page, 'a')).toBeVisible()
    }
  })

  test(`PANEL-23 a panel that is taken off the page while it is ${state} leaves it in order`, async ({ page, mountHtml }) => {
    await mountHtml(
      slow(`${SPEED[state]} data-overlay_page_scrollbar="no" data-type="sliding-bar" data-transition="push" data-width="10rem"`),
      { styles: ['panel'] },
    )
    await bringTo(page, state)
    await page.evaluate(() => document.querySelector('dialog')!.remove())
    await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked')
    if (state !== 'leaving') await expect(page.locator('html')).not.toHaveAttribute('data-panel-push')
    await page.getByRole('link', { name: 'Close it' }).click()
  })

  test(`PANEL-23 a panel whose open attribute a script takes away while it is ${state} gives the page back`, async ({
    page,
    mountHtml,
  }) => {
    await mountHtml(slow(SPEED[state]), { styles: ['panel'] })
    await bringTo(page, state)
    await page.evaluate(() => document.querySelector('dialog')!.removeAttribute('open'))
    await expect(page.getByRole('link', { name: 'Open' })).toBeVisible()
    if (state !== 'leaving') await expect(at(page, 'a')).toHaveAttribute('data-state', 'hidden')
    await page.getByRole('link', { name: 'Open' }).click()
    await expect(at(page, 'a')).toBeVisible()
  })
}

test('PANEL-5 a panel that a script of the page opens itself closes like any other', async ({ page, mountHtml }) => {
  await mountHtml(slow(SPEED.shown), { styles: ['panel'] })
  await page.evaluate(() => document.querySelector('dialog')!.showModal())
  await expect(at(page, 'a')).toHaveAttribute('data-state', 'shown')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(at(page, 'a')).toHaveAttribute('data-state', 'hidden')
})

for (const [what, css] of [
  ['a visibility class', '@media (max-width: 1400px) { .hide-large { display: none !important } }'],
  ['a rule of the page', '.wrap { display: none }'],
  ['visibility', '.wrap { visibility: hidden }'],
] as const) {
  const markup = (rules: string) =>
    `<a href="#panel__a">Open</a><button>Elsewhere</button><div class="wrap"><dialog class="hide-large" data-feature="panel" data-panel="a" ${rules} aria-label="A">Hello</dialog></div>`

  test(`PAGE-4 PANEL-23 a panel that ${what} hides does not open by a link, and the page stays alive`, async ({ page, mountHtml }) => {
    await mountHtml(markup(''), { styles: ['panel'], css, address: '?panels=explain' })
    await expect(page.getByText('a: may not show')).toBeVisible()
    await expect(page.getByText('✗ hidden here')).toBeVisible()
    await page.getByRole('link', { name: 'Open' }).click()
    await expect(page.getByRole('button', { name: 'Elsewhere' })).toBeVisible()
    await page.getByRole('button', { name: 'Elsewhere' }).click()
    expect(await page.locator(':modal').count()).toBe(0)
  })

  test(`PAGE-4 PANEL-23 a panel that ${what} hides does not open by a rule, and is not counted`, async ({ page, mountHtml }) => {
    await mountHtml(markup('data-on_page_load="yes" data-frequency="once"'), { styles: ['panel'], css, address: '?panels=explain' })
    await expect(page.getByText('a: may not show')).toBeVisible()
    expect(await page.locator(':modal').count()).toBe(0)
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('off_canvas_a') ?? '{}').open_count ?? 0)).toBe(0)
  })
}

test('PAGE-4 PANEL-23 a window that becomes too narrow for an open panel closes it', async ({ page, mountHtml }) => {
  await mountHtml(slow(SPEED.shown), { styles: ['panel'], css: '@media (max-width: 640px) { dialog { display: none !important } }' })
  await bringTo(page, 'shown')
  await page.setViewportSize({ width: 500, height: 700 })
  await expect(at(page, 'a')).toHaveAttribute('data-state', 'hidden')
  expect(await page.locator(':modal').count()).toBe(0)
})
