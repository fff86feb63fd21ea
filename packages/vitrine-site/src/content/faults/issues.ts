import type { Fault } from './fault'
import type { YamlSource } from './yaml-source'

export interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

const nameOf = (path: readonly PropertyKey[]): string =>
  path.map((step, at) => (typeof step === 'number' ? `[${step + 1}]` : `${at > 0 ? '.' : ''}${String(step)}`)).join('')

/** What a schema says of a file, each with its line and column. */
export const toFaults = (issues: readonly Issue[], file: string, source: YamlSource): Fault[] =>
  issues.map(({ path, message }) => {
    const isUnknown = message.startsWith('is not a field')
    return { file, ...(isUnknown ? source.placeOfName(path) : source.placeOf(path)), message: `${nameOf(path)} ${message}`.trim() }
  })

/** Values that a reader of YAML has made into days are put back as they were written: `2026-13-45` would be a day of February. */
export function withWrittenDays<T>(value: T, source: Pick<YamlSource, 'textOf'>, path: readonly PropertyKey[] = []): T {
  if (value instanceof Date) return (source.textOf(path) ?? value) as T
  if (Array.isArray(value)) return value.map((item, at) => withWrittenDays(item, source, [...path, at])) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withWrittenDays(item, source, [...path, key])])) as T
}
