import type { Fields, OptionsOf } from './fields'

type Data = Readonly<Record<`data-${string}`, string>>

/**
 * Options as data attributes, for a behaviour to read back with `readFields`. What has its default is left out: the
 * served page stays short.
 */
export const dataOf = <F extends Fields>(fields: F, options: Partial<OptionsOf<F>>): Data =>
  write(fields, options, (name, value) => value !== fields[name]!.fallback)

/** As they were given, for fields whose defaults depend on where the element stands. Whatever is no field is left out. */
export const givenData = (fields: Fields, given: Readonly<Record<string, unknown>>): Data => write(fields, given, () => true)

function write(fields: Fields, values: Readonly<Record<string, unknown>>, isWanted: (name: string, value: unknown) => boolean): Data {
  const data: Record<`data-${string}`, string> = {}
  for (const name of Object.keys(fields)) {
    const value = values[name]
    if (value !== undefined && isWanted(name, value))
      data[`data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`] = String(value)
  }
  return data
}
