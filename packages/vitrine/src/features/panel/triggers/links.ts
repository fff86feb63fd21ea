import { claimHash, decodeHash, readHash, replaceHash } from '../../../page/services/hash'
import { optionsOf, readSettings } from '../options/reader'
import { closePanel, isComing, openPanel } from '../overlay/commands'
import type { Panel } from '../overlay/controller'
import { isOpen } from '../panel.model'
import { readAddress, type Address } from './address'

type Panels = ReadonlyMap<string, Panel>

const read = (hash: string): Address | undefined => readAddress(decodeHash(hash), readSettings())

/** Hears clicks on links to panels, and on the elements that open one. One listener for all panels. */
export function watchClicks(panels: Panels, signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const link = target.closest<HTMLAnchorElement>('a[href*="#"]')
    const address = link?.pathname === location.pathname && link.host === location.host && read(link.hash.slice(1))
    if (address) {
      event.preventDefault()
      return act(panels, address, link)
    }
    for (const panel of panels.values()) {
      const { on_click, on_click_element } = optionsOf(panel)
      const opener = on_click && on_click_element && target.closest<HTMLElement>(on_click_element)
      if (!opener) continue
      event.preventDefault()
      panel.opener = opener
      void openPanel(panel, 'click')
    }
  }
  document.addEventListener('click', onClick, { signal })
}

/** Hears the address. */
export function watchAddress(panels: Panels, signal: AbortSignal): void {
  claimHash(
    {
      owns: (hash) => read(hash) !== undefined,
      // At load the panels are not all there yet: each opens when its page view begins.
      arrive: (hash, cause) => cause === 'change' && act(panels, read(hash)!),
      // Back closes what the address opened; a link to another place on the page does not.
      leave: (hash) => {
        const panel = panels.get(read(hash)?.id ?? '')
        if (location.hash || !panel) return
        // Also one that is just coming in, or whose style is still on its way.
        if (isOpen(panel.state) ? panel.state.cause === 'hash' : isComing(panel)) closePanel(panel, 'link')
      },
    },
    signal,
  )
}

/** Does what an address asks for. Without a link it came by the address bar. */
function act(panels: Panels, { action, id }: Address, link?: HTMLElement): void {
  for (const panel of panels.values()) {
    if (id !== undefined && id !== panel.id) continue
    if (action === 'close' ? id !== undefined || isOpen(panel.state) : action === 'toggle' && isOpen(panel.state)) closePanel(panel, 'link')
    else if (action !== 'close') {
      if (link) panel.opener = link
      void openPanel(panel, link ? 'link' : 'hash')
    }
  }
  if (action === 'close' && !link) replaceHash('')
}

const answered = new WeakMap<Panel, string>()

/** Opens a panel that the address asks for when it comes. */
export function openFromAddress(panel: Panel): void {
  const hash = readHash()
  if (answered.get(panel) === hash) return
  answered.set(panel, hash)
  const address = readAddress(hash, readSettings())
  if (address?.id === panel.id && address.action !== 'close') void openPanel(panel, 'hash')
}
