import { readFlag } from '../../core/fields'
import { onAjaxEnd } from '../../page/services/ajax'
import type { Mount } from '../../page/loading/registration'
import { claimHash, decodeHash, readHash, replaceHash } from '../../page/services/hash'
import { savesData } from '../../page/services/motion'
import { readDeepLink, type DeepLink } from './history/deep-link'
import { findGroups, unmark, type Groups } from './links/groups'
import { createOpener, type Opener } from './history/opener'
import type { Change } from './history/session'
import { hasFlatNames, readPageSettings, type PageSettings } from './settings/block'
import { watchLinks } from './links/watch'
import type { Slots } from './overlay/slots'

/** The behaviour, with what a page's flat names mean, where it uses any. */
export async function loadGallery(): Promise<Mount> {
  const ownName = hasFlatNames() ? (await import('./settings/flat-names')).ownName : undefined
  return (root, signal) => void mountGallery(root, signal, { settings: readPageSettings(ownName) })
}

interface Given {
  readonly settings?: PageSettings
  /** An application's own elements in the overlay. */
  readonly slots?: Slots
  onChange?(change: Change): void
}

/**
 * Knows which links below the root join, and wakes the overlay when one of them, or the address, asks for it. Everything else
 * is fetched then: the pointer over a link starts it, so that the click finds it there.
 */
export function mountGallery(
  root: HTMLElement,
  signal: AbortSignal,
  { settings = readPageSettings(), slots, onChange }: Given = {},
): Opener | void {
  const { isOn, deepLinking, groups: listed, zoom } = settings.options
  if (readFlag(isOn) === false) return
  const hasAddresses = readFlag(root.dataset.deepLinking ?? deepLinking) !== false

  const opener = createOpener({ root, settings, signal, slots, onChange })
  let groups = findGroups(root, settings)
  signal.addEventListener('abort', () => unmark(root))
  const has = (group: string) => groups.has(group) || Object.hasOwn(Object(listed) as object, group)

  /** The page has other links than before: those of the open group, and perhaps the one that the address has been asking for. */
  const look = () => {
    const before = groups
    groups = findGroups(root, settings)
    opener.session()?.refresh(groups)
    const asked = hasAddresses ? readDeepLink(readHash()) : undefined
    const count = (known: Groups) => known.get(asked?.group ?? '')?.length ?? 0
    if (!asked || asked.index < count(before) || asked.index >= count(groups)) return
    // Made known to whoever follows the address: now it is the gallery's.
    replaceHash(location.hash.slice(1))
    void opener.open(asked, 'address')
  }
  onAjaxEnd(look, signal)
  const settle = watchLinks(root, look, signal)

  /** What a link opens: its own item, or the one that its hash names. */
  const askedBy = (target: Element): [HTMLAnchorElement, DeepLink] | undefined => {
    const link = target.closest?.<HTMLAnchorElement>('a[href]')
    // A link in a drawing has no address of this kind.
    if (!(link instanceof HTMLAnchorElement)) return undefined
    // Links that have only just come count too.
    settle()
    const asked = readDeepLink(decodeHash(link.hash.slice(1)))
    if (asked && link.href.split('#', 1)[0] === location.href.split('#', 1)[0] && has(asked.group)) return [link, asked]
    if (link.dataset.galleryState !== 'joined') return undefined
    for (const [group, links] of groups) if (links.includes(link)) return [link, { group, index: links.indexOf(link) }]
    return undefined
  }

  root.addEventListener(
    'click',
    (event) => {
      // A new tab, a download, another button: the browser's business.
      if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      const [link, asked] = askedBy(event.target as Element) ?? []
      if (!link || !asked) return
      event.preventDefault()
      void opener.open(asked, 'visitor', link)
    },
    { signal },
  )
  const prepare = ({ target }: { readonly target: EventTarget | null }) => {
    if (!opener.session() && target && askedBy(target as Element)) opener.prepare()
  }
  root.addEventListener('pointerdown', prepare, { signal, passive: true })
  if (!savesData()) {
    for (const type of ['pointerover', 'focusin']) root.addEventListener(type, prepare, { signal, passive: true })
    // What brought this behaviour may have been the pointer's coming to a link: it does not come twice.
    prepare({ target: root.querySelector('a:hover') })
  }

  if (hasAddresses) {
    claimHash(
      {
        owns: (hash) => has(readDeepLink(hash)?.group ?? ''),
        arrive: (hash) => void opener.open(readDeepLink(hash)!, 'address'),
        leave: () => {
          opener.forget()
          opener.session()?.leave()
        },
      },
      signal,
    )
  }

  const times = Number(root.dataset.zoom ?? zoom)
  if (times > 1 && times <= 10)
    import('./links/hover-zoom').then(
      ({ zoomOnHover }) => signal.aborted || zoomOnHover(root, times, signal),
      // Not fetched (offline, say): the pictures stand still.
      () => {},
    )
  return opener
}
