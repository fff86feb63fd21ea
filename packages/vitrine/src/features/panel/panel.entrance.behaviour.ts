import { isCounted, type Cause } from './panel.causes'
import { readEnter } from './panel.enter-options'
import { PANEL_EVENT, type PanelChange } from './panel.events'
import { away, isAnimated, whenOver } from './panel.motion.behaviour'
import { host, moves, withPart, type Panel } from './panel.stage.behaviour'
import { entered, entering, type State } from './panel.state'

/** Shows a panel. This much is needed where nobody is there yet; the host, where there is one, does the rest. */
export function enter(panel: Panel, cause: Cause): void {
  const { element } = panel
  const given = element.dataset
  const look = host.there ? host.there.lookOf(panel) : readEnter(given)
  if (!look) return
  panel.life = new AbortController()
  // A bar that comes by itself does not take the visitor's place on the page away; it is said, not focused.
  const takesFocus = look.overlay || look.type === 'popup' || !isCounted(cause)
  // A panel that served HTML already shows is taken over as it stands, unless it must become modal.
  const isServed = panel.state.name === 'hidden' && element.open
  if (isServed && look.overlay) element.close()
  panel.stopMove?.()
  for (const name of ['height', 'width'] as const) if (/\d/.test(look[name])) element.style.setProperty(`--panel-${name}`, look[name])
  if (!element.open) {
    if (look.overlay) element.showModal()
    else if (takesFocus) element.show()
    else element.open = true
    // Focus goes to the panel itself, whose name is read, and not to its first button; a field may ask for it.
    if (takesFocus && !element.querySelector('[autofocus]')) element.focus({ preventScroll: true })
  }
  tell(panel, entering(cause))
  const finish = () => panel.state.name === 'entering' && tell(panel, entered(panel.state))
  const duration = look.enter_animation_speed * 1000
  const isMoving = isAnimated(look)
  if (!isServed && isMoving && look.enter_animation !== 'none' && duration > 0) {
    const frames = moves.there?.framesOf('enter', look) ?? [away(look), {}]
    panel.stopMove = whenOver(element.animate(frames, { duration, easing: look.enter_animation_timing }), finish)
  } else finish()
  if (look.transition === 'push' && isMoving) void import('./panel.push.behaviour').then(({ push }) => push(panel, look))
  // What is part of the page from the start is read with it.
  if (cause !== 'state' && !element.contains(document.activeElement)) void import('./panel.say.behaviour').then(({ say }) => say(element))
  // Whatever has a time of its own is the host's.
  if (given.auto_close_after_time || given.show_close_button_after_time) void withPart(host, (host) => host.follow(panel))
}

/** Brings a panel's new state onto the page, and tells whoever listens. */
export function tell(panel: Panel, state: State): void {
  const { id, element } = panel
  panel.state = state
  element.dataset.state = state.name
  host.there?.follow(panel)
  element.dispatchEvent(new CustomEvent<PanelChange>(PANEL_EVENT, { bubbles: true, detail: { id, state } }))
}
