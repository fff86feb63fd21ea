import { lookOf } from '../options/reader'
import type { Event } from '../panel.model'
import { converted } from '../rules/closings'
import type { Panel } from './stage'
import { isOpen } from './state'
import { canClose } from './ways'
import { closePanel, note } from './wishes'
import { send } from './writer'

/** Hears what happens in an open panel: the close button, the backdrop, links, forms, the browser's own ways to close. */
export function watchInside(panel: Panel, escape: () => void, signal: AbortSignal): void {
  const { element, options } = panel
  const look = lookOf(panel)
  const can = (way: 'backdrop' | 'anchor') => canClose(way, panel.state, { options: look, hasCloseLink: false })
  const on = <K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void) =>
    element.addEventListener(type, listener, { signal })
  // Unknown where the press came before this was here.
  let pressed: EventTarget | null = element

  on('pointerdown', ({ target }) => (pressed = target))
  on('click', (event) => {
    const target = event.target as Element
    if (target.closest('[data-control="close"]')) closePanel(panel, 'button')
    else if (target.closest('a[href*="#"]') && can('anchor')) closePanel(panel, 'anchor')
    // A drag that began in the text and ended outside is a selection, not a wish to leave.
    else if (can('backdrop') && pressed === element && target === element && isBeyond(event, element)) closePanel(panel, 'backdrop')
  })
  on('submit', ({ target }) => {
    if (options.frequency.includes('converted') && (target as HTMLFormElement).method !== 'dialog') note(panel, converted)
  })
  // The browser's own request to close (the back gesture of a phone) goes the way of the Escape key.
  on('cancel', (event) => {
    if (event.target !== element) return
    event.preventDefault()
    escape()
  })
  // Closed past us: by a form of method dialog, or by a script.
  on('close', () => isOpen(panel.state) && !element.open && closePanel(panel, 'script'))

  if (look.close_on_swipe && matchMedia('(any-pointer: coarse)').matches) {
    void import('./swipe').then(
      ({ watchSwipe }) => signal.aborted || watchSwipe(element, look, { signal, away: () => closePanel(panel, 'swipe') }),
    )
  }
  if (look.auto_close_after_time === 0) return
  const tell = (event: Event) => send(panel, event)
  // The timer waits while the pointer is over the panel, and while focus has been moved in it. The backdrop counts as the
  // dialog's own: only a pointer within its edges is over the panel.
  on('pointermove', (event) => tell({ type: isBeyond(event, element) ? 'release' : 'hold', hold: 'pointer' }))
  on('pointerleave', () => tell({ type: 'release', hold: 'pointer' }))
  on('focusin', () => tell({ type: 'hold', hold: 'focus' }))
  on('focusout', ({ relatedTarget }) => element.contains(relatedTarget as Node | null) || tell({ type: 'release', hold: 'focus' }))
}

/** Whether the pointer is outside the dialog's box: on its backdrop. */
function isBeyond({ clientX, clientY }: MouseEvent, element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
