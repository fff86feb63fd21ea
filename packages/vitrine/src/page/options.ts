import { readEach, SettingError, type Fields, type OptionsOf } from '../core/fields'
import { nearest } from '../core/nearest'
import { report } from './report'

/** Attributes that every feature understands, or that the machinery writes: never a slip of whoever wrote the page. */
const OURS = new Set(['feature', 'state', 'control', 'part', 'styles', 'lateStyles'])

/** What the page says once for all, by group of settings. Given before anything is mounted. */
let pageSettings: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {}
export const givePageSettings = (settings: typeof pageSettings): void => void (pageSettings = settings)

/** What the page says of a group of settings (`backToTop`), as it was written: not yet checked. */
export const pageSettingsOf = (group: string): Readonly<Record<string, unknown>> => pageSettings[group] ?? {}

interface Reading {
  /** Whose options they are, for the report: `slider`. */
  readonly feature: string
  /** The group of the page's settings that stand behind them, where it is not the feature's name. */
  readonly group?: string
  /** What to read, where it is not just the element's data attributes. */
  readonly values?: Readonly<Record<string, unknown>>
  /** What the attributes' names begin with, where they stand on an element of all: `mail` for `data-mail-iterations`. */
  readonly prefix?: string
}

/**
 * An element's options. One wrong value never takes the rest down: it is reported, and its default serves. So is an attribute
 * that is no option but nearly spelt like one. Whatever else a page keeps in data attributes is its own business.
 */
export function readOptions<F extends Fields>(fields: F, element: HTMLElement, { feature, group = camel(feature), values = element.dataset, prefix = '' }: Reading): OptionsOf<F> {
  const tell = (error: unknown) => report({ feature, error, element })
  for (const name of Object.keys(values)) {
    if (OURS.has(name) || Object.hasOwn(fields, name)) continue
    const meant = nearest(name, Object.keys(fields))
    if (meant !== undefined) tell(`${attribute(name, prefix)} is not an option. Did you mean ${attribute(meant, prefix)}?`)
  }
  return readEach(fields, { ...pageSettingsOf(group), ...values }, (name, given) => tell(new SettingError(`${feature}.${name}`, given, fields[name]!.allowed)))
}

const attribute = (name: string, prefix: string): string => `data-${prefix && `${prefix}-`}${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
