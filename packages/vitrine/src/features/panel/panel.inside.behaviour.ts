import { isBeyond } from './panel.dialog.behaviour'
import type { LookOptions } from './panel.look-options'
import { canClose, isOpen } from './panel.model'
import { converted } from './panel.record'
import { closePanel, note, type Panel } from './panel.stage.behaviour'

/** Hears what happens in an open panel: the close button, the backdrop, links, forms, the browser's own ways to close. */
export function watchInside(panel: Panel, look: LookOptions, escape: () => void): void {
  const { element, options, signal } = panel
  const can = (way: 'backdrop' | 'anchor') => canClose(way, panel.state, { options: look, hasCloseLink: false })
  let pressed: EventTarget | null = null

  element.addEventListener('pointerdown', ({ target }) => (pressed = target), { signal })
  element.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element
      if (target.closest('[data-control="close"]')) closePanel(panel, 'button')
      else if (target.closest('a[href*="#"]') && can('anchor')) closePanel(panel, 'anchor')
      // A drag that began in the text and ended outside is a selection, not a wish to leave.
      else if (can('backdrop') && pressed === element && target === element && isBeyond(event, element)) closePanel(panel, 'backdrop')
    },
    { signal },
  )
  element.addEventListener(
    'submit',
    ({ target }) => {
      if (options.frequency.includes('converted') && (target as HTMLFormElement).method !== 'dialog') note(panel, converted)
    },
    { signal },
  )
  // The browser's own request to close (the back gesture of a phone) goes the way of the Escape key.
  element.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== element) return
      event.preventDefault()
      escape()
    },
    { signal },
  )
  // Closed past us: by a form of method dialog, or by a script.
  element.addEventListener('close', () => isOpen(panel.state) && !element.open && closePanel(panel, 'script'), { signal })
}
