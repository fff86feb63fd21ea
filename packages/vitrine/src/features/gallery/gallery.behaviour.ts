import { readFlag } from '../../core/fields'
import { onAjaxEnd } from '../../page/ajax'
import { claimHash, decodeHash } from '../../page/hash'
import { savesData } from '../../page/motion'
import { readDeepLink, type DeepLink } from './gallery.deep-link'
import { findGroups, readPageSettings } from './gallery.groups'
import type { Session } from './gallery.session'

/**
 * Knows which links join, and wakes the overlay when one of them, or the address, asks for it. Everything else is
 * fetched then: the pointer over a link starts it, so that the click finds it there.
 */
export function mountGallery(root: HTMLElement, signal: AbortSignal): void {
  const settings = readPageSettings()
  const { isOn, deepLinking, groups: listed = {}, zoom = 1 } = settings.options
  if (readFlag(isOn) === false) return

  let session: Session | undefined
  let groups = findGroups(settings)
  const has = (group: string) => groups.has(group) || Object.hasOwn(listed as object, group)
  let waking: Promise<Session> | undefined
  const wake = () =>
    (waking ??= import('./gallery.session').then(
      ({ createSession }) => (session = createSession(settings, signal)),
      (error: unknown) => {
        // Not fetched (offline, say): the next need tries again.
        waking = undefined
        throw error
      },
    ))
  // Fetching may take a while: what was asked for last counts, and nothing once the address has gone elsewhere.
  let turn = 0
  const open = async (asked: DeepLink, link?: HTMLAnchorElement) => {
    const mine = ++turn
    // Once it is awake there is nothing to wait for, and a look at the page's style would cost more than it tells.
    if (!session) link?.setAttribute('data-gallery-waking', '')
    try {
      const awake = await wake()
      if (mine === turn) await awake.open(asked, link)
    } catch {
      // Where the overlay cannot be fetched, the link is a link.
      if (link && mine === turn) location.assign(link.href)
    } finally {
      link?.removeAttribute('data-gallery-waking')
    }
  }

  /** What a link opens: its own item, or the one that its hash names. Links that came since the last look count too. */
  const askedBy = (target: Element): [HTMLAnchorElement, DeepLink] | undefined => {
    const link = target.closest?.<HTMLAnchorElement>('a[href]')
    if (!link) return undefined
    const asked = readDeepLink(decodeHash(link.getAttribute('href')!.slice(1)))
    if (asked && link.hash && link.pathname === location.pathname && has(asked.group)) return [link, asked]
    if (!link.dataset.galleryState) groups = findGroups(settings)
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
      void open(asked, link)
    },
    { signal },
  )
  const prepare = ({ target }: { readonly target: EventTarget | null }) => {
    if (!waking && target && askedBy(target as Element)) void wake().catch(() => {})
  }
  root.addEventListener('pointerdown', prepare, { signal, passive: true })
  if (!savesData()) {
    for (const type of ['pointerover', 'focusin']) root.addEventListener(type, prepare, { signal, passive: true })
    // What brought this behaviour may have been the pointer's coming to a link: it does not come twice.
    prepare({ target: root.querySelector('a:hover') })
  }

  if (readFlag(deepLinking) !== false) {
    claimHash(
      {
        owns: (hash) => has(readDeepLink(hash)?.group ?? ''),
        arrive: (hash) => void open(readDeepLink(hash)!),
        leave: () => {
          turn += 1
          session?.leave()
        },
      },
      signal,
    )
  }

  onAjaxEnd(() => {
    groups = findGroups(settings)
    session?.refresh()
  }, signal)

  if (Number(zoom) !== 1)
    import('./gallery.link-zoom').then(
      ({ zoomOnHover }) => signal.aborted || zoomOnHover(root, Number(zoom), signal),
      // Not fetched (offline, say): the pictures stand still.
      () => {},
    )
}
