/** What an arrow key means where it is pressed: along the line or against it (mirrored where lines run from right to left), up or down. */
export type Arrow = 'forward' | 'back' | 'up' | 'down'

export function arrowOf({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent, isRtl: boolean): Arrow | undefined {
  if (ctrlKey || metaKey || altKey || shiftKey || isComposing) return undefined
  if (key === 'ArrowUp') return 'up'
  if (key === 'ArrowDown') return 'down'
  if (key === 'ArrowRight') return isRtl ? 'back' : 'forward'
  if (key === 'ArrowLeft') return isRtl ? 'forward' : 'back'
  return undefined
}

export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl'
