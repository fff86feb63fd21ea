import { readEach, type Fields, type OptionsOf } from './fields'
import { SettingError } from './setting-error'

/** Reads the given values against the fields. What is absent takes its default; what is wrong throws a SettingError. */
export const readFields = <F extends Fields>(fields: F, values: Readonly<Record<string, unknown>>, owner = ''): OptionsOf<F> =>
  readEach(fields, values, (name, given) => {
    throw new SettingError(owner ? `${owner}.${name}` : name, given, fields[name]!.allowed)
  })
