import { readHash, replaceHash } from '../../../page/services/hash'
import { readAddress } from '../triggers/address'
import { readSettings } from '../options/reader'
import type { Panel } from './stage'
import { isOpen, type State } from './state'

/** What else a new state means on the page: links say it, the address forgets the panel, focus follows. */
export function settle(panel: Panel, state: State): void {
  const { id } = panel
  const settings = readSettings()
  for (const link of document.querySelectorAll(`a[href$="#${settings.togglePrefix}__${id}"]`))
    link.setAttribute('aria-expanded', String(isOpen(state)))
  if (state.name === 'leaving') {
    panel.wayOut = state.way
    if (readAddress(readHash(), settings)?.id === id) replaceHash('')
  }
  if (state.name === 'hidden') returnFocus(panel)
}

/** The browser gives focus back to where it was. Where that was nowhere, it goes to a link that opens the panel; after a link inside, to its target. */
function returnFocus({ id, element, opener, wayOut }: Panel): void {
  if (wayOut === 'anchor') {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    target?.setAttribute('tabindex', target.getAttribute('tabindex') ?? '-1')
    target?.focus({ preventScroll: true })
    return
  }
  if (document.activeElement !== document.body && !element.contains(document.activeElement)) return
  const { togglePrefix, openPrefix } = readSettings()
  const known = opener ?? document.querySelector<HTMLElement>(`:is(a[href$="#${togglePrefix}__${id}"], a[href$="#${openPrefix}__${id}"])`)
  known?.focus({ preventScroll: true })
}
