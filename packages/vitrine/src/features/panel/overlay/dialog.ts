import { withPart } from '../../../page/loading/part'
import { addStyles } from '../../../page/ui/styles'
import { readLook, type LookOptions } from '../options/look'
import style from '../panel.css?url'
import { isCounted, type Cause } from '../panel.model'
import type { Panel } from './controller'
import type { play } from './keyframes'

/** Shows one panel's state on its `<dialog>`. */
export interface DialogView {
  readonly look: LookOptions
  /** Resolves when the style is there, and the keyframes that the panel has chosen. Before that nothing is seen of it. */
  readonly isReady: Promise<unknown>
  /** Gives the dialog's move, which has begun with its state, the pace that the panel asks for. */
  move(how: Move): void
}

interface Move {
  readonly phase: 'enter' | 'exit'
  readonly seconds: number
  readonly easing: string
  /** Called when the move is over, or at once where there is none. */
  readonly done: () => void
}

const views = new WeakMap<Panel, DialogView>()

/** The view of a panel, made when it is first needed. */
export function viewOf(panel: Panel): DialogView {
  const view = views.get(panel) ?? createView(panel)
  views.set(panel, view)
  return view
}

function createView(panel: Panel): DialogView {
  const { element } = panel
  const look = readLook(element.dataset)
  if (!element.hasAttribute('style')) panel.signal.addEventListener('abort', () => element.removeAttribute('style'))
  let playChosen: typeof play | undefined
  let stopMove = () => {}
  // Whether it says how it comes or goes, and does not just say that it does neither. What says nothing is moved by its style.
  const isChosen = /_animation(_d|":"(?!none|"))/.test(JSON.stringify(element.dataset))
  const isReady = Promise.all([addStyles(style), isChosen && withPart('panel', import('./keyframes'), ({ play }) => (playChosen = play))])
  const move = ({ phase, seconds, easing, done }: Move) => {
    stopMove()
    // Not the state: that is hidden for a moment whenever somebody asks whether the page lets the panel be seen.
    element.dataset.move = phase
    const animation = playChosen?.(element, phase, look) ?? element.getAnimations().find(isOurs)
    stopMove = () => {
      delete element.dataset.move
      if (animation) animation.onfinish = animation.oncancel = null
      animation?.cancel()
    }
    animation?.effect!.updateTiming({
      duration: seconds * 1000,
      easing: CSS.supports('transition-timing-function', easing) ? easing : 'ease',
    })
    if (!animation || !seconds) return done()
    // What plays on a timeline that has stopped (a hidden page) is not waited for.
    animation.onfinish = animation.oncancel = done
  }

  panel.subscribe((state, before) => {
    // What a state does on the page it does once, when it begins; a hold or a release goes on in the same one.
    if (state.name === before.name) return
    element.dataset.state = state.name
    // It has come, and moves no more.
    if (state.name === 'shown') stopMove()
    if (state.name === 'entering') {
      panel.life = new AbortController()
      // What served HTML shows already is taken over as it stands, unless it must become modal.
      const isServed = before.name === 'hidden' && element.open
      if (isServed && look.overlay) element.close()
      show(element, look, state.cause)
      const done = () => panel.send({ type: 'entered' })
      if (isServed) done()
      else move({ phase: 'enter', seconds: look.enter_animation_speed, easing: look.enter_animation_timing, done })
      if (look.transition === 'push') void withPart('panel', import('./push'), ({ push }) => push(panel, look))
    }
    if (state.name === 'hidden') {
      panel.life?.abort()
      stopMove()
      // A script of the page may have taken the attribute away: a dialog is modal until it is closed.
      if (element.matches(':modal')) element.open = true
      element.close()
    }
  })
  return { look, isReady, move }
}

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

function show(element: HTMLDialogElement, look: LookOptions, cause: Cause): void {
  const { overlay, type, position } = look
  for (const name of ['height', 'width'] as const)
    if (/\d/.test(look[name]) && CSS.supports('width', look[name])) element.style.setProperty(`--panel-${name}`, look[name])
  if (!element.open) {
    // What comes by itself beside the page does not take the visitor's place on it away; it is announced, not focused.
    const takesFocus = overlay || (type === 'popup' && !isCorner(position)) || !isCounted(cause)
    if (overlay) element.showModal()
    else if (takesFocus) element.show()
    else element.open = true
    // Focus goes to the panel itself, whose name is read, and not to its first button; a field may ask for it.
    if (takesFocus && !element.querySelector('[autofocus]')) element.focus({ preventScroll: true })
  }
  // What is part of the page from the start is read with it.
  if (cause !== 'state' && !element.contains(document.activeElement))
    void withPart('panel', import('./announce'), ({ announce }) => announce(element))
}

const isCorner = (position: string): boolean => position.includes('-')

/** Whether our own style moves it. */
const isOurs = (animation: Animation): boolean => (animation as Partial<CSSAnimation>).animationName?.startsWith('vitrine-panel') === true
