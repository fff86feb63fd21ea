/** A page author's mistakes. */
export const notADialog = 'A panel must be a <dialog> element.'
export const hasNoId = 'A panel must have an id in data-panel: lower-case letters, digits and hyphens.'
export const isTaken = (id: string): string =>
  `Another panel of the page has the id ${id} already. Links and counts could not tell them apart.`

/** An owner's mistakes: combinations of options that cannot work. The build stops with them. */
export const noWayToClose =
  'There is no way to close this panel. Allow at least one of close_button, close_on_esc, overlay_close_on_click (with overlay) or auto_close_after_time.'
export const needs = (name: string, other: string): string => `${name} needs ${other}.`
export const pushNeedsBar = 'transition: push needs type: sliding-bar. A popup lies in the middle and pushes nothing.'
export const positionNeedsBar =
  'position: top, left, right and bottom are for type: sliding-bar. A popup is at center, top-left, top-right, bottom-left or bottom-right.'
export const positionNeedsPopup = 'position: center and the corners are for type: popup. A sliding bar is at top, left, right or bottom.'
export const upIgnoresPlace =
  'scroll_direction: up opens at the first scroll up. scroll_position, scroll_element and scroll_to: element need scroll_direction: down.'
export const neverReached = 'scroll_position of 100% or more is never reached: the last screen of a page is not scrolled past.'
export const badPosition = 'scroll_position must be a number of px (300 or 300px) or a percentage (50%).'
export const buttonTooLate = 'show_close_button_after_time is not before auto_close_after_time: nobody would ever see the button.'
export const delayNeedsButton = 'show_close_button_after_time needs close_button: yes.'
export const rulesAreOff =
  'has_js_rules: no switches off frequency, after_x_page_views, after_x_sessions, when_… and unless_…, but one of them is set.'
export const openedNeedsNoTrigger = 'off_canvas_state: opened shows the panel at load. No other trigger would ever be used.'
export const foreverIsAlone = 'frequency: forever means without a limit. It cannot stand beside another word.'
export const unknownEasing = (name: string): string =>
  `${name} must be a CSS easing: linear, ease, ease-in, ease-out, ease-in-out, cubic-bezier(…), steps(…) or linear(…).`
export const unknownLength = (name: string): string =>
  `${name} must be a CSS length such as 400px, 30rem or 60vh${name === 'height' ? ', or fit or full' : ''}.`
