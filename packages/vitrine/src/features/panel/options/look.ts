import { asWritten, isOff, oneOf, readWords, type Given, type Read } from './words'

const speed = (word: string): number => (word && Number(word) >= 0 && Number(word) <= 10 ? Number(word) : 0.5)
const easing = (word: string): string => word || 'ease'

/** How a panel looks and comes. Whether it is a length or an easing is seen when it is used. */
const LOOK = {
  type: oneOf('popup', 'sliding-bar'),
  position: oneOf('left', 'top', 'right', 'bottom', 'center', 'top-left', 'top-right', 'bottom-left', 'bottom-right'),
  transition: oneOf('overlap', 'push'),
  width: asWritten,
  height: (word: string) => word || 'fit',
  overlay: (word: string) => !isOff(word),
  enter_animation_speed: speed,
  enter_animation_timing: easing,
  exit_animation_speed: speed,
  exit_animation_timing: easing,
}

export type LookOptions = Read<typeof LOOK>

/** Reads it when the panel opens. */
export const readLook = (given: Given): LookOptions => readWords(LOOK, given)
