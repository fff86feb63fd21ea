/** What a field says of its numbers, as its attributes say it: anything that is no number is not said. */
export interface GivenRange {
  readonly min?: string | number | null | undefined
  readonly max?: string | number | null | undefined
  readonly step?: string | number | null | undefined
}

export interface Range {
  /** Never below 0: there is no quantity of less than nothing. */
  readonly floor: number
  readonly cap: number
  readonly step: number
}

export type Event = { readonly type: 'plus' } | { readonly type: 'minus' }

export function readRange({ min, max, step }: GivenRange): Range {
  const floor = Math.max(0, readNumber(min) ?? 0)
  const by = readNumber(step) ?? 1
  return { floor, cap: Math.max(floor, readNumber(max) ?? Infinity), step: by > 0 ? by : 1 }
}

/** Where the field begins: a value below a least one is raised to it; everything else stays as it was given. */
export function initial(value: string, { floor }: Range): string {
  return floor > 0 && toNumber(value) < floor ? String(floor) : value
}

/** The number after a press. What is no number counts as 0; the result is always within the bounds. */
export function next(value: string, { type }: Event, range: Range): number {
  const now = toNumber(value)
  const moved = type === 'plus' ? now + range.step : now - range.step
  return clamp(round(moved, now, range.step), range)
}

/** Whether a press would change nothing. */
export const isAtEnd = (value: string, event: Event, range: Range): boolean => next(value, event, range) === toNumber(value)

const clamp = (value: number, { floor, cap }: Range): number => Math.min(cap, Math.max(floor, value))
const toNumber = (value: string): number => readNumber(value) ?? 0

function readNumber(value: string | number | null | undefined): number | undefined {
  const number = typeof value === 'string' && value.trim() === '' ? NaN : Number(value ?? NaN)
  return Number.isFinite(number) ? number : undefined
}

/** 0.1 + 0.2 is 0.3 for a visitor: no more decimals than the numbers that were given have. */
function round(value: number, ...given: readonly number[]): number {
  const decimals = Math.max(...given.map((number) => /\.(\d+)$/.exec(String(number))?.[1]?.length ?? 0))
  return decimals > 0 ? Number(value.toFixed(Math.min(decimals, 20))) : value
}
