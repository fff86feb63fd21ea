/**
 * For behaviours that nothing needs before the visitor comes near: what they enhance works without them (links, popovers,
 * details). `near` is called once, at the first need in the element.
 */
const NEEDS = ['pointerover', 'touchstart', 'focusin', 'click'] as const

export function onNeed(element: HTMLElement, near: () => void, signal: AbortSignal): void {
  const done = new AbortController()
  const come = () => {
    done.abort()
    near()
  }
  for (const type of NEEDS) element.addEventListener(type, come, { passive: true, capture: true, signal: AbortSignal.any([signal, done.signal]) })
}
