import { describe, expect, it } from 'vitest'
import { SettingError } from '../../core/setting-error'
import { panelFields, readPanel, type PanelOptions } from './panel.options'
import { panelSettingFields } from './panel.options'

type Row = [option: keyof PanelOptions, given: unknown, read: unknown]

const WORDS: readonly [keyof PanelOptions, readonly string[]][] = [
  ['type', ['popup', 'sliding-bar']],
  ['position', ['top', 'left', 'right', 'bottom', 'center', 'top-left', 'top-right', 'bottom-left', 'bottom-right']],
  ['transition', ['overlap', 'push']],
  ['enter_animation', ['none', 'fade', 'slide', 'bounce', 'zoom', 'flash', 'rubberBand', 'shake', 'flipinx', 'flipiny', 'lightspeedin']],
  ['exit_animation', ['none', 'fade', 'slide', 'bounce', 'zoom', 'flash', 'rubberBand', 'shake', 'flipOutX', 'flipOutY', 'lightSpeedOut']],
  ['enter_animation_direction', ['left', 'right', 'up', 'down', 'static']],
  ['exit_animation_direction', ['left', 'right', 'up', 'down', 'static']],
  ['status_css_animations', ['off', 'desktop', 'other']],
  ['scroll_direction', ['up', 'down']],
  ['scroll_to', ['position', 'element']],
  ['off_canvas_state', ['closed', 'opened']],
]
const FLAGS: readonly (keyof PanelOptions)[] = [
  'overlay',
  'overlay_page_scrollbar',
  'close_button',
  'close_on_esc',
  'overlay_close_on_click',
  'close_on_anchor',
  'close_on_swipe',
  'after_x_page_views',
  'after_x_sessions',
  'on_page_load',
  'time_on_page',
  'time_on_page_active',
  'on_scroll',
  'exit_intent',
  'after_inactivity',
  'on_click',
  'on_add_to_cart',
  'has_js_rules',
]
const SECONDS: readonly (keyof PanelOptions)[] = [
  'auto_close_after_time',
  'show_close_button_after_time',
  'time_on_page_duration',
  'exit_intent_after',
  'inactivity_duration',
]
const COUNTS: readonly (keyof PanelOptions)[] = ['frequency_xtimes', 'frequency_xdays', 'number_of_page_views', 'number_of_sessions']
const FREQUENCIES = ['forever', 'close', 'once', 'xtimes', 'session', 'day', 'week', 'month', 'xdays', 'converted']
const ORIGINS = ['internal', 'external', 'search']

const rows: Row[] = [
  ...WORDS.flatMap(([option, words]) => words.map((word): Row => [option, word, word])),
  ['status_css_animations', 'desktop_and_mobile', 'other'],
  ...FLAGS.flatMap((option): Row[] => [
    [option, 'yes', true],
    [option, 'no', false],
    [option, true, true],
    [option, false, false],
  ]),
  ...SECONDS.flatMap((option): Row[] => [
    [option, '5', 5],
    [option, 5, 5],
    [option, '5.9', 5],
    [option, 0, 0],
  ]),
  ...COUNTS.flatMap((option): Row[] => [
    [option, '3', 3],
    [option, 3, 3],
    [option, 0, 0],
  ]),
  ...FREQUENCIES.map((word): Row => ['frequency', word, [word]]),
  ['frequency', 'day converted', ['day', 'converted']],
  ['frequency', ['xtimes', 'week'], ['xtimes', 'week']],
  ...ORIGINS.map((word): Row => ['when_arriving_from', word, [word]]),
  ['when_arriving_from', 'external, search', ['external', 'search']],
  ['when_arriving_from', ['internal', 'search'], ['internal', 'search']],
  ['when_device', 'desktop, tablet', ['desktop', 'tablet']],
  ['when_address', '/shop/* /cart/', ['/shop/*', '/cart/']],
  ['unless_address', ['/cart/'], ['/cart/']],
  ['when_cookie', 'member !visitor plan=free plan!=pro', ['member', '!visitor', 'plan=free', 'plan!=pro']],
  ['enter_animation_speed', '0.25', 0.25],
  ['exit_animation_speed', 2, 2],
  ['enter_animation_timing', 'ease-in', 'ease-in'],
  ['exit_animation_timing', 'linear', 'linear'],
  ['height', 'full', 'full'],
  ['width', '30rem', '30rem'],
  ['scroll_position', '50%', '50%'],
  ['scroll_position', 300, '300'],
  ['scroll_element', '#prices', '#prices'],
  ['on_click_element', '.sign-up', '.sign-up'],
  ['order', '-1', -1],
  ['version', 2, '2'],
]

it.each(rows)('PANEL-1 %s takes %j as %j', (option, given, read) => {
  expect(readPanel({ [option]: given })[option]).toEqual(read)
})

it('PANEL-1 every option has a row above', () => {
  expect(new Set(rows.map(([option]) => option))).toEqual(new Set(Object.keys(panelFields)))
})

it('PANEL-1 without options a panel is a popup over an overlay that closes every way, and that no rule opens', () => {
  expect(readPanel({})).toEqual({
    type: 'popup',
    position: 'left',
    transition: 'overlap',
    height: 'fit',
    width: '',
    overlay: true,
    overlay_page_scrollbar: true,
    enter_animation: '',
    enter_animation_direction: '',
    enter_animation_speed: 0.5,
    enter_animation_timing: 'ease',
    exit_animation: '',
    exit_animation_direction: '',
    exit_animation_speed: 0.5,
    exit_animation_timing: 'ease',
    status_css_animations: 'other',
    auto_close_after_time: 0,
    show_close_button_after_time: 0,
    close_button: true,
    close_on_esc: true,
    overlay_close_on_click: true,
    close_on_anchor: false,
    close_on_swipe: true,
    frequency: [],
    frequency_xtimes: 0,
    frequency_xdays: 0,
    after_x_page_views: false,
    number_of_page_views: 0,
    after_x_sessions: false,
    number_of_sessions: 0,
    when_arriving_from: [],
    when_device: [],
    when_address: [],
    unless_address: [],
    when_cookie: [],
    on_page_load: false,
    time_on_page: false,
    time_on_page_duration: 0,
    time_on_page_active: false,
    on_scroll: false,
    scroll_direction: 'up',
    scroll_to: 'position',
    scroll_position: '',
    scroll_element: '',
    exit_intent: false,
    exit_intent_after: 0,
    after_inactivity: false,
    inactivity_duration: 0,
    on_click: false,
    on_click_element: '',
    on_add_to_cart: false,
    off_canvas_state: 'closed',
    has_js_rules: undefined,
    order: 0,
    version: '',
  })
})

it('PANEL-1 an empty value counts as absent', () => {
  expect(readPanel({ frequency: '', auto_close_after_time: '', overlay: '', type: '' })).toEqual(readPanel({}))
})

describe('PANEL-1 a wrong value is an error that names the option and what it may be', () => {
  it.each<[string, unknown, string]>([
    ['type', 'drawer', 'newsletter.type is "drawer", but it must be one of "popup", "sliding-bar".'],
    [
      'frequency',
      'daily',
      'newsletter.frequency is "daily", but it must be any of "forever", "close", "once", "xtimes", "session", "day", "week", "month", "xdays", "converted".',
    ],
    ['auto_close_after_time', -1, 'newsletter.auto_close_after_time is -1, but it must be a number of seconds, 0 or more.'],
    [
      'when_address',
      'shop',
      'newsletter.when_address is "shop", but it must be paths such as /shop/ or /shop/*, where * stands for anything.',
    ],
    ['when_cookie', 'a!', 'newsletter.when_cookie is "a!", but it must be conditions such as member, !member, plan=free or plan!=free.'],
    ['overlay', 'maybe', 'newsletter.overlay is "maybe", but it must be on or off (true, false, "1", "0", "yes", "no").'],
    ['number_of_sessions', '1.5', 'newsletter.number_of_sessions is "1.5", but it must be a whole number of at least 0.'],
  ])('%s: %j', (option, given, message) => {
    expect(() => readPanel({ [option]: given }, 'newsletter')).toThrow(SettingError)
    expect(() => readPanel({ [option]: given }, 'newsletter')).toThrow(message)
  })
})

it('PANEL-2 the prefixes are settings', () => {
  expect(Object.fromEntries(Object.entries(panelSettingFields).map(([name, field]) => [name, field.fallback]))).toEqual({
    togglePrefix: 'panel',
    openPrefix: 'panel-open',
    closePrefix: 'panel-close',
    maxPerPageView: 0,
    maxPerSession: 0,
  })
})
