/**
 * What lies over the page, as a stack: a gallery over a panel over a menu. The top one gets Escape; the page behind is
 * locked against scrolling while any of them asks for it, and the lock is counted, so that closing one of two keeps it.
 */
export interface Overlay {
  /** Called on Escape while this one is on top. Return true if the key was used up. */
  escape?(event: KeyboardEvent): boolean
  /** Whether the page behind must not scroll. */
  readonly locksScroll?: boolean
  /** `automatic` panels wait while anything else is open. */
  readonly kind: 'gallery' | 'panel' | 'menu' | 'search' | 'dialog'
}

export const OVERLAY_EVENT = 'vitrine:overlay'

const stack: Overlay[] = []
let isListening = false

/** Puts the overlay on top; returns the function that takes it away. */
export function pushOverlay(overlay: Overlay): () => void {
  listen()
  stack.push(overlay)
  update()
  return () => {
    const at = stack.indexOf(overlay)
    if (at < 0) return
    stack.splice(at, 1)
    update()
  }
}

export const topOverlay = (): Overlay | undefined => stack.at(-1)
export const openOverlays = (): readonly Overlay[] => stack

function listen(): void {
  if (isListening) return
  isListening = true
  document.addEventListener('keydown', (event) => {
    // Composition (an input method's own Escape) and handled keys are not ours.
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
    if (topOverlay()?.escape?.(event)) event.preventDefault()
  })
}

function update(): void {
  const root = document.documentElement
  const isLocked = stack.some((overlay) => overlay.locksScroll)
  if (isLocked !== root.hasAttribute('data-scroll-locked')) {
    // The scrollbar's width is kept as padding, so that nothing behind the overlay moves.
    root.style.setProperty('--scrollbar-width', isLocked ? `${window.innerWidth - root.clientWidth}px` : '0px')
    root.toggleAttribute('data-scroll-locked', isLocked)
  }
  document.dispatchEvent(new CustomEvent(OVERLAY_EVENT))
}
