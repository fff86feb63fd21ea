import { after } from '../../page/services/clock'
import type { Handle } from '../../page/loading/registration'
import { adoptHash, isClaimed, pushHash, replaceHash } from '../../page/services/hash'
import { judgeLink, readMarked } from './anchor.rules'
import { findTarget } from './anchor.target.behaviour'
import { travelTo } from './anchor.travel.behaviour'

/** Every link with a hash on the page, also those that arrive later: one listener for all. */
export function mountAnchor(_root: HTMLElement, signal: AbortSignal): Handle {
  const travel = createTravel(signal)
  document.addEventListener('click', (event) => event.defaultPrevented || follow(event, travel), { signal })
  // Back and forward: the browser restores the place itself.
  window.addEventListener('popstate', () => travel.end(), { signal })
  arriveMarked(travel, signal)
  return { takeClick: (event) => follow(event, travel) }
}

interface Travel {
  begin(target: HTMLElement): Promise<void>
  end(): void
}

/** One journey at a time: a new one ends the one before. */
function createTravel(signal: AbortSignal): Travel {
  let current = new AbortController()
  return {
    begin(target) {
      current.abort()
      current = new AbortController()
      return travelTo(target, AbortSignal.any([signal, current.signal]))
    },
    end: () => current.abort(),
  }
}

function follow(event: MouseEvent, travel: Travel): void {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href*="#"]') : null
  if (!link?.hash || link.download || link.closest('[data-no-scroll]')) return
  const verdict = judgeLink(
    { address: link.href, isInMegaMenu: link.closest('[data-mega]') !== null, isForThisPage: link.hasAttribute('data-same-page') },
    location.href,
  )
  if (verdict.name === 'leave' || isClaimed(link.hash.slice(1))) return
  if (verdict.name === 'open') openMarked(link, verdict.address)
  else if (link.target === '' || link.target === '_self') scrollHere(event, verdict.hash, travel)
}

function scrollHere(event: Event, hash: string, travel: Travel): void {
  const target = findTarget(hash)
  // No such place, or one in a closed panel: the browser puts the hash into the address, and scripts that know it can act.
  if (!target || target.closest('dialog:not([open])')) return
  event.preventDefault()
  // An entry of its own before the page moves: Back then returns to the place where the link was.
  if (location.hash !== `#${hash}`) pushHash(hash)
  void travel.begin(target)
}

/** The browser follows the link itself (target, referrer, a slow server): only its address is another for this one click. */
function openMarked(link: HTMLAnchorElement, address: string): void {
  const href = link.getAttribute('href') ?? ''
  link.href = address
  after(0, () => link.setAttribute('href', href))
}

/** A marked hash was put there by a link of another page: scroll once all is loaded, then leave the clean hash. */
function arriveMarked(travel: Travel, signal: AbortSignal): void {
  const marked = location.hash.slice(1)
  const hash = readMarked(marked)
  // An id may begin with an underscore of its own (footnotes do).
  if (hash === undefined || document.getElementById(marked)) return
  const arrive = async () => {
    const target = findTarget(hash)
    if (!target) return adoptHash(hash)
    await travel.begin(target)
    if (location.hash === `#${marked}`) replaceHash(hash)
  }
  if (document.readyState === 'complete') void arrive()
  else window.addEventListener('load', () => void arrive(), { once: true, signal })
}
