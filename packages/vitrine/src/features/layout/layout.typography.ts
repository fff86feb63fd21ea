import type { LayoutOptions } from './layout.options'

type Typography = Pick<LayoutOptions, 'typographyFactor' | 'typographySensitivity' | 'typographyWidth'>

/**
 * A size as CSS that follows the window by itself, so it is right for whatever arrives later too. `rem` is the full size; the
 * running text's size is read from `--step-0`. In rem and vw, so that a visitor's own text size counts.
 */
export function fluidSize(rem: number, { typographyFactor, typographySensitivity, typographyWidth }: Typography): string {
  if (typographySensitivity === 0) return `${round(rem)}rem`
  const fixed = round(rem * (1 - typographySensitivity))
  const fluid = round((rem * 16 * typographySensitivity * 100) / typographyWidth)
  return `clamp(min(${round(rem)}rem, ${round(typographyFactor)} * var(--step-0, 1rem)), ${fixed}rem + ${fluid}vw, ${round(rem)}rem)`
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000
