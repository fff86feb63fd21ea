import { flag, number, oneOf, text, type Field, type OptionsOf } from '../../../core/fields'
import { seconds } from './rules'

const MOVES = ['fade', 'slide', 'bounce', 'zoom', 'flash', 'rubberBand', 'shake'] as const
const DIRECTIONS = ['left', 'right', 'up', 'down', 'static'] as const

/** How a panel looks, moves and closes: read when it first opens. */
export const lookFields = {
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
  /** How it comes. Empty: a popup fades, a bar slides. */
  enter_animation: oneOf(['', 'none', ...MOVES, 'flipinx', 'flipiny', 'lightspeedin'], ''),
  /** The way it moves as it comes; empty: a bar from its edge. */
  enter_animation_direction: oneOf(['', ...DIRECTIONS], ''),
  /** s */
  enter_animation_speed: number(0.5, { min: 0, max: 10 }),
  /** A CSS easing. */
  enter_animation_timing: text('ease'),
  /** How it goes. */
  exit_animation: oneOf(['', 'none', ...MOVES, 'flipOutX', 'flipOutY', 'lightSpeedOut'], ''),
  exit_animation_direction: oneOf(['', ...DIRECTIONS], ''),
  /** s */
  exit_animation_speed: number(0.5, { min: 0, max: 10 }),
  exit_animation_timing: text('ease'),
  /** `off`: never animated; `desktop`: not on touch devices; any other word: everywhere. */
  status_css_animations: {
    fallback: 'other',
    allowed: '"off", "desktop" or another word',
    read: (value) => (value === 'off' || value === 'desktop' ? value : typeof value === 'string' ? 'other' : undefined),
  } as Field<'off' | 'desktop' | 'other'>,

  /** s: closes by itself after this time; 0: never. */
  auto_close_after_time: seconds,
  /** s: the close button stays hidden for this time. */
  show_close_button_after_time: seconds,
  close_button: flag(true),
  close_on_esc: flag(true),
  /** A click on the overlay closes. */
  overlay_close_on_click: flag(true),
  /** A click on a link with a hash inside the panel closes it. */
  close_on_anchor: flag(false),
  /** A swipe towards its edge (a popup in a corner: to its side; in the middle: down) closes on touch. */
  close_on_swipe: flag(true),
}

export type LookOptions = OptionsOf<typeof lookFields>
