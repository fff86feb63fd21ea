import { offStage, type Frames, type Move, type Phase } from './animation'

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

export function flourishFrames(phase: Phase, { name, direction }: Move): Frames {
  const move = MOVES[EXITS[name] ?? name]
  if (!move) return []
  // An overshoot is a negative distance: turned round, its two signs fall away.
  const frames = move({ isStatic: direction === 'static', off: (distance) => offStage(phase, direction, distance).replaceAll('--', '') })
  if (phase === 'enter') return frames
  return frames.toReversed().map((frame) => (typeof frame.offset === 'number' ? { ...frame, offset: 1 - frame.offset } : frame))
}
