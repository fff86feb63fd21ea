import { isCounted, type Cause } from '../rules/causes'
import { isCorner, readEnter } from '../options/enter'
import { away, isAnimated, move } from './motion'
import { host, moves, withPart, type Panel } from './stage'

/** Whether the page's styles let the panel be seen. One that they hide must not open: under a dialog that nobody sees, the page is dead. */
export function canBeSeen({ element, state }: Panel): boolean {
  const wasOpen = element.open
  // Our own style guards the display of a panel whose state says that it is open.
  element.dataset.state = 'hidden'
  element.open = true
  const isSeen = element.checkVisibility({ visibilityProperty: true })
  element.open = wasOpen
  element.dataset.state = state.name
  return isSeen
}

interface Entrance {
  /** Served HTML shows it already. */
  readonly isServed: boolean
  /** Called when its move is over. */
  readonly done: () => void
}

/** Shows a panel. This much is needed where nobody is there yet; the host, where there is one, does the rest. */
export function enter(panel: Panel, cause: Cause, { isServed, done }: Entrance): void {
  const { element } = panel
  const given = element.dataset
  const look = host.there?.lookOf(panel) ?? readEnter(given)
  panel.life = new AbortController()
  // However it has come: in this page view no rule opens it again.
  panel.hasShown = true
  panel.watch.abort()
  // What comes by itself beside the page does not take the visitor's place on it away; it is said, not focused.
  const takesFocus = look.overlay || (look.type === 'popup' && !isCorner(look.position)) || !isCounted(cause)
  // What is there already is taken over as it stands, unless it must become modal.
  if (isServed && look.overlay) element.close()
  panel.stopMove?.()
  for (const name of ['height', 'width'] as const)
    if (/\d/.test(look[name]) && CSS.supports('width', look[name])) element.style.setProperty(`--panel-${name}`, look[name])
  if (!element.open) {
    if (look.overlay) element.showModal()
    else if (takesFocus) element.show()
    else element.open = true
    // Focus goes to the panel itself, whose name is read, and not to its first button; a field may ask for it.
    if (takesFocus && !element.querySelector('[autofocus]')) element.focus({ preventScroll: true })
  }
  const isMoving = isAnimated(look)
  if (isServed || !isMoving || look.enter_animation === 'none' || !(look.enter_animation_speed > 0)) done()
  else {
    const frames = moves.there?.framesOf('enter', look) ?? [away(look), {}]
    panel.stopMove = move(element, frames, { duration: look.enter_animation_speed * 1000, easing: look.enter_animation_timing, done })
  }
  if (look.transition === 'push') void import('./push').then(({ push }) => push(panel, look, isMoving))
  // What is part of the page from the start is read with it.
  if (cause !== 'state' && !element.contains(document.activeElement)) void import('./say').then(({ say }) => say(element))
  // Whatever has a time of its own is the host's.
  if (!host.there && (given.auto_close_after_time || given.show_close_button_after_time)) void withPart(host, (host) => host.follow(panel))
}
