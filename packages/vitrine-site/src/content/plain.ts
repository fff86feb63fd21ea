import { z } from 'astro/zod'
import { nearest } from 'vitrine/core/nearest'
import { explainDay, readDay } from './time'

/**
 * Fields for content files whose faults are said in plain words: what was given, what is allowed. Astro puts the file and
 * the field's name in front. Without these an owner would read `Too small: expected string to have >=20 characters`.
 */

interface Fault {
  readonly input?: unknown
}

/** The message for a field that must be `allowed` ("a day such as 2026-11-15") and is not. */
export const plain = (allowed: string) => ({
  error: ({ input }: Fault) =>
    input === undefined || input === null ? `is missing: it must be ${allowed}.` : `is ${show(input)}, but it must be ${allowed}.`,
})

export function text(min: number, max: number, what = 'a text') {
  const said = plain(`${what} of ${min} to ${max} characters`)
  return z.string(said).trim().min(min, said).max(max, said)
}

export function words(what: string) {
  const said = plain(what)
  return z.string(said).trim().min(1, said)
}

export const matching = (pattern: RegExp, what: string) => z.string(plain(what)).regex(pattern, plain(what))
export const whole = () => z.int(plain('a whole number, such as 3'))
export const flag = () => z.boolean(plain('true or false'))

/** A day, with or without a time: 2026-11-15, 2026-11-15 08:30. */
export function day() {
  const said = plain('a day such as 2026-11-15')
  const error = ({ input }: Fault) => `${said.error({ input })}${typeof input === 'string' ? explainDay(input) : ''}`
  return z.custom<Date | string>((value) => readDay(value) !== undefined, { error }).transform((value) => readDay(value)!)
}

/** A refinement, not zod's own length checks: those would report a text given for a list a second time. */
export function list<T extends z.ZodType>(item: T, what: string, { min = 0, max = Infinity } = {}) {
  return z.array(item, plain(what)).refine(({ length }) => length >= min && length <= max, plain(what))
}

/**
 * An object with these fields and no others. A field of another name is almost always a slip of the pen, so it is a fault
 * with its own name in front (zod's strict object would report it on the whole file).
 */
export function only<S extends z.ZodRawShape>(shape: S): z.ZodObject<S, z.core.$strict> {
  const fields = Object.keys(shape)
  const unknown = z.custom(() => false, {
    error: ({ path = [] }) => `is not a field here. ${suggest(String(path.at(-1)), fields)}Fields are: ${fields.join(', ')}.`,
  })
  return z.object(shape, plain(`a group of ${Object.keys(shape).join(', ')}`)).catchall(unknown) as unknown as z.ZodObject<
    S,
    z.core.$strict
  >
}

/** "Did you mean title? ", where one of the words is near. */
export function suggest(given: string, known: Iterable<string>): string {
  const meant = nearest(given, known)
  return meant === undefined ? '' : `Did you mean ${meant}? `
}

/** One of these words. */
export function choice<const T extends string>(known: readonly T[], what = `one of ${known.join(', ')}`) {
  const said = plain(what)
  return z.enum(known, {
    error: ({ input }) => `${said.error({ input })} ${typeof input === 'string' ? suggest(input, known) : ''}`.trimEnd(),
  })
}

const LONG = 60

function show(value: unknown): string {
  if (typeof value === 'string') return value.length > LONG ? `a text of ${value.length} characters` : `"${value}"`
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'not a day' : `the day ${value.toISOString().slice(0, 10)}`
  if (typeof value === 'object') return 'a group of fields'
  return String(value)
}
