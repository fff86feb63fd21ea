import { wasJustRaised } from '../../../page/services/events'
import { claimHash, decodeHash, readHash, replaceHash } from '../../../page/services/hash'
import { readAddress, type Address } from './address'
import { readSettings, rulesOf } from '../options/reader'
import { panels, type Panel } from '../overlay/stage'
import { isOpen } from '../overlay/state'
import { closePanel, openPanel } from '../overlay/wishes'

/** Hears what the visitor asks for: links, the address, clicks on named elements. One listener each for all panels. */
export function watchVisitor(signal: AbortSignal): void {
  const settings = readSettings()
  const read = (hash: string) => readAddress(decodeHash(hash), settings)

  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element
      if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      const link = target.closest<HTMLAnchorElement>('a[href*="#"]')
      const address = link?.pathname === location.pathname && link.host === location.host && read(link.hash.slice(1))
      if (address) {
        event.preventDefault()
        return act(address, link)
      }
      for (const panel of panels.values()) {
        const { on_click, on_click_element } = rulesOf(panel)
        const opener = on_click && on_click_element && target.closest<HTMLElement>(on_click_element)
        if (!opener) continue
        event.preventDefault()
        panel.opener = opener
        openPanel(panel, 'click')
      }
    },
    { signal },
  )

  claimHash(
    {
      owns: (hash) => read(hash) !== undefined,
      // At load the panels are not all there yet: each is greeted when its page view begins.
      arrive: (hash, cause) => cause === 'change' && act(read(hash)!),
      // Back closes what the address opened; a link to another place on the page does not.
      leave: (hash) => {
        const panel = panels.get(read(hash)?.id ?? '')
        if (!location.hash && panel?.state.name === 'shown' && panel.state.cause === 'hash') closePanel(panel, 'link')
      },
    },
    signal,
  )

  // A script of the page has opened one itself: it is taken over, so that every way out works.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      for (const panel of panels.values())
        if (panel.element === target && panel.element.open && panel.state.name === 'hidden') openPanel(panel, 'script')
    },
    { signal, capture: true },
  )

  // The press that filled the cart may have been the one that fetched this.
  if (wasJustRaised('vitrine:added-to-cart')) openForCart()
}

export function openForCart(): void {
  for (const panel of panels.values()) if (rulesOf(panel).on_add_to_cart) openPanel(panel, 'cart')
}

/** Does what an address asks for. Without a link it came by the address bar. */
function act({ action, id }: Address, link?: HTMLElement): void {
  for (const panel of panels.values()) {
    if (id !== undefined && id !== panel.id) continue
    if (action === 'close' ? id !== undefined || isOpen(panel.state) : action === 'toggle' && isOpen(panel.state)) closePanel(panel, 'link')
    else if (action !== 'close') {
      if (link) panel.opener = link
      openPanel(panel, link ? 'link' : 'hash')
    }
  }
  if (action === 'close' && !link) replaceHash('')
}

const greeted = new WeakMap<Panel, string>()

/** Opens a panel that the address asks for when it comes. */
export function greet(panel: Panel): void {
  const hash = readHash()
  if (greeted.get(panel) === hash) return
  greeted.set(panel, hash)
  const address = readAddress(hash, readSettings())
  if (address?.id === panel.id && address.action !== 'close') openPanel(panel, 'hash')
}
