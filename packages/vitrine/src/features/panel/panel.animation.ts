import type { LookOptions } from './panel.look-options'

export type Phase = 'enter' | 'exit'
/** CSS translations, scales and turns, as far as a move needs them: the first is off stage, the last at rest. */
export type Frames = readonly Keyframe[]

export interface Move {
  readonly name: string
  readonly direction: 'left' | 'right' | 'up' | 'down' | 'static'
  /** ms */
  readonly duration: number
  readonly easing: string
}

const FROM_EDGE = { left: 'left', right: 'right', top: 'down', bottom: 'up' } as const
const TO_EDGE = { left: 'left', right: 'right', top: 'up', bottom: 'down' } as const

/** How the panel comes or goes. What is not said follows its type: a popup fades, a bar slides from and to its edge. */
export function moveOf(phase: Phase, options: LookOptions): Move {
  const isBar = options.type === 'sliding-bar'
  const name = options[`${phase}_animation`] || (isBar ? 'slide' : 'fade')
  const edge = (phase === 'enter' ? FROM_EDGE : TO_EDGE)[options.position]
  return {
    name: name.toLowerCase(),
    direction: options[`${phase}_animation_direction`] || (isBar ? edge : 'static'),
    duration: options[`${phase}_animation_speed`] * 1000,
    easing: options[`${phase}_animation_timing`],
  }
}

/** Where a panel stands before it has come: `down` comes down from above, `left` from the left. On the way out they name where it goes. */
const AWAY = { left: [-1, 0], right: [1, 0], up: [0, 1], down: [0, -1], static: [0, 0] } as const
const GONE = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1], static: [0, 0] } as const

/** px or % off its place, as a CSS translation. */
export const offStage = (phase: Phase, direction: Move['direction'], distance: string): string => {
  const [x, y] = (phase === 'enter' ? AWAY : GONE)[direction]
  const along = (sign: number) => (sign === 0 ? '0px' : sign < 0 ? `-${distance}` : distance)
  return `${along(x)} ${along(y)}`
}

/** The two everyday moves. The others (bounce, zoom, flip …) live in `panel.flourish.ts`, fetched where a panel has one. */
export function plainFrames(phase: Phase, { name, direction }: Move): Frames | undefined {
  if (name === 'none') return []
  if (name !== 'fade' && name !== 'slide') return undefined
  // A slide comes from beyond its own size; a fade only leans in from a short way off.
  const away: Keyframe = name === 'slide' ? { translate: offStage(phase, direction, '100%') } : { opacity: 0, translate: offStage(phase, direction, '2rem') }
  return phase === 'enter' ? [away, {}] : [{}, away]
}

/** The way that a finger sends the panel: a bar back over its edge, a popup down. */
export const swipeOf = ({ type, position }: LookOptions): 'left' | 'right' | 'up' | 'down' =>
  type === 'popup' || position === 'bottom' ? 'down' : position === 'top' ? 'up' : position
