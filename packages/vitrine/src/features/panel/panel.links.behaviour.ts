import { hear, wasJustRaised } from '../../page/events'
import { claimHash, decodeHash, replaceHash } from '../../page/hash'
import { readAddress, type Address } from './panel.address'
import { closePanel, isShown, openPanel, panels, readSettings } from './panel.stage.behaviour'

/** Hears what the visitor asks for: links, the address, clicks on named elements, the cart. One listener each for all panels. */
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
        const { on_click, on_click_element } = panel.options
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
      // At load the panels are not all there yet: each looks at the address when its page view begins.
      arrive: (hash, cause) => cause === 'change' && act(read(hash)!),
      // Back closes what the address opened; a link to another place on the page does not.
      leave: (hash) => {
        const panel = panels.get(read(hash)?.id ?? '')
        if (!location.hash && panel?.state.name === 'shown' && panel.state.cause === 'hash') closePanel(panel, 'link')
      },
    },
    signal,
  )

  const openForCart = () => [...panels.values()].forEach((panel) => panel.options.on_add_to_cart && openPanel(panel, 'cart'))
  hear('vitrine:added-to-cart', openForCart, signal)
  // The press that filled the cart may have been the one that fetched this.
  if (wasJustRaised('vitrine:added-to-cart')) openForCart()
}

/** Does what an address asks for. Without a link it came by the address bar. */
function act({ action, id }: Address, link?: HTMLElement): void {
  for (const panel of panels.values()) {
    if (id !== undefined && id !== panel.id) continue
    if (action === 'close' ? id !== undefined || isShown(panel) : action === 'toggle' && isShown(panel)) closePanel(panel, 'link')
    else if (action !== 'close') {
      if (link) panel.opener = link
      openPanel(panel, link ? 'link' : 'hash')
    }
  }
  if (action === 'close' && !link) replaceHash('')
}
