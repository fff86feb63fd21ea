import { adoptStyle } from './styles'

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
  const isLocked = stack.some((overlay) => overlay.locksScroll)
  if (isLocked !== document.documentElement.hasAttribute(LOCKED)) lockScroll(isLocked)
  document.dispatchEvent(new CustomEvent(OVERLAY_EVENT))
}

const LOCKED = 'data-scroll-locked'
/** Comes with the code: a page that has only the script, and rules of its own for html and body, is locked like ours. */
const LOCK = `[${LOCKED}]{overflow:hidden!important}html[${LOCKED}]{padding-inline-end:var(--scrollbar-width,0px)!important}`

function lockScroll(isLocked: boolean): void {
  const { documentElement: root, body } = document
  adoptStyle(LOCK)
  // Some pages let body scroll inside a root that does not. Only then: a body that is clipped for nothing unsticks what sticks in it.
  const isBodyScrolling = isLocked && getComputedStyle(root).overflowY !== 'visible' && /auto|scroll/.test(getComputedStyle(body).overflowY)
  // The scrollbar's width is kept as padding, so that nothing behind the overlay moves; a reserved gutter keeps it by itself.
  const isKept = !isLocked || getComputedStyle(root).scrollbarGutter?.includes('stable')
  root.style.setProperty('--scrollbar-width', isKept ? '0px' : `${window.innerWidth - root.clientWidth}px`)
  root.toggleAttribute(LOCKED, isLocked)
  body.toggleAttribute(LOCKED, isBodyScrolling)
}
