/** A source of numbers that is the same for the same seed (mulberry32). */
export interface Random {
  /** From 0 up to, but not, 1. */
  next(): number
  /** A whole number from 0 up to, but not, this. */
  below(limit: number): number
  pick<T>(items: readonly T[]): T
  isOneIn(chances: number): boolean
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { next, below, pick: (items) => items[below(items.length)]!, isOneIn: (chances) => below(chances) === 0 }
}

/** The seed of one visit: a visit can be repeated without those before it. */
export const seedOfVisit = (seed: number, visit: number): number => Math.imul(seed ^ 0x9e3779b9, visit * 2 + 1) >>> 0
