import { contrast, readColour } from './colours'
import type { Sheet, Tokens } from './tokens'

/** Text below this is hard to read for many people: WCAG 2, level AA. */
export const LEAST = 4.5

/** Every pair of colours in which the look shows words: the words, and what they stand on. */
export const PAIRS: readonly (readonly [string, string])[] = [
  ['color-ink', 'color-paper'],
  ['color-ink', 'color-surface'],
  ['color-ink', 'color-sunken'],
  ['color-muted', 'color-paper'],
  ['color-muted', 'color-surface'],
  ['color-muted', 'color-sunken'],
  ['color-accent', 'color-paper'],
  ['color-accent', 'color-surface'],
  ['color-on-accent', 'color-accent'],
]

export interface Measured {
  readonly words: string
  readonly ground: string
  /** Undefined where a colour can only be known in a browser. */
  readonly ratio: number | undefined
}

export const measurePairs = (tokens: Tokens): readonly Measured[] =>
  PAIRS.map(([words, ground]) => {
    const [one, other] = [readColour(tokens.get(words) ?? ''), readColour(tokens.get(ground) ?? '')]
    return { words, ground, ratio: one && other && contrast(one, other) }
  })

/** All that is too faint, in light and in dark, as an owner should read it. */
export function findFaint({ light, dark }: Sheet): readonly string[] {
  return (
    [
      ['light', light],
      ['dark', dark],
    ] as const
  ).flatMap(([scheme, tokens]) =>
    measurePairs(tokens)
      .filter(({ ratio }) => ratio !== undefined && ratio < LEAST)
      .map(
        ({ words, ground, ratio = 0 }) =>
          `--${words} (${tokens.get(words)}) on --${ground} (${tokens.get(ground)}) in ${scheme} has a contrast of ${(Math.floor(ratio * 100) / 100).toFixed(2)}, and needs ${LEAST}.`,
      ),
  )
}
