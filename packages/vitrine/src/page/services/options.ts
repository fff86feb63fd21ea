import { readEach, type Fields, type OptionsOf } from '../../core/fields'
import { onCalm } from '../loading/activity'
import type { Faults, Given } from './option-faults'

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
export function readOptions<F extends Fields>(
  fields: F,
  element: HTMLElement,
  { feature, group = camel(feature), values = element.dataset, prefix = '' }: Reading,
): OptionsOf<F> {
  const wrong: Given[] = []
  const options = readEach(fields, { ...pageSettingsOf(group), ...values }, (...given) => wrong.push(given))
  const unknown = Object.keys(values).filter((name) => !OURS.has(name) && !Object.hasOwn(fields, name))
  // What tells a slip from a page's own attribute is no part of what a visitor waits for.
  if (wrong.length + unknown.length > 0)
    void (wrong.length > 0 ? Promise.resolve() : onCalm()).then(() => tell({ fields, element, feature, prefix, wrong, unknown }))
  return options
}

const tell = (faults: Faults): Promise<void> => import('./option-faults').then(({ tellFaults }) => tellFaults(faults)).catch(() => {})
const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
