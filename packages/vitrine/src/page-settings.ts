import { applyHeaderSettings } from './features/header/header.settings.behaviour'
import { applyLayoutSettings } from './features/layout/layout.settings.behaviour'
import { applyMenuSettings } from './features/menu/menu.settings.behaviour'
import type { Mount, Registration } from './page/loading/registration'
import { pageSettingsOf } from './page/services/options'
import { readPageSettings } from './page/services/settings'
import { edit } from './page/ui/nested-list'

/** A setting that an attribute of the page, or of an element, says: where it is not there, it is put there. */
const asAttribute =
  (name: string, [group, setting]: readonly [group: string, setting: string]): Mount =>
  (element, signal) => {
    const value = pageSettingsOf(group)[setting]
    if (typeof value === 'string' && !element.hasAttribute(name)) edit(signal).set(element, name, value)
  }

const MENUS = '[data-feature="menu"], [data-feature="mobile-menu"]'
/** What the page's settings change in its markup or its style, by their group; engines read the others themselves. */
const APPLIED: readonly (readonly [groups: string, selector: string, apply: Mount, scope?: 'page'])[] = [
  ['header', '[data-feature="header"]', applyHeaderSettings],
  ['menu header', MENUS, applyMenuSettings],
  ['search', '[data-feature="search"]', asAttribute('data-style', ['search', 'style'])],
  ['animation', '[data-animationtype]', asAttribute('data-animations', ['animation', 'status']), 'page'],
  ['layout', 'body', applyLayoutSettings, 'page'],
]

/** Reads the page's settings. What is to be done with them before anything else begins is returned, for `start` to take in. */
export function takePageSettings(): readonly Registration[] {
  readPageSettings()
  const isGiven = (group: string) => Object.keys(pageSettingsOf(group)).length > 0
  return APPLIED.filter(([groups]) => groups.split(' ').some(isGiven)).map(([groups, selector, apply, scope]) => ({
    feature: `settings of ${groups}`,
    selector,
    loadAt: 'start',
    ...(scope && { scope }),
    load: () => Promise.resolve(apply),
  }))
}
