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
  if (typeof allowed === 'string') return allowed
  if (isList(allowed)) return allowed.length > 1 ? `one of ${quote(allowed)}` : quote(allowed)
  if ('any' in allowed) return `any of ${quote(allowed.any)}`
  const { min = -Infinity, max = Infinity, whole = false } = allowed
  const kind = whole ? 'a whole number' : 'a number'
  if (Number.isFinite(min) && Number.isFinite(max)) return `${kind} from ${min} to ${max}`
  if (Number.isFinite(min)) return `${kind} of at least ${min}`
  return Number.isFinite(max) ? `${kind} of at most ${max}` : kind
}

const isList = (allowed: Allowed): allowed is readonly string[] => Array.isArray(allowed)
const quote = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ')

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
