/**
 * One vocabulary for what can be set. A feature lists its options as fields; from that one list come the types, the
 * defaults, the reading of strings (existing pages pass every value as a string) and the error that names the setting.
 * No library: this is read at run time on every page, so it must weigh next to nothing.
 */
export interface Field<T> {
  readonly fallback: T
  /** What may be given, in words for an owner: `a number from 0 to 1`. */
  readonly allowed: string
  /** Returns undefined for a value that is not allowed. */
  readonly read: (value: unknown) => T | undefined
}

export type Fields = Readonly<Record<string, Field<unknown>>>
export type OptionsOf<F extends Fields> = { readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never }

/** A value that a setting does not allow. The message is for whoever wrote it: an owner or a page's author. */
export class SettingError extends Error {
  override readonly name = 'SettingError'
  readonly setting: string
  constructor(setting: string, given: unknown, allowed: string) {
    super(`${setting} is ${describe(given)}, but it must be ${allowed}.`)
    this.setting = setting
  }
}

/** Reads the given values against the fields. What is absent takes its default; what is wrong throws a SettingError. */
export const readFields = <F extends Fields>(fields: F, values: Readonly<Record<string, unknown>>, owner = ''): OptionsOf<F> =>
  readEach(fields, values, (name, given) => {
    throw new SettingError(owner ? `${owner}.${name}` : name, given, fields[name]!.allowed)
  })

/** The same for a page that must go on: what is wrong takes its default too, and `onWrong` is told its name and value. */
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

interface NumberRange {
  readonly min?: number
  readonly max?: number
  readonly whole?: boolean
}

export function number(fallback: number, { min = -Infinity, max = Infinity, whole = false }: NumberRange = {}): Field<number> {
  const kind = whole ? 'a whole number' : 'a number'
  const range =
    Number.isFinite(min) && Number.isFinite(max)
      ? ` from ${min} to ${max}`
      : Number.isFinite(min)
        ? ` of at least ${min}`
        : Number.isFinite(max)
          ? ` of at most ${max}`
          : ''
  return {
    fallback,
    allowed: kind + range,
    read: (value) => {
      const given = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
      if (typeof given !== 'number' || !Number.isFinite(given)) return undefined
      return given < min || given > max || (whole && !Number.isInteger(given)) ? undefined : given
    },
  }
}

export function oneOf<const T extends string>(values: readonly T[], fallback: NoInfer<T>): Field<T> {
  return {
    fallback,
    allowed: values.length > 1 ? `one of ${values.map((value) => `"${value}"`).join(', ')}` : `"${values[0]}"`,
    read: (value) => values.find((known) => known === value),
  }
}

export const text = (fallback: string): Field<string> => ({
  fallback,
  allowed: 'a text',
  read: (value) => (typeof value === 'string' ? value : undefined),
})

/** Several of the words: an array, or a text that parts them with spaces or commas. */
export function listOf<const T extends string>(values: readonly T[]): Field<readonly T[]> {
  return {
    fallback: [],
    allowed: `any of ${values.map((value) => `"${value}"`).join(', ')}`,
    read: (value) => {
      const words: unknown = typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : value
      return Array.isArray(words) && words.every((word) => values.includes(word as T)) ? (words as T[]) : undefined
    },
  }
}

/** A value that may also be absent, whatever its kind. */
export const optional = <T>(field: Field<T>): Field<T | undefined> => ({ ...field, fallback: undefined })

/** A value, in words for whoever gave it. */
export function describe(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`
  if (typeof value !== 'object') return String(value)
  try {
    return JSON.stringify(value)
  } catch {
    return 'an object'
  }
}
