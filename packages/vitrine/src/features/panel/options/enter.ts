import { isOff, type Given } from './at-load'
import type { LookOptions } from './look'

/** The part of the look with which a panel comes; the rest is about staying and going. */
export type EnterOptions = Pick<
  LookOptions,
  | 'type'
  | 'position'
  | 'transition'
  | 'height'
  | 'width'
  | 'overlay'
  | 'enter_animation'
  | 'enter_animation_direction'
  | 'enter_animation_speed'
  | 'enter_animation_timing'
  | 'status_css_animations'
>

export const isCorner = (position: string): boolean => position.includes('-')

/** Reads it where nobody is there yet; the full reader tells about wrong values later. */
export const readEnter = (given: Given): EnterOptions =>
  ({
    ...given,
    type: given.type === 'sliding-bar' ? given.type : 'popup',
    position: given.position || 'left',
    overlay: !isOff(given.overlay),
    enter_animation_speed: Number(given.enter_animation_speed || 0.5),
    enter_animation_timing: given.enter_animation_timing || 'ease',
  }) as EnterOptions
