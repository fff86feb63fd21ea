import { expect, test, type Page } from '#test'
import { SEEN } from './seen'
import { compare, settleOn, type Observed } from './walk'

const PANEL = 'Off-canvas panel configuration'

type Attributes = Readonly<Record<string, string>>
const idOf = (name: string, at: number) => `${name.replaceAll('_', '-')}-${at}`
const dialog = (id: string, attributes: Attributes) =>
  `<dialog data-feature="panel" data-panel="${id}" tabindex="-1" aria-label="${id}" ${Object.entries(attributes)
    .map(([name, value]) => `data-${name}="${value}"`)
    .join(' ')}><button type="button" data-control="close" aria-label="Close">×</button><div data-part="body"><p>Words</p></div></dialog>`

/** Two panels that differ in one option. */
const twoOf = (name: string, others: Attributes = {}): string =>
  [0, 1].map((at) => dialog(idOf(name, at), { ...others, [name]: String(SEEN[PANEL]![name]![at]) })).join('')

type Look = (element: HTMLDialogElement) => unknown
const BAR = { type: 'sliding-bar', status_css_animations: 'off' }
const STILL = { status_css_animations: 'off' }
const moving = (part: 'enter' | 'exit') => ({
  enter_animation: 'none',
  exit_animation: 'none',
  [`${part}_animation`]: 'slide',
  [`${part}_animation_direction`]: 'left',
  [`${part}_animation_speed`]: '5',
})
const keyframesOf: Look = (element) => {
  const frames = (element.getAnimations()[0]?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? []
  return frames.some(({ scale }) => scale !== undefined && scale !== 'none')
    ? 'changes its size'
    : frames.length > 0
      ? 'fades'
      : 'is there at once'
}
const wayOf: Look = (element) => {
  const frames = (element.getAnimations()[0]?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? []
  return frames.map(({ translate, transform }) => String(translate ?? transform)).find((value) => /[1-9]/.test(value))
}
const timingOf = (name: 'duration' | 'easing'): Look =>
  new Function('element', `return element.getAnimations()[0]?.effect.getTiming()['${name}']`) as Look

/** How each is looked at: what else it is set to, when, and what is seen. */
const LOOKS: Readonly<Record<string, readonly [others: Attributes, when: 'entering' | 'shown' | 'leaving', look: Look]>> = {
  type: [STILL, 'shown', (element) => (element.getBoundingClientRect().left > 0 ? 'in the middle' : 'at the edge')],
  position: [BAR, 'shown', (element) => (element.getBoundingClientRect().left > 0 ? 'at the right' : 'at the left')],
  transition: [{ ...BAR, overlay: 'no' }, 'shown', () => Math.round(document.querySelector('main')!.getBoundingClientRect().left)],
  height: [
    STILL,
    'shown',
    (element) => (element.getBoundingClientRect().height < 300 ? 'as high as its words' : element.getBoundingClientRect().height),
  ],
  overlay: [STILL, 'shown', (element) => (element.matches(':modal') ? 'modal' : 'beside the page')],
  overlay_page_scrollbar: [
    STILL,
    'shown',
    () => (getComputedStyle(document.documentElement).overflowY === 'hidden' ? 'the page stands still' : 'the page scrolls'),
  ],
  enter_animation: [{ ...moving('enter'), enter_animation_direction: '' }, 'entering', keyframesOf],
  enter_animation_direction: [moving('enter'), 'entering', wayOf],
  enter_animation_speed: [moving('enter'), 'entering', timingOf('duration')],
  enter_animation_timing: [moving('enter'), 'entering', timingOf('easing')],
  exit_animation: [{ ...moving('exit'), exit_animation_direction: '' }, 'leaving', keyframesOf],
  exit_animation_direction: [moving('exit'), 'leaving', wayOf],
  exit_animation_speed: [moving('exit'), 'leaving', timingOf('duration')],
  exit_animation_timing: [moving('exit'), 'leaving', timingOf('easing')],
  status_css_animations: [
    { enter_animation: 'fade', enter_animation_speed: '5' },
    'entering',
    (element) => (element.dataset.state === 'entering' ? 'comes in' : 'is there'),
  ],
  show_close_button_after_time: [STILL, 'shown', (element) => (element.querySelector('button')!.hidden ? 'later' : 'at once')],
}

async function lookAt(page: Page, [name, at]: readonly [string, 0 | 1], [, when, look]: (typeof LOOKS)[string]): Promise<unknown> {
  const id = idOf(name, at)
  const expected = SEEN[PANEL]![name]![at + 2]
  const panel = page.locator(`[data-panel="${id}"]`)
  await page.evaluate((panelId) => (location.hash = `panel-open__${panelId}`), id)
  await expect(panel).toHaveAttribute('data-state', when === 'entering' ? /entering|shown/ : 'shown')
  if (when === 'leaving') await page.evaluate((panelId) => (location.hash = `panel-close__${panelId}`), id)
  if (when === 'leaving') await expect(panel).toHaveAttribute('data-state', 'leaving')
  const seen = await settleOn(expected, () => panel.evaluate(look))
  await panel.evaluate((element: HTMLDialogElement) => {
    for (const animation of element.getAnimations()) animation.finish()
    document.location.hash = 'panel-close'
  })
  await panel.evaluate((element) => element.getAnimations().forEach((animation) => animation.finish()))
  await expect
    .poll(() =>
      panel.evaluate(
        (element) => (element.getAnimations().forEach((animation) => animation.finish()), (element as HTMLElement).dataset.state),
      ),
    )
    .toBe('hidden')
  return seen
}

test('PAGE-1 every option of a panel’s look changes it', async ({ page, mountHtml }) => {
  await page.clock.install()
  const panels = Object.entries(LOOKS).map(([name, [others]]) => twoOf(name, others))
  await mountHtml(`<main><p style="block-size:3000px">The page</p></main>${panels.join('')}${twoOf('auto_close_after_time', STILL)}`, {
    styles: ['panel'],
    css: 'body, main { margin: 0 }',
  })
  const observed: Record<string, [unknown, unknown]> = {}
  for (const [name, row] of Object.entries(LOOKS)) observed[name] = [await lookAt(page, [name, 0], row), await lookAt(page, [name, 1], row)]
  await test.step('auto_close_after_time', async () => {
    const states: unknown[] = []
    for (const at of [0, 1]) {
      const panel = page.locator(`[data-panel="${idOf('auto_close_after_time', at)}"]`)
      await page.evaluate((id) => (location.hash = `panel-open__${id}`), idOf('auto_close_after_time', at))
      await expect(panel).toHaveAttribute('data-state', 'shown')
      await page.clock.runFor(6000)
      states.push((await panel.getAttribute('data-state')) === 'shown' ? 'stays' : 'closes by itself')
    }
    observed.auto_close_after_time = [states[0], states[1]]
  })
  const rules = Object.keys(SEEN[PANEL]!).filter((name) => RULES.some(([rule]) => rule === name))
  await compare(PANEL, { ...observed, ...Object.fromEntries(rules.map((name) => [name, SEEN[PANEL]![name]!.slice(2) as never])) })
})

/** What is stored of earlier visits, where a rule asks for it. */
const STORED = { open_count: 2, close_count: 0, closed: false, page_views: 2, sessions: 3, last_open_date: '' }
const LOAD = { on_page_load: 'yes', overlay: 'no' }
const SCROLL = { on_scroll: 'yes', scroll_direction: 'down', overlay: 'no' }

/** Each rule or trigger, with what else its two panels are set to. */
const RULES: readonly (readonly [name: string, others: Attributes])[] = [
  ['frequency', LOAD],
  ['frequency_xtimes', { ...LOAD, frequency: 'xtimes' }],
  ['frequency_xdays', { ...LOAD, frequency: 'xdays' }],
  ['after_x_page_views', { ...LOAD, number_of_page_views: '5' }],
  ['number_of_page_views', { ...LOAD, after_x_page_views: 'yes' }],
  ['after_x_sessions', { ...LOAD, number_of_sessions: '9' }],
  ['number_of_sessions', { ...LOAD, after_x_sessions: 'yes' }],
  ['when_arriving_from', LOAD],
  ['on_page_load', { overlay: 'no' }],
  ['off_canvas_state', { overlay: 'no', type: 'sliding-bar' }],
  ['has_js_rules', { ...LOAD, frequency: 'once' }],
  ['time_on_page', { overlay: 'no', time_on_page_duration: '3' }],
  ['time_on_page_duration', { overlay: 'no', time_on_page: 'yes' }],
  ['after_inactivity', { overlay: 'no', inactivity_duration: '3' }],
  ['inactivity_duration', { overlay: 'no', after_inactivity: 'yes' }],
  ['on_scroll', { overlay: 'no', scroll_direction: 'down' }],
  ['scroll_direction', { overlay: 'no', on_scroll: 'yes' }],
  ['scroll_to', { ...SCROLL, scroll_position: '100', scroll_element: '#end' }],
  ['scroll_position', SCROLL],
  ['scroll_element', { ...SCROLL, scroll_to: 'element' }],
  ['exit_intent', { overlay: 'no' }],
  ['on_click', { overlay: 'no', on_click_element: '#press' }],
  ['on_click_element', { overlay: 'no', on_click: 'yes' }],
  ['on_add_to_cart', { overlay: 'no' }],
]

/** Which panels are open, and then those that waited for their turn: each is noted and closed. */
async function noteAndClose(page: Page, opened: Set<string>): Promise<void> {
  for (let quiet = 0; quiet < 3;) {
    await page.clock.runFor(120)
    const open = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].map((element) => {
        element.querySelector('button')!.click()
        return element.dataset.panel!
      }),
    )
    quiet = open.length > 0 ? 0 : quiet + 1
    for (const id of open) opened.add(id)
  }
}

test('PAGE-1 every rule and trigger of a panel decides whether it opens', async ({ page, mountHtml }) => {
  await page.clock.install()
  const ids = RULES.flatMap(([name]) => [idOf(name, 0), idOf(name, 1)])
  await page.addInitScript(
    ([names, stored]) => {
      const last_open_date = new Date(Date.now() - 2 * 86_400_000).toISOString()
      for (const id of names) localStorage.setItem(`off_canvas_${id}`, JSON.stringify({ ...stored, last_open_date }))
    },
    [ids, STORED] as const,
  )
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const others = RULES.map(([name, attributes]) => twoOf(name, { ...attributes, status_css_animations: 'off' }))
  await mountHtml(
    `<h1>A page</h1><p><button id="press">First</button> <button id="other">Second</button></p><p style="block-size:1500px"></p><p id="near">Near</p><p style="block-size:4000px"></p><p id="end">End</p>${others.join('')}`,
    { styles: ['panel'] },
  )
  const opened = new Set<string>()
  await noteAndClose(page, opened)
  await page.clock.runFor(5000)
  await noteAndClose(page, opened)
  await page.evaluate(() => document.querySelector('h1')!.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: null })))
  await noteAndClose(page, opened)
  await page.locator('#press').click()
  await noteAndClose(page, opened)
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('vitrine:added-to-cart', { detail: {} })))
  await noteAndClose(page, opened)
  for (const top of [60, 400, 1200]) {
    await page.evaluate((to) => window.scrollTo(0, to), top)
    await noteAndClose(page, opened)
  }
  const has = (name: string, at: number) => (opened.has(idOf(name, at)) ? 'opens' : 'stays closed')
  const observed: Observed = Object.fromEntries(RULES.map(([name]) => [name, [has(name, 0), has(name, 1)] as const]))
  const looks = Object.keys(SEEN[PANEL]!).filter((name) => !(name in observed))
  await compare(PANEL, { ...observed, ...Object.fromEntries(looks.map((name) => [name, SEEN[PANEL]![name]!.slice(2) as never])) })
})
