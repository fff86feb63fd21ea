import { after } from '../../page/clock'
import { isOpen, type State } from './panel.model'
import { PANEL_EVENT, type PanelChange } from './panel.events'
import { readSettings, type Panel } from './panel.stage.behaviour'

/** What else a new state means on the page: links say it, focus follows, listeners and screen readers are told. */
export function settle(panel: Panel, before: State): void {
  const { id, element, state } = panel
  for (const link of document.querySelectorAll(`a[href$="#${readSettings().togglePrefix}__${id}"]`)) link.setAttribute('aria-expanded', String(isOpen(state)))
  if (state.name === 'entering' && !element.contains(document.activeElement)) say(element)
  if (state.name === 'hidden' && before.name === 'leaving') returnFocus(panel, before.way)
  element.dispatchEvent(new CustomEvent<PanelChange>(PANEL_EVENT, { bubbles: true, detail: { id, state } }))
}

/** The browser gives focus back to where it was. Where that was nowhere, it goes to a link that opens the panel; after a link inside, to its target. */
function returnFocus({ id, element, opener }: Panel, way: string): void {
  if (way === 'anchor') {
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

let status: HTMLElement | undefined

/** A panel that does not take focus is said instead, when the screen reader pauses. */
function say(panel: HTMLElement): void {
  if (!status?.isConnected) {
    status = document.createElement('div')
    status.dataset.panelStatus = ''
    status.role = 'status'
    document.body.append(status)
  }
  const region = status
  const label = document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.textContent ?? panel.ariaLabel
  after(100, () => (region.textContent = label))
}
