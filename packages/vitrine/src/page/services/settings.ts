import { flatNames } from '../../core/flat-names'
import { nearest } from '../../core/nearest'
import { givePageSettings } from './options'
import { report } from './report'

/** Where a page keeps its settings: `<script type="application/json" data-settings>{ "slider": { "speed": 400 }, "lightbox_loop": "1" }</script>`. */
export const SETTINGS = 'script[data-settings]'

type Groups = Record<string, Record<string, unknown>>

/**
 * Reads what the page says once for all, by group and name or by the flat names that existing pages use. A broken block, or a
 * name that is nearly a known one, is told; the rest counts. A value that is wrong is told by the feature that reads it.
 */
export function readPageSettings(): void {
  const groups: Groups = {}
  for (const block of document.querySelectorAll(SETTINGS)) {
    try {
      take(JSON.parse(block.textContent) as unknown, groups, block)
    } catch (error) {
      report({ feature: 'settings', error: `The settings cannot be read: ${(error as Error).message}`, element: block })
    }
  }
  givePageSettings(groups)
}

function take(settings: unknown, groups: Groups, block: Element): void {
  if (!isObject(settings))
    return report({ feature: 'settings', error: 'The settings must be an object: { "slider": { … } }.', element: block })
  for (const [name, value] of Object.entries(settings)) {
    const flat = Object.hasOwn(flatNames, name) ? flatNames[name] : undefined
    if (flat) groups[flat[0]] = { [flat[1]]: value, ...groups[flat[0]] }
    else if (isObject(value)) groups[name] = { ...groups[name], ...value }
    else {
      const meant = nearest(name, Object.keys(flatNames))
      report({ feature: 'settings', error: `${name} is not a setting.${meant ? ` Did you mean ${meant}?` : ''}`, element: block })
    }
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
