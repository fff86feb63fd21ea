import type { LanguageToolbarOptions } from './language-toolbar.options'

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Situation extends Pick<LanguageToolbarOptions, 'position' | 'adjustment' | 'margin'> {
  readonly button: Box
  readonly toolbar: Pick<Box, 'width' | 'height'>
  readonly window: Pick<Box, 'width' | 'height'>
}

type Position = LanguageToolbarOptions['position']

/** Where else it may stand when there is no room where it should. */
const OTHERS: Readonly<Record<Position, readonly Position[]>> = {
  top: ['bottom'],
  bottom: ['top'],
  left: ['right', 'bottom', 'top'],
  right: ['left', 'bottom', 'top'],
}

/**
 * The toolbar's place in the window: beside its button, `adjustment` away from it and centred on it, and `margin` away from the
 * window's edges. The style sheet does the same; this is for browsers and pages where it cannot.
 */
export function placeToolbar(situation: Situation): { readonly left: number; readonly top: number; readonly position: Position } {
  const { position, toolbar, window, margin } = situation
  const chosen = [position, ...OTHERS[position]].find((side) => hasRoom(side, situation)) ?? position
  const { left, top } = beside(chosen, situation)
  return {
    position: chosen,
    left: clamp(left, margin, window.width - margin - toolbar.width),
    top: clamp(top, margin, window.height - margin - toolbar.height),
  }
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

function beside(position: Position, { button, toolbar, adjustment }: Situation): Pick<Box, 'left' | 'top'> {
  const centre = { left: button.left + (button.width - toolbar.width) / 2, top: button.top + (button.height - toolbar.height) / 2 }
  if (position === 'top') return { ...centre, top: button.top - adjustment - toolbar.height }
  if (position === 'bottom') return { ...centre, top: button.top + button.height + adjustment }
  if (position === 'left') return { ...centre, left: button.left - adjustment - toolbar.width }
  return { ...centre, left: button.left + button.width + adjustment }
}

function hasRoom(position: Position, situation: Situation): boolean {
  const { left, top } = beside(position, situation)
  const { toolbar, window, margin } = situation
  if (position === 'top') return top >= margin
  if (position === 'bottom') return top + toolbar.height <= window.height - margin
  if (position === 'left') return left >= margin
  return left + toolbar.width <= window.width - margin
}
