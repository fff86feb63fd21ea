/**
 * Panels stand beside their buttons by CSS (`position-anchor`). A browser without that gets the same places from a script,
 * which no other browser fetches.
 */
export const hasAnchors = (): boolean => CSS.supports('anchor-scope: none') && CSS.supports('position-area: top')

export type Side = 'bottom-start' | 'bottom-end' | 'right-start' | 'left-start'

export interface Beside {
  readonly anchor: Element
  readonly side: Side
  /** px: kept free below. */
  readonly margin: number
  /** What the panel never covers: it begins at its lower edge or below. */
  readonly under?: Element | null
}

/** Keeps an open panel beside its anchor and inside the window; returns what ends it. Where the code for it does not arrive, the panel is where its sheet puts it. */
export async function keepBeside(panel: HTMLElement, { anchor, side, margin, under }: Beside): Promise<() => void> {
  const placing = await import('@floating-ui/dom').catch(() => undefined)
  if (!placing) return () => {}
  const { autoUpdate, computePosition, flip, shift } = placing
  const place = async () => {
    const padding = { bottom: margin }
    const { x, y } = await computePosition(anchor, panel, {
      strategy: 'fixed',
      placement: side,
      middleware: [
        flip({ crossAxis: false, fallbackAxisSideDirection: 'none' }),
        shift({ padding, crossAxis: side.endsWith('-start') && !side.startsWith('bottom') }),
      ],
    })
    put(panel, x, Math.max(y, under?.getBoundingClientRect().bottom ?? y))
  }
  return autoUpdate(anchor, panel, () => void place())
}

/** Lays a panel at a place in the window, whatever its sheets say. */
export function put(panel: HTMLElement, x: number, y: number): void {
  panel.dataset.placed = ''
  panel.style.setProperty('inset', `${y}px auto auto ${x}px`, 'important')
}
