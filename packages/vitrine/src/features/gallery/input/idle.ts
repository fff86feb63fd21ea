import { after } from '../../../page/services/clock'

/**
 * Marks the arrows as idle after a while without mouse movement: they hide. Never while the pointer or the focus is on an
 * arrow, and never by touch: a finger leaves no pointer to bring them back.
 */
export function watchIdle(
  frame: HTMLElement,
  { delay, isMobile }: { readonly delay: number; isMobile(): boolean },
  signal: AbortSignal,
): void {
  let cancel = () => {}
  let isIdle = false
  const mark = (isNow: boolean) => {
    if (isNow === isIdle) return
    isIdle = isNow
    // On the arrows themselves: on the frame, the browser would look at the style of all that is in it.
    for (const arrow of frame.querySelectorAll('[data-part="arrow"]')) arrow.toggleAttribute('data-idle', isNow)
  }
  const hide = () => {
    if (!frame.querySelector(':is(button, a):focus-visible')) mark(true)
  }
  const wait = () => {
    cancel = after(delay, hide, signal)
  }
  const stir = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    mark(false)
    cancel()
    if (!isMobile() && !(event.target as Element).closest('[data-part="arrow"]')) wait()
  }
  if (!isMobile() && matchMedia('(hover: hover)').matches) wait()
  frame.addEventListener('focusin', () => mark(false), { signal })
  frame.addEventListener('pointermove', stir, { signal })
  frame.addEventListener('pointerdown', stir, { signal })
}
