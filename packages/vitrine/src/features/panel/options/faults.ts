import * as errors from '../panel.errors'
import { hasRules, type PanelOptions } from '../panel.options'

export interface PanelFault {
  readonly option: keyof PanelOptions
  readonly message: string
}

type Check = readonly [option: keyof PanelOptions, isWrong: (options: PanelOptions) => boolean, message: string]

const TRIGGERS = ['on_page_load', 'time_on_page', 'on_scroll', 'exit_intent', 'after_inactivity'] as const
const LENGTH = /^(\d*\.?\d+)(px|r?em|ch|[sld]?v(h|w|min|max)|%)$/
const EASING = /^(linear|ease|ease-in|ease-out|ease-in-out|step-start|step-end|(cubic-bezier|steps|linear)\([^()]+\))$/

const isCentral = (position: PanelOptions['position']) => position === 'center' || position.includes('-')
const pair = (option: keyof PanelOptions, other: keyof PanelOptions): Check => [
  option,
  (options) => Boolean(options[option]) && !options[other],
  errors.needs(option, other),
]
const easing = (option: 'enter_animation_timing' | 'exit_animation_timing'): Check => [
  option,
  (options) => !EASING.test(options[option]),
  errors.unknownEasing(option),
]

const hasRule = (options: PanelOptions) => options.frequency.length > 0 || hasRules(options)

const CHECKS: readonly Check[] = [
  [
    'close_button',
    (o) => !o.close_button && !o.close_on_esc && !(o.overlay && o.overlay_close_on_click) && o.auto_close_after_time === 0,
    errors.noWayToClose,
  ],
  ['show_close_button_after_time', (o) => o.show_close_button_after_time > 0 && !o.close_button, errors.delayNeedsButton],
  [
    'show_close_button_after_time',
    (o) => o.auto_close_after_time > 0 && o.show_close_button_after_time >= o.auto_close_after_time,
    errors.buttonTooLate,
  ],
  ['transition', (o) => o.transition === 'push' && o.type === 'popup', errors.pushNeedsBar],
  ['position', (o) => ['top', 'right', 'bottom'].includes(o.position) && o.type === 'popup', errors.positionNeedsBar],
  ['position', (o) => isCentral(o.position) && o.type === 'sliding-bar', errors.positionNeedsPopup],
  ['height', (o) => !['fit', 'full'].includes(o.height) && !LENGTH.test(o.height), errors.unknownLength('height')],
  ['width', (o) => o.width !== '' && !LENGTH.test(o.width), errors.unknownLength('width')],
  easing('enter_animation_timing'),
  easing('exit_animation_timing'),

  ['frequency', (o) => o.frequency.includes('forever') && o.frequency.length > 1, errors.foreverIsAlone],
  ['frequency_xtimes', (o) => o.frequency.includes('xtimes') && !o.frequency_xtimes, errors.needs('frequency: xtimes', 'frequency_xtimes')],
  ['frequency_xdays', (o) => o.frequency.includes('xdays') && !o.frequency_xdays, errors.needs('frequency: xdays', 'frequency_xdays')],
  ['frequency', (o) => o.frequency_xtimes > 0 && !o.frequency.includes('xtimes'), errors.needs('frequency_xtimes', 'frequency: xtimes')],
  ['frequency', (o) => o.frequency_xdays > 0 && !o.frequency.includes('xdays'), errors.needs('frequency_xdays', 'frequency: xdays')],

  pair('after_x_page_views', 'number_of_page_views'),
  pair('number_of_page_views', 'after_x_page_views'),
  pair('after_x_sessions', 'number_of_sessions'),
  pair('number_of_sessions', 'after_x_sessions'),
  pair('time_on_page', 'time_on_page_duration'),
  pair('time_on_page_duration', 'time_on_page'),
  pair('time_on_page_active', 'time_on_page'),
  pair('exit_intent_after', 'exit_intent'),
  pair('after_inactivity', 'inactivity_duration'),
  pair('inactivity_duration', 'after_inactivity'),
  pair('on_click', 'on_click_element'),
  pair('on_click_element', 'on_click'),
  pair('scroll_position', 'on_scroll'),
  pair('scroll_element', 'on_scroll'),
  [
    'scroll_direction',
    (o) => o.on_scroll && o.scroll_direction === 'up' && (o.scroll_to === 'element' || o.scroll_position !== '' || o.scroll_element !== ''),
    errors.upIgnoresPlace,
  ],
  ['scroll_element', (o) => o.scroll_to === 'element' && !o.scroll_element, errors.needs('scroll_to: element', 'scroll_element')],
  ['scroll_to', (o) => o.scroll_to === 'position' && o.scroll_element !== '', errors.needs('scroll_element', 'scroll_to: element')],
  ['scroll_position', (o) => o.scroll_position !== '' && !/^\d+(\.\d+)?\s*(px|%)?$/.test(o.scroll_position), errors.badPosition],
  ['scroll_position', (o) => o.scroll_position.endsWith('%') && Number.parseFloat(o.scroll_position) >= 100, errors.neverReached],

  ['has_js_rules', (o) => o.has_js_rules === false && hasRule(o), errors.rulesAreOff],
  ['off_canvas_state', (o) => o.off_canvas_state === 'opened' && TRIGGERS.some((trigger) => o[trigger]), errors.openedNeedsNoTrigger],
]

/** Combinations that cannot work, in words for whoever wrote them. For the build: a page never runs this. */
export const findFaults = (options: PanelOptions): readonly PanelFault[] =>
  CHECKS.filter(([, isWrong]) => isWrong(options)).map(([option, , message]) => ({ option, message }))
