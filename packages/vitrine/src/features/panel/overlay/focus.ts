import { readHash, replaceHash } from '../../../page/services/hash'
import { readSettings } from '../options/reader'
import { isOpen, type Way } from '../panel.model'
import { readAddress } from '../triggers/address'
import type { Panel } from './controller'

/** What else a panel's state means on the page: links say it, the address forgets the panel, focus comes back. */
export function followOnPage(panel: Panel): void {
  const { id } = panel
  const settings = readSettings()
  const links = () => document.querySelectorAll(`a[href$="#${settings.togglePrefix}__${id}"]`)
  const tellLinks = () => links().forEach((link) => link.setAttribute('aria-expanded', String(isOpen(panel.state))))
  panel.signal.addEventListener('abort', () => links().forEach((link) => link.removeAttribute('aria-expanded')))
  let wayOut: Way | undefined
  if (isOpen(panel.state)) tellLinks()
  panel.subscribe((state) => {
    tellLinks()
    if (state.name === 'leaving') {
      wayOut = state.way
      if (readAddress(readHash(), settings)?.id === id) replaceHash('')
    }
    if (state.name === 'hidden') returnFocus(panel, wayOut)
  })
}

/** The browser gives focus back to where it was. Where that was nowhere, it goes to a link that opens the panel; after a link inside, to its target. */
function returnFocus({ id, element, opener }: Panel, wayOut: Way | undefined): void {
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
