export type Edge = 'top' | 'right' | 'bottom' | 'left'

interface Size {
  readonly width: number
  readonly height: number
}

/** px of the window that a page needs beside a bar. With less it could not be read: there the bar lies over it. */
export const LEAST = { width: 480, height: 240 } as const

/** px by which the page gives way to a bar of this size; 0 where the window is too small for both. */
export function roomFor(edge: Edge, bar: Size, window: Size): number {
  const side = edge === 'left' || edge === 'right' ? 'width' : 'height'
  return window[side] - bar[side] < LEAST[side] ? 0 : Math.round(bar[side])
}
