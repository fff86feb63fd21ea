import { after } from '../../page/clock'

/**
 * Marks the frame as idle after a while without mouse movement: its arrows hide. Never while the pointer or the focus
 * is on an arrow, and never by touch: a finger leaves no pointer to bring them back.
 */
export function watchIdle(
  frame: HTMLElement,
  { delay, isMobile }: { readonly delay: number; isMobile(): boolean },
  signal: AbortSignal,
): void {
  let cancel = () => {}
  const hide = () => {
    if (!frame.querySelector(':is(button, a):focus-visible')) frame.setAttribute('data-idle', '')
  }
  const wait = () => {
    cancel = after(delay, hide, signal)
  }
  const stir = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    frame.removeAttribute('data-idle')
    cancel()
    if (!isMobile() && !(event.target as Element).closest('[data-part="arrow"]')) wait()
  }
  if (!isMobile() && matchMedia('(hover: hover)').matches) wait()
  frame.addEventListener('focusin', () => frame.removeAttribute('data-idle'), { signal })
  frame.addEventListener('pointermove', stir, { signal })
  frame.addEventListener('pointerdown', stir, { signal })
}
