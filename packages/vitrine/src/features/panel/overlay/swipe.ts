import { watchGestures } from '../../../page/ui/gesture'
import type { PanelOptions } from '../panel.options'

interface Swipe {
  readonly signal: AbortSignal
  readonly away: () => void
}

/** A finger that swipes the panel to where it came from sends it away. Content that scrolls keeps its own direction. */
export function watchSwipe(element: HTMLElement, options: PanelOptions, { signal, away }: Swipe): void {
  const direction = swipeOf(options)
  const isSideways = direction === 'left' || direction === 'right'
  element.dataset.swipe = isSideways ? 'sideways' : element.scrollHeight > element.clientHeight ? 'none' : 'upright'
  watchGestures(
    element,
    { onGesture: (gesture) => gesture.type === 'swipe' && gesture.direction === direction && gesture.fingers === 1 && away() },
    signal,
  )
}

/** The way that a finger sends the panel: a bar back over its edge, a popup in a corner to its side, one in the middle down. */
function swipeOf({ type, position }: PanelOptions): 'left' | 'right' | 'up' | 'down' {
  if (position.endsWith('-left') || position.endsWith('-right')) return position.endsWith('left') ? 'left' : 'right'
  if (type === 'popup' || position === 'bottom') return 'down'
  return position === 'top' ? 'up' : position === 'right' ? 'right' : 'left'
}
