import { withPart } from '../../../page/loading/part'
import { optionsOf } from '../options/reader'
import { isOpen, type Event } from '../panel.model'
import { converted } from '../rules/record'
import { canClose } from './closing'
import { changeRecord, closePanel } from './commands'
import type { Panel } from './controller'

/** Hears what happens in an open panel: the close button, the backdrop, links, forms, the browser's own ways to close. */
export function watchInside(panel: Panel, escape: () => void, signal: AbortSignal): void {
  const { element } = panel
  const options = optionsOf(panel)
  const can = (way: 'backdrop' | 'anchor') => canClose(way, panel.state, { options, hasCloseLink: false })
  const on = <K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void) =>
    element.addEventListener(type, listener, { signal })
  // Unknown where the press came before this was here.
  let pressed: EventTarget | null = element

  on('pointerdown', ({ target }) => (pressed = target))
  on('click', (event) => {
    const target = event.target as Element
    if (target.closest('[data-control="close"]')) closePanel(panel, 'button')
    else if (target.closest('a[href*="#"]') && can('anchor')) closePanel(panel, 'anchor')
    // A drag that began in the text and ended outside is a selection, not a click.
    else if (can('backdrop') && pressed === element && target === element && isBeyond(event, element)) closePanel(panel, 'backdrop')
  })
  on('submit', ({ target }) => {
    if (panel.options.frequency.includes('converted') && (target as HTMLFormElement).method !== 'dialog') changeRecord(panel, converted)
  })
  // The browser's own request to close (the back gesture of a phone) goes the way of the Escape key.
  on('cancel', (event) => {
    if (event.target !== element) return
    event.preventDefault()
    escape()
  })
  // Closed past us: by a form of method dialog, or by a script.
  on('close', () => isOpen(panel.state) && !element.open && closePanel(panel, 'script'))

  if (options.close_on_swipe && matchMedia('(any-pointer: coarse)').matches) {
    void withPart(
      'panel',
      import('./swipe'),
      ({ watchSwipe }) => signal.aborted || watchSwipe(element, options, { signal, away: () => closePanel(panel, 'swipe') }),
    )
  }
  if (options.auto_close_after_time === 0) return
  const tell = (event: Event) => panel.send(event)
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
