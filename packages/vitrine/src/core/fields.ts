/**
 * One vocabulary for what can be set. A feature lists its options as fields; from that one list come the types, the
 * defaults, the reading of strings (existing pages pass every value as a string) and the error that names the setting.
 * No library: this is read at run time on every page, so it must weigh next to nothing.
 */
export interface Field<T> {
  readonly fallback: T
  /** What may be given: needed only where something else was, so `setting-error.ts` puts it into words. */
  readonly allowed: Allowed
  /** Returns undefined for a value that is not allowed. */
  readonly read: (value: unknown) => T | undefined
}

interface NumberRange {
  readonly min?: number
  readonly max?: number
  readonly whole?: boolean
}

/** In words for an owner (`a method such as POST`), or what such words are made of: a range, one of these words, any of these words. */
export type Allowed = string | NumberRange | readonly string[] | { readonly any: readonly string[] }

export type Fields = Readonly<Record<string, Field<unknown>>>
export type OptionsOf<F extends Fields> = { readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never }

/**
 * Reads the given values against the fields, for a page that must go on: what is absent takes its default, and what is wrong
 * does too; `onWrong` is told its name and value. Where it must not go on, there is `readFields`.
 */
export function readEach<F extends Fields>(
  fields: F,
  values: Readonly<Record<string, unknown>>,
  onWrong: (name: string, given: unknown) => void,
): OptionsOf<F> {
  const options: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const given = values[name] ?? undefined
    const value = given === undefined ? field.fallback : field.read(given)
    if (given !== undefined && value === undefined) onWrong(name, given)
    options[name] = value ?? field.fallback
  }
  return options as OptionsOf<F>
}

const ON: readonly unknown[] = [true, 1, '1', 'true', 't', 'on', 'yes']
const OFF: readonly unknown[] = [false, 0, '', '0', 'false', 'f', 'off', 'no']

/** The words that pages use for on and off. Anything else is undefined. */
export function readFlag(value: unknown): boolean | undefined {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (ON.includes(word)) return true
  if (OFF.includes(word)) return false
  return undefined
}

export const flag = (fallback: boolean): Field<boolean> => ({
  fallback,
  allowed: 'on or off (true, false, "1", "0", "yes", "no")',
  read: readFlag,
})

export function number(fallback: number, allowed: NumberRange = {}): Field<number> {
  const { min = -Infinity, max = Infinity, whole = false } = allowed
  return {
    fallback,
    allowed,
    read: (value) => {
      const given = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
      if (typeof given !== 'number' || !Number.isFinite(given)) return undefined
      return given < min || given > max || (whole && !Number.isInteger(given)) ? undefined : given
    },
  }
}

export const oneOf = <const T extends string>(values: readonly T[], fallback: NoInfer<T>): Field<T> => ({
  fallback,
  allowed: values,
  read: (value) => values.find((known) => known === value),
})

export const text = (fallback: string): Field<string> => ({
  fallback,
  allowed: 'a text',
  read: (value) => (typeof value === 'string' ? value : undefined),
})

/** Several of the words: an array, or a text that parts them with spaces or commas. */
export function listOf<const T extends string>(values: readonly T[]): Field<readonly T[]> {
  return {
    fallback: [],
    allowed: { any: values },
    read: (value) => {
      const words: unknown = typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : value
      return Array.isArray(words) && words.every((word) => values.includes(word as T)) ? (words as T[]) : undefined
    },
  }
}

/** A value that may also be absent, whatever its kind. */
export const optional = <T>(field: Field<T>): Field<T | undefined> => ({ ...field, fallback: undefined })
