import { replaceHash } from '../../../page/services/hash'
import { itemsOfInputs, itemsOfLinks, NEEDS_SYNTAX, type Items } from '../items/collection'
import { writeDeepLink, type DeepLink } from './deep-link'
import { findGroups, type Groups } from '../links/groups'
import { plainSyntax, type Item } from '../items/item'
import { addOverlayStyles, openOverlay, type Overlay } from '../overlay/open'
import type { Slots } from '../overlay/slots'
import type { GalleryOptions } from '../gallery.options'
import { readOwnOptions, readPageOptions, tell } from '../settings/read'
import type { PageSettings } from '../settings/block'
import { adoptAddress, ask, close, end, isOpen, leaveByAddress, onRest as whenAtRest, type Cause, type Shown } from './stage'

/** What is open, and how it and the address follow each other. */
export interface Session {
  open(asked: DeepLink, by: Cause, opener?: HTMLElement): Promise<void>
  move(to: 'next' | 'previous'): void
  close(): void
  /** The address has left the gallery. */
  leave(): void
  /** The gallery's own options or texts have changed. What is open takes the options at once, and the texts when it opens next. */
  applyOptions(): void
  /** The page has other links now. */
  refresh(groups: Groups): void
}

export interface Change {
  readonly group: string
  /** The open item, from 0; undefined: closed. */
  readonly index: number | undefined
  readonly cause: Cause
}

export interface SessionTask {
  /** Where its links are. */
  readonly root: HTMLElement
  readonly settings: PageSettings
  readonly signal: AbortSignal
  /** An application's own elements in the overlay. */
  readonly slots?: Slots
  onChange?(change: Change): void
  /** It is closed, and the address and the history are as they were. */
  onRest?(): void
}

const whenIdle = (task: () => void): void => void (window.requestIdleCallback?.(task) ?? setTimeout(task))

export function createSession({ root, settings, signal, slots, onChange, onRest }: SessionTask): Session {
  const { options: pageOptions, texts: firstTexts } = readPageOptions(settings)
  let texts = firstTexts
  const owner = {}
  let shown: { readonly overlay: Overlay; refresh(groups: Groups): void; applyOptions(): void } | undefined
  /** Why the next move happens. */
  let cause: Cause = 'visitor'
  let turn = 0
  let isStyled = false
  const styled = addOverlayStyles().then(() => (isStyled = true))

  let syntax = plainSyntax
  const hasListed = Object.keys(pageOptions.groups).length > 0
  const needsSyntax = () => syntax === plainSyntax && (hasListed || document.querySelector(NEEDS_SYNTAX) !== null)
  const loadSyntax = async () => {
    syntax = (await import('../items/syntax')).fullSyntax
  }

  let isUsed = false
  whenIdle(() => {
    if (isUsed || signal.aborted) return
    import('../overlay/warm-up').then(
      ({ warmUp }) => isUsed || warmUp(pageOptions, texts),
      // Not fetched: the first opening takes a little longer.
      () => {},
    )
  })

  const show = ({ group, index, opener, found }: Opening, by: Cause): Shown => {
    const { items, links, known, options } = found
    const isShown = () => shown?.overlay === overlay
    let at = index
    cause = by
    const overlay: Overlay = openOverlay({
      items,
      options,
      texts,
      index,
      opener,
      slots,
      onMove: (to) => {
        at = to
        if (isShown()) onChange?.({ group, index: to, cause })
        cause = 'visitor'
        if (options.deepLinking && isShown()) replaceHash(writeDeepLink({ group, index: to }))
      },
      onClose: () => isShown() && close(owner, 'visitor'),
    })
    let before = links
    const refresh = (groups: Groups) => {
      // None left: what is open closes.
      const now = groups.get(group) ?? []
      if (!before || (now.length === before.length && now.every((link, one) => link === before?.[one]))) return
      const place = now.indexOf(before[at]!)
      before = now
      overlay.refresh(itemsOfLinks(now, { syntax, known }), place)
    }
    const applyOptions = () => {
      Object.assign(options, readOwnOptions(before, pageOptions))
      overlay.applyOptions()
    }
    shown = { overlay, refresh, applyOptions }
    return {
      tell: (by) => onChange?.({ group, index, cause: by }),
      go: (to) => overlay.go(to),
      hide: (by) => {
        shown = undefined
        overlay.close()
        onChange?.({ group, index: undefined, cause: by })
      },
    }
  }

  /** A group's items, and its options: what the gallery that holds the links says of its own, then the page's settings. */
  const find = (group: string): Found => {
    const links = findGroups(root, settings).get(group)
    const known = new WeakMap<HTMLElement, Item>()
    const items = links ? itemsOfLinks(links, { syntax, known }) : itemsOfInputs(pageOptions.groups[group] ?? [], syntax, tell)
    return { options: { ...readOwnOptions(links, pageOptions) }, links, known, items }
  }

  const open = async (asked: DeepLink, by: Cause, opener?: HTMLElement) => {
    isUsed = true
    const mine = ++turn
    if (!isStyled) await styled
    if (needsSyntax()) await loadSyntax()
    // What was asked for last counts.
    if (signal.aborted || mine !== turn) return
    const { group, index } = asked
    const found = find(group)
    const total = isOpen(owner, group) ? shown!.overlay.total() : found.items.total
    if (index < total) {
      cause = by
      const hash = found.options.deepLinking ? writeDeepLink(asked) : undefined
      return ask({ group, index, owner, hash, show: (cause) => show({ group, index, opener, found }, cause) }, by)
    }
    if (by === 'address') adoptAddress()
    close(owner, by)
  }

  signal.addEventListener('abort', () => end(owner))
  if (onRest) whenAtRest(onRest, signal)
  return {
    open,
    move: (to) => {
      cause = 'script'
      shown?.overlay.move(to)
    },
    close: () => {
      turn += 1
      close(owner, 'script')
    },
    leave: () => {
      turn += 1
      leaveByAddress(owner)
    },
    applyOptions: () => {
      texts = readPageOptions(settings).texts
      shown?.applyOptions()
    },
    refresh: (groups) => {
      if (!shown) return
      if (needsSyntax())
        void loadSyntax().then(
          () => shown?.refresh(groups),
          () => shown?.refresh(groups),
        )
      else shown.refresh(groups)
    },
  }
}

interface Found {
  readonly options: GalleryOptions
  readonly items: Items
  readonly links?: readonly HTMLAnchorElement[]
  readonly known: WeakMap<HTMLElement, Item>
}

interface Opening extends DeepLink {
  readonly found: Found
  readonly opener: HTMLElement | undefined
}
