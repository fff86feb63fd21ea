import type { Allowed } from './fields'

/** A value that a setting does not allow. The message is for whoever wrote it: an owner or a page's author. */
export class SettingError extends Error {
  override readonly name = 'SettingError'
  readonly setting: string
  constructor(setting: string, given: unknown, allowed: Allowed) {
    super(`${setting} is ${describe(given)}, but it must be ${describeAllowed(allowed)}.`)
    this.setting = setting
  }
}

/** What a field allows, in words: `a number from 0 to 1`. */
export function describeAllowed(allowed: Allowed): string {
  if (typeof allowed === 'string') return allowed || 'a text'
  if (isList(allowed)) return isFlag(allowed) ? ON_OR_OFF : allowed.length > 1 ? `one of ${quote(allowed)}` : quote(allowed)
  if ('any' in allowed) return `any of ${quote(allowed.any)}`
  const { min = -Infinity, max = Infinity, step } = allowed
  const kind = step ? 'a whole number' : 'a number'
  if (Number.isFinite(min) && Number.isFinite(max)) return `${kind} from ${min} to ${max}`
  if (Number.isFinite(min)) return `${kind} of at least ${min}`
  return Number.isFinite(max) ? `${kind} of at most ${max}` : kind
}

/** Whether it is about on and off. */
export const isFlag = (allowed: Allowed): boolean => isList(allowed) && allowed.includes(true)

const ON_OR_OFF = 'on or off (true, false, "1", "0", "yes", "no")'
const isList = (allowed: Allowed): allowed is readonly (string | boolean)[] => Array.isArray(allowed)
const quote = (words: readonly unknown[]): string => words.map((word) => `"${String(word)}"`).join(', ')

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
