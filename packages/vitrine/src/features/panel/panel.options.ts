import { flag, listOf, number, oneOf, optional, readValue, text, type Field, type OptionsOf } from '../../core/fields'
import { readFields } from '../../core/read-fields'
import { FREQUENCIES, needsRecord } from './rules/frequency'

/** Seconds, cut to whole ones as pages have always had them; 0 is off. */
const seconds: Field<number> = {
  fallback: 0,
  allowed: 'a number of seconds, 0 or more',
  read: (value) => {
    const given = readValue(number(0, { min: 0 }), value)
    return given === undefined ? undefined : Math.trunc(given)
  },
}
/** A text that may be written as a number. */
const written: Field<string> = { ...text(''), read: (value) => (typeof value === 'number' ? String(value) : readValue(text(''), value)) }
const count = number(0, { min: 0, step: 1 })

/** Several words, each of one form: an array, or a text that parts them with spaces or commas. */
const listLike = (form: RegExp, allowed: string): Field<readonly string[]> => ({
  fallback: [],
  allowed,
  read: (value) => {
    const words: unknown = typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : value
    return Array.isArray(words) && words.every((word) => typeof word === 'string' && form.test(word)) ? words : undefined
  },
})
const addresses = listLike(/^[/*]/, 'paths such as /shop/ or /shop/*, where * stands for anything')

const MOVES = ['fade', 'slide', 'bounce', 'zoom', 'flash', 'rubberBand', 'shake'] as const
const DIRECTIONS = ['left', 'right', 'up', 'down', 'static'] as const

/** How a panel looks, moves and closes. */
const lookFields = {
  /** A box in the middle of the window, or a bar along one of its edges. */
  type: oneOf(['popup', 'sliding-bar'], 'popup'),
  /** A sliding bar: the edge that it comes from (left). A popup: the middle of the window (center), or one of its corners. Left is left in every language. */
  position: oneOf(['top', 'left', 'right', 'bottom', 'center', 'top-left', 'top-right', 'bottom-left', 'bottom-right'], 'left'),
  /** A sliding bar lies over the page, or pushes the page aside. */
  transition: oneOf(['overlap', 'push'], 'overlap'),
  /** `fit` (its content), `full` (the window), or a CSS length. */
  height: text('fit'),
  /** A CSS length; empty: 800px for a popup, 400px for one in a corner or a bar at the side. */
  width: text(''),
  /** Darkens the page behind and makes it inert. */
  overlay: flag(true),
  /** Whether the page behind an overlay keeps its scrollbar and scrolls. */
  overlay_page_scrollbar: flag(true),
  /** The opening animation. Empty: a popup fades, a bar slides. */
  enter_animation: oneOf(['', 'none', ...MOVES, 'flipinx', 'flipiny', 'lightspeedin'], ''),
  /** The direction of the opening animation; empty: a bar from its edge. */
  enter_animation_direction: oneOf(['', ...DIRECTIONS], ''),
  /** s */
  enter_animation_speed: number(0.5, { min: 0, max: 10 }),
  /** A CSS easing. */
  enter_animation_timing: text('ease'),
  /** The closing animation. */
  exit_animation: oneOf(['', 'none', ...MOVES, 'flipOutX', 'flipOutY', 'lightSpeedOut'], ''),
  /** The direction of the closing animation; empty: a bar to its edge. */
  exit_animation_direction: oneOf(['', ...DIRECTIONS], ''),
  /** s */
  exit_animation_speed: number(0.5, { min: 0, max: 10 }),
  /** A CSS easing. */
  exit_animation_timing: text('ease'),
  /** `off`: never animated; `desktop`: not on touch devices; any other value: everywhere. */
  status_css_animations: {
    fallback: 'other',
    allowed: '"off", "desktop" or another word',
    read: (value) => (value === 'off' || value === 'desktop' ? value : typeof value === 'string' ? 'other' : undefined),
  } as Field<'off' | 'desktop' | 'other'>,

  /** s: closes by itself after this time; 0: never. */
  auto_close_after_time: seconds,
  /** s: the close button stays hidden for this time. */
  show_close_button_after_time: seconds,
  /** Whether there is a close button. */
  close_button: flag(true),
  /** Escape closes. */
  close_on_esc: flag(true),
  /** A click on the overlay closes. */
  overlay_close_on_click: flag(true),
  /** A click on a link with a hash inside the panel closes it. */
  close_on_anchor: flag(false),
  /** A swipe towards its edge (a popup in a corner: to its side; in the middle: down) closes on touch. */
  close_on_swipe: flag(true),
}

/** Where, on what and with which cookies a panel may open by itself. Each must be met where it is set. */
const circumstanceFields = {
  /** Where the visitor must come from: any of the values. */
  when_arriving_from: listOf(['internal', 'external', 'search']),
  /** On which devices: any of the values. Tablets and mobiles have touch screens; the short side of a mobile's screen is less than 600 px. */
  when_device: listOf(['desktop', 'tablet', 'mobile']),
  /** On which pages: any of the paths. `*` matches anything; a path with a `?` matches the query too. */
  when_address: addresses,
  /** Pages to exclude, even if `when_address` includes them. */
  unless_address: addresses,
  /** Conditions on cookies, all of which must be met: `name` (exists), `!name` (does not), `name=value`, `name!=value`. */
  when_cookie: listLike(/^(![^\s=!;,]+|[^\s=!;,]+(!?=[^;,]*)?)$/, 'conditions such as member, !member, plan=free or plan!=free'),
}

/** When and how often a panel opens by itself. */
const ruleFields = {
  /** How often rules may open it. Several values apply together: `day converted`. */
  frequency: listOf(FREQUENCIES),
  /** How many times, for `xtimes`. */
  frequency_xtimes: count,
  /** How many days apart, for `xdays`. */
  frequency_xdays: count,

  /** Not before `number_of_page_views`. */
  after_x_page_views: flag(false),
  /** Page views that must have happened. */
  number_of_page_views: count,
  /** Not before `number_of_sessions`. */
  after_x_sessions: flag(false),
  /** Sessions that must have happened. */
  number_of_sessions: count,
  ...circumstanceFields,

  /** Opens on page load. */
  on_page_load: flag(false),
  /** Opens after `time_on_page_duration`. */
  time_on_page: flag(false),
  /** s */
  time_on_page_duration: seconds,
  /** Only time in which the tab is visible and in use counts. */
  time_on_page_active: flag(false),
  /** Opens on scrolling, as the next four options say. */
  on_scroll: flag(false),
  /** Up: at the first scroll back. Down: at `scroll_to`. */
  scroll_direction: oneOf(['up', 'down'], 'up'),
  /** Whether `scroll_position` or `scroll_element` says where. */
  scroll_to: oneOf(['position', 'element'], 'position'),
  /** `300`, `300px` or `50%` of the page's whole height; empty: the first scroll down. */
  scroll_position: written,
  /** A CSS selector. */
  scroll_element: text(''),
  /** Opens when the mouse leaves the window. */
  exit_intent: flag(false),
  /** s: leaving the window sooner than this does not count. */
  exit_intent_after: seconds,
  /** Opens after `inactivity_duration` without activity. */
  after_inactivity: flag(false),
  /** s */
  inactivity_duration: seconds,
  /** Opens on a click on `on_click_element`. */
  on_click: flag(false),
  /** A CSS selector. */
  on_click_element: text(''),
  /** Opens when something is put into the cart. */
  on_add_to_cart: flag(false),

  /** `opened`: it is open when the page loads. */
  off_canvas_state: oneOf(['closed', 'opened'], 'closed'),
  /** Whether the rules (frequency, page views, sessions, origin, device, address, cookie) apply. By default, if there is one. */
  has_js_rules: optional(flag(false)),
  /** If several panels are due, the smallest order opens first; then the order on the page. */
  order: number(0),
  /** A new value resets the counts, for a panel with new content. */
  version: written,
}

/** Everything that can be set on a panel, by the names that pages use. What is absent or empty has its default. */
export const panelFields = { ...lookFields, ...ruleFields }

export type PanelOptions = OptionsOf<typeof panelFields>
/** Options as they may be given: a part of them, as values or, where they are no words of a list, as strings. */
export type PanelInput = {
  readonly [K in keyof PanelOptions]?: PanelOptions[K] | (PanelOptions[K] extends string ? never : string | number | boolean)
}

/** Empty counts as absent, as it does on existing pages. */
export const withoutEmpty = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value !== 'string' || value.trim() !== ''))

/** Reads all of a panel's options from its data attributes or its front matter; throws on the first that is wrong. */
export const readPanel = (values: Readonly<Record<string, unknown>>, owner = 'panel'): PanelOptions =>
  readFields(panelFields, withoutEmpty(values), owner)

/** Whether a rule decides about the panel: then served HTML cannot show it, only the page's script. */
export const hasRules = (options: PanelOptions): boolean =>
  needsRecord(options) || (Object.keys(circumstanceFields) as (keyof typeof circumstanceFields)[]).some((name) => options[name].length > 0)

/** What holds for all panels of a site. */
export const panelSettingFields = {
  /** `#panel__ID` opens or closes the panel. */
  togglePrefix: text('panel'),
  /** `#panel-open__ID` opens it. */
  openPrefix: text('panel-open'),
  /** `#panel-close__ID` closes it; `#panel-close` closes all. */
  closePrefix: text('panel-close'),
  /** At most so many panels open by themselves in one page view; 0: no limit. */
  maxPerPageView: count,
  /** At most so many panels open by themselves in one session; 0: no limit. */
  maxPerSession: count,
}

export type PanelSettings = OptionsOf<typeof panelSettingFields>
