/**
 * For engines that nothing needs before the visitor uses their element: what they enhance works without them (links,
 * popovers, details). `use` is called once, at the first use.
 */
/** `beforetoggle`: a popover in it opens, by a button that may stand elsewhere. A pointer or focus may have been there before us: `pointermove`, `keydown`. */
const USES = ['pointerover', 'pointermove', 'touchstart', 'focusin', 'keydown', 'click', 'beforetoggle'] as const

export function onFirstUse(element: HTMLElement, use: () => void, signal: AbortSignal): void {
  const done = new AbortController()
  const come = () => {
    done.abort()
    use()
  }
  for (const type of USES)
    element.addEventListener(type, come, { passive: true, capture: true, signal: AbortSignal.any([signal, done.signal]) })
}
