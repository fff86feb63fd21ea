import type { LookOptions } from '../options/look'
import type { Given } from '../options/words'
import type { PanelOptions } from '../panel.options'
import { isAnimated } from './motion'

export type Phase = 'enter' | 'exit'
/** CSS translations, scales and turns, as far as a move needs them: the first is off stage, the last at rest. */
export type Frames = Keyframe[]

export interface Move {
  readonly name: string
  readonly direction: 'left' | 'right' | 'up' | 'down' | 'static'
}

/** What a move is read from. */
export type Moving<P extends Phase> = Pick<PanelOptions, 'type' | 'position' | `${P}_animation` | `${P}_animation_direction`>

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
function offStage(phase: Phase, direction: Move['direction'], distance: string): string {
  const along = (to: Move['direction'], fro: Move['direction']) =>
    direction === to ? distance : direction === fro ? `-${distance}` : '0px'
  return `${along('right', 'left')} ${phase === 'enter' ? along('up', 'down') : along('down', 'up')}`
}

/** The two everyday moves. */
export function plainFrames(phase: Phase, { name, direction }: Move): Frames | undefined {
  if (name !== 'fade' && name !== 'slide') return undefined
  // A slide comes from beyond its own size; a fade only leans in from a short way off.
  const away: Keyframe =
    name === 'slide' ? { translate: offStage(phase, direction, '100%') } : { opacity: 0, translate: offStage(phase, direction, '2rem') }
  return phase === 'enter' ? [away, {}] : [{}, away]
}

interface Way {
  /** How far off its place, along the move's direction, as a CSS translation. */
  readonly off: (distance: string) => string
  readonly isStatic: boolean
}

/** The livelier moves, written as they come in; on the way out they run backwards, to where the direction points. */
const MOVES: Readonly<Record<string, (way: Way) => Frames>> = {
  bounce: ({ off, isStatic }) =>
    isStatic
      ? [{ opacity: 0, scale: 0.3 }, { opacity: 1, scale: 1.05, offset: 0.6 }, { scale: 0.96, offset: 0.8 }, {}]
      : [
          { opacity: 0, translate: off('100vmax') },
          { opacity: 1, translate: off('-1.5rem'), offset: 0.6 },
          { translate: off('0.6rem'), offset: 0.8 },
          {},
        ],
  zoom: ({ off }) => [{ opacity: 0, scale: 0.3, translate: off('50vmax') }, { opacity: 1, offset: 0.6 }, {}],
  flash: () => [1, 0, 1, 0, 1].map((opacity) => ({ opacity })),
  rubberband: () => ['1', '1.25 0.75', '0.75 1.25', '1.15 0.85', '0.95 1.05', '1.05 0.95', '1'].map((scale) => ({ scale })),
  shake: () => [0, -10, 10, -10, 10, -10, 10, -10, 10, 0].map((px) => ({ translate: `${px}px` })),
  flipinx: () => flip('X'),
  flipiny: () => flip('Y'),
  lightspeedin: () => [
    { opacity: 0, translate: '100vmax', transform: 'skewX(-30deg)' },
    { opacity: 1, translate: 0, transform: 'skewX(20deg)', offset: 0.6 },
    { transform: 'skewX(-5deg)', offset: 0.8 },
    {},
  ],
}

const flip = (axis: 'X' | 'Y'): Frames =>
  [90, -20, 10, -5, 0].map((turn, at) => ({ opacity: at === 0 ? 0 : 1, transform: `perspective(400px) rotate${axis}(${turn}deg)` }))

/** The names that exits have always had. */
const EXITS: Readonly<Record<string, string>> = { flipoutx: 'flipinx', flipouty: 'flipiny', lightspeedout: 'lightspeedin' }

/** The livelier moves (bounce, zoom, flip …). */
export function livelyFrames(phase: Phase, { name, direction }: Move): Frames | undefined {
  const move = MOVES[EXITS[name] ?? name]
  if (!move) return undefined
  // An overshoot is a negative distance: turned round, its two signs fall away.
  const frames = move({ isStatic: direction === 'static', off: (distance) => offStage(phase, direction, distance).replaceAll('--', '') })
  if (phase === 'enter') return frames
  return frames.toReversed().map((frame) => (typeof frame.offset === 'number' ? { ...frame, offset: 1 - frame.offset } : frame))
}

const DIRECTIONS: readonly string[] = ['left', 'right', 'up', 'down', 'static']

/** The keyframes that a panel has chosen. Undefined where nobody knows the word. */
function framesOf(phase: Phase, { type, position }: LookOptions, given: Given): Frames | undefined {
  const direction = given[`${phase}_animation_direction`] ?? ''
  const chosen = {
    type,
    position,
    [`${phase}_animation`]: given[`${phase}_animation`] ?? '',
    [`${phase}_animation_direction`]: DIRECTIONS.includes(direction) ? direction : '',
  }
  const move = moveOf(phase, chosen as unknown as PanelOptions)
  return plainFrames(phase, move) ?? livelyFrames(phase, move)
}

const BEYOND: Readonly<Record<string, string>> = { left: '-100%', right: '100%', top: '0 -100%', bottom: '0 100%' }

/** For a word that nobody knows: the move of a panel that says nothing, as the style sheet has it. */
function usualFrames(phase: Phase, { type, position }: LookOptions): Frames {
  const corner = position.includes('-') ? { translate: position.startsWith('top') ? '0 -1rem' : '0 1rem' } : {}
  const away: Keyframe = type === 'sliding-bar' ? { translate: BEYOND[position] ?? BEYOND.left! } : { opacity: 0, ...corner }
  return phase === 'enter' ? [away, {}] : [{}, away]
}

/** Moves a panel as it has chosen for this phase. Undefined where it has not, or may not move. Panels that choose nothing do without this file. */
export function play(element: HTMLElement, phase: Phase, look: LookOptions): Animation | undefined {
  const { dataset } = element
  const name = dataset[`${phase}_animation`]
  const isChosen = name || dataset[`${phase}_animation_direction`] !== undefined
  if (!isChosen || name === 'none' || !isAnimated(dataset)) return undefined
  // A panel that goes stays where the move has brought it, until it is closed.
  return element.animate(framesOf(phase, look, dataset) ?? usualFrames(phase, look), { fill: phase === 'enter' ? 'none' : 'forwards' })
}
