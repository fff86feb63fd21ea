import { number, oneOf, type Field, type OptionsOf } from '../../core/fields'

/** How an element comes in; the last three are for one that is there already. */
export const families = ['fade', 'slide', 'zoom', 'bounce', 'flip', 'rotate', 'flash', 'pulse', 'shake'] as const
export type Family = (typeof families)[number]

/** Where it comes from; `down` comes down from above, `up` from below. */
export const sides = ['left', 'right', 'up', 'down', 'start', 'end'] as const
export type Side = (typeof sides)[number]

export interface Animation {
  readonly family: Family
  readonly side?: Side
}

/** Families that an element can play without having been hidden before. */
export const isEntrance = ({ family }: Animation): boolean => !['flash', 'pulse', 'shake'].includes(family)

/** Reads `fade`, `fade-left` and the names that existing pages use: `fadeInLeft`, `flipInX`, `rotateInUpRight`. */
export function readAnimation(value: unknown): Animation | undefined {
  if (typeof value !== 'string') return undefined
  const words = value
    .trim()
    .replace(/([A-Z])/g, '-$1')
    .toLowerCase()
    .split(/[-_\s]+/)
    .filter((word) => word !== '' && word !== 'in')
  const [family, ...rest] = words
  if (!isOneOf(families, family)) return undefined
  const side = AXES[rest.at(-1) ?? ''] ?? rest.at(-1)
  if (side === undefined) return { family }
  return isOneOf(sides, side) && rest.length <= 2 ? { family, side } : undefined
}

/** A flip around an axis has no side in those names: around x it comes up, around y from the start. */
const AXES: Readonly<Record<string, Side>> = { x: 'up', y: 'start' }

const isOneOf = <T extends string>(values: readonly T[], value: unknown): value is T => (values as readonly unknown[]).includes(value)

const animationType: Field<Animation> = {
  fallback: { family: 'fade' },
  allowed: `one of ${families.map((family) => `"${family}"`).join(', ')}, alone or with a side (${sides.map((side) => `"-${side}"`).join(', ')})`,
  read: readAnimation,
}

/** What the four data attributes say. */
export const animationFields = {
  animationtype: animationType,
  /** s: how long it takes. */
  animationduration: number(0.5, { min: 0 }),
  /** s: how long it waits after coming into view. */
  animationdelay: number(0, { min: 0 }),
  /** What must be in view before it starts. */
  animationoffset: oneOf(['top-into-view', 'top-mid-of-view', 'bottom-in-view'], 'top-into-view'),
}

export type AnimationOptions = OptionsOf<typeof animationFields>

/** The same, by a component's shorter names. */
export const animatedFields = {
  /** How it comes in: `fade`, `zoom`, `slide-left` … */
  type: animationFields.animationtype,
  /** s: how long it takes. */
  duration: animationFields.animationduration,
  /** s: how long it waits after coming into view. */
  delay: animationFields.animationdelay,
  /** What must be in view before it starts. */
  offset: animationFields.animationoffset,
}

/** What the site says for all its pages. */
export const animationSettings = {
  /** Where elements animate: nowhere, on devices with a mouse only, or everywhere. */
  status: oneOf(['off', 'desktop', 'desktop_and_mobile'], 'desktop_and_mobile'),
}

/** ms: when no element has come in for so long, those that have are like all others again. */
export const REST = 500
/** How many at a time, and ms between two times: the page is never busy with it for long. */
export const SETTLED_AT_ONCE = 50
export const SETTLE_PAUSE = 50

/** The shares of an element at which the browser looks whether its bottom is in view. */
export const BOTTOM_THRESHOLDS: readonly number[] = [0, 0.2, 0.4, 0.6, 0.7, 0.8, 0.9, 1]
