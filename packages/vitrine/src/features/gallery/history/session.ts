import { after } from '../../../page/services/clock'
import { readHash, replaceHash } from '../../../page/services/hash'
import { itemsOfInputs, itemsOfLinks, NEEDS_SYNTAX, type Items } from '../items/collection'
import { readDeepLink, writeDeepLink, type DeepLink } from './deep-link'
import { findGroups, type Groups } from '../links/groups'
import { adopt, enter, isOwn, lastMark, leave, rewrite } from './entry'
import { plainSyntax, type Item } from '../items/item'
import { addOverlayStyles, openOverlay, type Overlay } from '../overlay/open'
import type { GalleryOptions } from '../gallery.options'
import { readOwnOptions, readPageOptions, tell } from '../settings/read'
import type { PageSettings } from '../settings/block'
import { CLOSED, nextVisit, type Effect, type Visit, type VisitEvent } from './visit'

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

/** Who or what changed it: the visitor, the address, or a script's call. */
export type Cause = 'visitor' | 'address' | 'script'

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
  onChange?(change: Change): void
  /** It is closed, and the address and the history are as they were. */
  onRest?(): void
}

const whenIdle = (task: () => void): void => void (window.requestIdleCallback?.(task) ?? setTimeout(task))

/** ms after closing for which the history entry stays: Escape and Back, pressed together, close one gallery, and leave no page. */
const MOMENT = 300

interface Asked extends DeepLink {
  readonly found: Found
  readonly opener?: HTMLElement
}

export function createSession({ root, settings, signal, onChange, onRest }: SessionTask): Session {
  const { options: pageOptions, texts: firstTexts } = readPageOptions(settings)
  let texts = firstTexts
  let visit: Visit<Asked> = CLOSED
  /** Why the last thing happened. */
  let cause: Cause = 'visitor'
  let shown: { readonly overlay: Overlay; readonly group: string; refresh(groups: Groups): void; applyOptions(): void } | undefined
  /** What the last entry of ours was marked with. */
  let mark: unknown
  let turn = 0
  let isStyled = false
  let cancelWait = () => {}
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

  const send = (event: VisitEvent<Asked>) => {
    const next = nextVisit(visit, event)
    visit = next.visit
    if (visit.name !== 'closing') cancelWait()
    for (const effect of next.effects) run(effect)
    if (isOwn()) mark = lastMark()
    if (visit.name === 'closed') onRest?.()
  }
  const run = (effect: Effect<Asked>) => {
    switch (effect.type) {
      case 'show':
        shown = show(effect.wanted)
        return onChange?.({ ...effect.wanted, cause })
      case 'go':
        return shown?.overlay.go(effect.wanted.index)
      case 'hide':
        return hide()
      case 'push':
        return enter(hashOf(effect.wanted))
      case 'replace':
        return rewrite(hashOf(effect.wanted))
      case 'adopt':
        return adopt(mark)
      case 'clear':
        return readDeepLink(readHash()) && rewrite(undefined)
      case 'wait':
        cancelWait = wait()
        return
      case 'back':
        return leave(() => send({ type: 'arrived' }))
    }
  }
  const hide = () => {
    if (!shown) return
    const { overlay, group } = shown
    shown = undefined
    overlay.close()
    onChange?.({ group, index: undefined, cause })
  }
  const wait = () => {
    const waiting = new AbortController()
    after(MOMENT, () => send({ type: 'waited', isOwn: isOwn() }), waiting.signal)
    window.addEventListener('beforeunload', () => send({ type: 'away' }), { signal: waiting.signal })
    return () => waiting.abort()
  }
  const close = (by: Cause) => {
    cause = by
    send({ type: 'close', isOwn: isOwn() })
  }
  const leaveByAddress = () => {
    cause = 'address'
    send({ type: 'left' })
  }

  const show = ({ group, index, opener, found: { items, links, known, options } }: Asked) => {
    let at = index
    const overlay: Overlay = openOverlay({
      items,
      options,
      texts,
      index,
      opener,
      onMove: (to) => {
        at = to
        if (shown?.overlay === overlay) onChange?.({ group, index: to, cause })
        cause = 'visitor'
        if (options.deepLinking && shown?.overlay === overlay) replaceHash(writeDeepLink({ group, index: to }))
      },
      onClose: () => shown?.overlay === overlay && close('visitor'),
    })
    let before = links
    const refresh = (groups: Groups) => {
      const now = groups.get(group)
      if (!now || !before || (now.length === before.length && now.every((link, one) => link === before?.[one]))) return
      const place = now.indexOf(before[at]!)
      before = now
      overlay.refresh(itemsOfLinks(now, { syntax, known }), place)
    }
    const applyOptions = () => {
      Object.assign(options, readOwnOptions(before, pageOptions))
      overlay.applyOptions()
    }
    return { overlay, group, refresh, applyOptions }
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
    const isHere = visit.name === 'open' && visit.group === asked.group
    const found = find(asked.group)
    if (asked.index < (isHere ? shown!.overlay.total() : found.items.total)) {
      cause = by
      send({ type: 'ask', wanted: { ...asked, opener, found }, by: by === 'address' ? 'address' : 'link' })
      return
    }
    if (by === 'address' && visit.name !== 'closed') adopt(mark)
    close(by)
  }

  // After those who listen to the hash: what is left then has no gallery in its address.
  const look = () => {
    if (visit.name === 'leaving') send({ type: 'arrived' })
    else if (!isOwn() && (visit.name === 'closing' || (visit.name === 'open' && readDeepLink(readHash())?.group !== visit.group)))
      leaveByAddress()
  }
  window.addEventListener('popstate', look, { signal })
  signal.addEventListener('abort', () => {
    close('script')
    send({ type: 'waited', isOwn: isOwn() })
  })
  return {
    open,
    move: (to) => {
      cause = 'script'
      shown?.overlay.move(to)
    },
    close: () => {
      turn += 1
      close('script')
    },
    leave: () => {
      turn += 1
      leaveByAddress()
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

const hashOf = ({ group, index, found }: Asked): string | undefined =>
  found.options.deepLinking ? writeDeepLink({ group, index }) : undefined

interface Found {
  readonly options: GalleryOptions
  readonly items: Items
  readonly links?: readonly HTMLAnchorElement[]
  readonly known: WeakMap<HTMLElement, Item>
}
