import { flatNames } from '../../core/flat-names'
import { nearest } from '../../core/nearest'
import { givePageSettings } from './options'
import { report } from './report'

/** Where a page keeps its settings: `<script type="application/json" data-settings>{ "slider": { "speed": 400 }, "lightbox_loop": "1" }</script>`. */
const SETTINGS = 'script[data-settings]'

/** The other place: `window.vitrineSettings = { slider: { speed: 400 } }`, for pages whose system writes scripts. A block goes before it. */
const GLOBAL = 'vitrineSettings'

type Groups = Record<string, Record<string, unknown>>

/**
 * Reads what the page says once for all, by group and name or by the flat names that existing pages use; a group's own value goes
 * before a flat one. A broken block, or a name that is nearly a known one, is told; the rest counts. A value that is wrong is told
 * by the feature that reads it.
 */
export function readPageSettings(): void {
  const [flat, named]: [Groups, Groups] = [{}, {}]
  const given = (window as { [GLOBAL]?: unknown })[GLOBAL]
  // An element with this id is no settings: a browser finds it by the same name.
  if (given !== undefined && !isOnPage(given)) take(given, { flat, named })
  for (const block of document.querySelectorAll(SETTINGS)) {
    try {
      take(JSON.parse(block.textContent) as unknown, { flat, named, block })
    } catch (error) {
      report({ feature: 'settings', error: `The settings cannot be read: ${(error as Error).message}`, element: block })
    }
  }
  for (const [group, values] of Object.entries(named)) flat[group] = { ...flat[group], ...values }
  givePageSettings(flat)
}

const isOnPage = (value: unknown): boolean =>
  typeof Node === 'function' && (value instanceof Node || value instanceof HTMLCollection || Object(value).window === value)

interface Taken {
  readonly flat: Groups
  readonly named: Groups
  /** Where they stand, for the report. */
  readonly block?: Element
}

function take(settings: unknown, { flat, named, block }: Taken): void {
  const tell = (error: string) => report({ feature: 'settings', error, ...(block && { element: block }) })
  if (!isObject(settings)) return tell('The settings must be an object: { "slider": { … } }.')
  for (const [name, value] of Object.entries(settings)) {
    const [group, own] = (Object.hasOwn(flatNames, name) && flatNames[name]) || []
    if (group && own) flat[group] = { ...flat[group], [own]: value }
    else if (isObject(value)) named[name] = { ...named[name], ...value }
    else {
      const meant = nearest(name, Object.keys(flatNames))
      tell(`${name} is not a setting.${meant ? ` Did you mean ${meant}?` : ''}`)
    }
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
