import type { LookOptions } from '../options/look'

export type Phase = 'enter' | 'exit'
/** CSS translations, scales and turns, as far as a move needs them: the first is off stage, the last at rest. */
export type Frames = Keyframe[]

export interface Move {
  readonly name: string
  readonly direction: 'left' | 'right' | 'up' | 'down' | 'static'
}

/** What a move is read from: the enter options come first, and the exit options only when it goes. */
export type Moving<P extends Phase> = Pick<LookOptions, 'type' | 'position' | `${P}_animation` | `${P}_animation_direction`>

/** How the panel comes or goes. What is not said follows its type: a popup fades, a bar slides from and to its edge. */
export function moveOf<P extends Phase>(phase: P, moving: Moving<P>): Move {
  // Only this phase's options are asked for.
  const options = moving as Moving<'enter'> & Moving<'exit'>
  const { type, position } = options
  const isBar = type === 'sliding-bar'
  // A popup in a corner comes from, and goes to, its nearer edge.
  const edge = position === 'left' || position === 'right' ? position : position.startsWith('top') === (phase === 'enter') ? 'down' : 'up'
  return {
    name: (options[`${phase as Phase}_animation`] || (isBar ? 'slide' : 'fade')).toLowerCase(),
    direction: options[`${phase as Phase}_animation_direction`] || (isBar || position.includes('-') ? edge : 'static'),
  }
}

/** px or % off its place, as a CSS translation: `down` comes down from above, `left` from the left. On the way out they name where it goes. */
export function offStage(phase: Phase, direction: Move['direction'], distance: string): string {
  const along = (to: Move['direction'], fro: Move['direction']) =>
    direction === to ? distance : direction === fro ? `-${distance}` : '0px'
  return `${along('right', 'left')} ${phase === 'enter' ? along('up', 'down') : along('down', 'up')}`
}

/** The two everyday moves; the others (bounce, zoom, flip …) are in `flourish.ts`. */
export function plainFrames(phase: Phase, { name, direction }: Move): Frames | undefined {
  if (name !== 'fade' && name !== 'slide') return undefined
  // A slide comes from beyond its own size; a fade only leans in from a short way off.
  const away: Keyframe =
    name === 'slide' ? { translate: offStage(phase, direction, '100%') } : { opacity: 0, translate: offStage(phase, direction, '2rem') }
  return phase === 'enter' ? [away, {}] : [{}, away]
}
