import type { Fields, OptionsOf } from './fields'

/**
 * Options as data attributes, for a behaviour to read back with `readFields`. What has its default is left out: the
 * served page stays short.
 */
export function dataOf<F extends Fields>(fields: F, options: Partial<OptionsOf<F>>): Readonly<Record<`data-${string}`, string>> {
  const data: Record<`data-${string}`, string> = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = (options as Record<string, unknown>)[name]
    if (value !== undefined && value !== field.fallback) data[`data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`] = String(value)
  }
  return data
}
