import type { Random } from './random'

/**
 * What a visitor, or the browser, does next. Steps are data: a list of them is printed where something breaks, is made shorter, and
 * can be played again. `at` is a place among whatever the page offers at that moment, from 0 to 1.
 */
export type Step = (
  | { readonly do: 'click' | 'tap' | 'focus' | 'follow'; readonly at: number }
  | { readonly do: 'press'; readonly key: string }
  | { readonly do: 'type'; readonly text: string }
  | { readonly do: 'hash'; readonly form: HashForm; readonly at: number }
  | { readonly do: 'resize'; readonly width: number; readonly height: number }
  | { readonly do: 'wheel'; readonly by: number }
  | { readonly do: 'swipe'; readonly by: number }
  | { readonly do: 'back' | 'forward' | 'offline' | 'online' | 'clear-storage' | 'translate' | 'reload' }
) & {
  /** The next step does not wait for what comes of this one. */
  readonly isHasty?: boolean
}

export type HashForm = 'gallery' | 'panel' | 'panel-open' | 'panel-close' | 'close-all' | 'anchor' | 'unknown' | 'none'

const KEYS = [
  ...['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Enter', ' ', 'Escape', 'Escape', 'Escape'],
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageDown', '/', 'f', '+', '-'],
]
const TEXTS = ['sea', 'wood', '"><img src=x onerror=alert(1)>', 'été', '12', '   ', 'شجرة']
const FORMS: readonly HashForm[] = [
  ...(['gallery', 'gallery', 'gallery', 'panel', 'panel', 'panel-open', 'panel-open'] as const),
  ...(['panel-close', 'close-all', 'anchor', 'anchor', 'unknown', 'none'] as const),
]
export const SIZES = [
  [1280, 800],
  [1024, 700],
  [768, 1024],
  [390, 844],
  [360, 640],
  [844, 390],
] as const

type Draw = (random: Random) => Step

/** How often each is drawn, in parts. */
const DRAWS: readonly (readonly [parts: number, draw: Draw])[] = [
  [30, (random) => ({ do: 'click', at: random.next() })],
  [8, (random) => ({ do: 'tap', at: random.next() })],
  [4, (random) => ({ do: 'focus', at: random.next() })],
  [26, (random) => ({ do: 'press', key: random.pick(KEYS) })],
  [2, (random) => ({ do: 'type', text: random.pick(TEXTS) })],
  [14, (random) => ({ do: 'hash', form: random.pick(FORMS), at: random.next() })],
  [9, () => ({ do: 'back' })],
  [4, () => ({ do: 'forward' })],
  [4, (random) => ({ do: 'wheel', by: random.pick([-800, -120, 120, 800]) })],
  [3, (random) => ({ do: 'swipe', by: random.pick([-250, -80, 80, 250]) })],
  [2, (random) => size(random)],
  [1, () => ({ do: 'offline' })],
  [2, () => ({ do: 'online' })],
  [1, () => ({ do: 'clear-storage' })],
  [1, () => ({ do: 'translate' })],
  [1, (random) => ({ do: 'follow', at: random.next() })],
  [0.5, () => ({ do: 'reload' })],
]
const ALL = DRAWS.reduce((sum, [parts]) => sum + parts, 0)

function size(random: Random): Step {
  const [width, height] = random.pick(SIZES)
  return { do: 'resize', width, height }
}

export function drawStep(random: Random): Step {
  let left = random.next() * ALL
  const [, draw] = DRAWS.find(([parts]) => (left -= parts) < 0) ?? DRAWS[0]!
  const step = draw(random)
  return random.isOneIn(3) ? { ...step, isHasty: true } : step
}

export const drawSteps = (random: Random, count: number): Step[] => Array.from({ length: count }, () => drawStep(random))
