/**
 * One vocabulary for what can be set. A feature lists its options as fields; from that one list come the types, the
 * defaults, the reading of strings (existing pages pass every value as a string) and the error that names the setting.
 * No library: this is read at run time on every page, so it must weigh next to nothing.
 */
export interface Field<T> {
  readonly fallback: T
  /** What may be given, as data: `takeAllowed` checks a value against it, `setting-error.ts` puts it into words. */
  readonly allowed: Allowed
  /** For a field whose values are more than that can say. Returns undefined for a value that is not allowed. */
  readonly read?: (value: unknown) => T | undefined
}

interface NumberRange {
  readonly min?: number
  readonly max?: number
  /** 1 for whole numbers. */
  readonly step?: number
}

/**
 * One of these values, a number in a range, or (an empty text) any text. Where the field reads its values itself: any of these
 * words, or what is allowed in words for an owner (`a method such as POST`).
 */
export type Allowed = readonly (string | boolean)[] | NumberRange | '' | { readonly any: readonly string[] } | (string & {})

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
    // Only what was given: another script may have put something on the prototype of all objects.
    const given = Object.hasOwn(values, name) ? (values[name] ?? undefined) : undefined
    const value = given === undefined ? field.fallback : readValue(field, given)
    if (given !== undefined && value === undefined) onWrong(name, given)
    options[name] = value ?? field.fallback
  }
  return options as OptionsOf<F>
}

/** The value, where it is allowed just as it is: of the right type, and one of these or in this range. A component's prop must be. */
export const takeAllowed = ((value: number, allowed: NumberRange & Partial<readonly unknown[]>) =>
  (
    allowed
      ? (allowed.includes?.(value) ?? (Number.isFinite(value) && !(value < allowed.min! || value > allowed.max! || value % allowed.step!)))
      : typeof value === 'string'
  )
    ? value
    : undefined) as (value: unknown, allowed: Allowed) => unknown

/** A value as pages pass it, mostly as a text: undefined where it is not allowed. */
export function readValue<T>({ allowed, read }: Field<T>, value: unknown): T | undefined {
  if (read) return read(value)
  const isList = Array.isArray(allowed)
  const isRange = typeof allowed === 'object' && !isList
  const meant =
    isList && allowed.includes(true) ? readFlag(value) : isRange && typeof value === 'string' && value.trim() ? Number(value) : value
  return takeAllowed(meant, allowed) as T | undefined
}

/** The same fields for a component whose props may be written as pages write them: `yes`, `400`. */
export const asWritten = <F extends Fields>(fields: F): F =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...field, read: (value: unknown) => readValue(field, value) }]),
  ) as unknown as F

const ON: readonly unknown[] = [true, 1, '1', 'true', 't', 'on', 'yes']
const OFF: readonly unknown[] = [false, 0, '', '0', 'false', 'f', 'off', 'no']

/** The words that pages use for on and off. Anything else is undefined. */
export function readFlag(value: unknown): boolean | undefined {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (ON.includes(word)) return true
  if (OFF.includes(word)) return false
  return undefined
}

export const flag = (fallback: boolean): Field<boolean> => ({ fallback, allowed: [true, false] })
export const number = (fallback: number, allowed: NumberRange = {}): Field<number> => ({ fallback, allowed })
export const oneOf = <const T extends string>(allowed: readonly T[], fallback: NoInfer<T>): Field<T> => ({ fallback, allowed })
export const text = (fallback: string): Field<string> => ({ fallback, allowed: '' })

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
