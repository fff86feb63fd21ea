import { readFields } from '../../core/fields'
import { after } from '../../page/clock'
import { readHash, replaceHash } from '../../page/hash'
import { report } from '../../page/report'
import { itemsOfInputs, itemsOfLinks, type Items } from './gallery.collect'
import { readDeepLink, writeDeepLink, type DeepLink } from './gallery.deep-link'
import { findGroups, type PageSettings } from './gallery.groups'
import { adopt, enter, isOwn, lastMark, leave, rewrite } from './gallery.history'
import type { Item } from './gallery.items'
import { openOverlay, styled, type Overlay } from './gallery.open'
import { galleryFields, type GalleryOptions } from './gallery.options'
import { rehearse } from './gallery.rehearsal'
import { galleryTextFields } from './gallery.texts'
import { CLOSED, nextVisit, type Effect, type Visit, type VisitEvent } from './gallery.visit'

/** What is open, and how it and the address follow each other. */
export interface Session {
  open(asked: DeepLink, opener?: HTMLElement): Promise<void>
  /** The address has left the gallery. */
  leave(): void
  /** The page has new links. */
  refresh(): void
}

/** ms after closing for which the history entry stays: Escape and Back, pressed together, close one gallery, and leave no page. */
const MOMENT = 300

interface Asked extends DeepLink {
  readonly found: Found
  readonly opener?: HTMLElement
}

export function createSession(settings: PageSettings, signal: AbortSignal): Session {
  const texts = readFields(galleryTextFields, settings.texts, 'galleryTexts')
  let visit: Visit<Asked> = CLOSED
  let shown: { readonly overlay: Overlay; refresh(): void } | undefined
  /** What the last entry of ours was marked with. */
  let mark: unknown
  let turn = 0
  let isStyled = false
  let cancelWait = () => {}
  void styled.then(() => (isStyled = true))

  const cold = new AbortController()
  rehearse({ options: read(settings.options), texts }, cold.signal)

  const send = (event: VisitEvent<Asked>) => {
    const next = nextVisit(visit, event)
    visit = next.visit
    if (visit.name !== 'closing') cancelWait()
    for (const effect of next.effects) run(effect)
    if (isOwn()) mark = lastMark()
  }
  const run = (effect: Effect<Asked>) => {
    switch (effect.type) {
      case 'show':
        shown = show(effect.wanted)
        return
      case 'go':
        return shown?.overlay.go(effect.wanted.index)
      case 'hide':
        shown?.overlay.close()
        shown = undefined
        return
      case 'push':
        return enter(hashOf(effect.wanted))
      case 'replace':
        return rewrite(hashOf(effect.wanted))
      case 'adopt':
        return adopt(mark)
      case 'clear':
        return readDeepLink(readHash()) && rewrite(undefined)
      case 'wait':
        cancelWait = after(MOMENT, () => send({ type: 'waited', isOwn: isOwn() }))
        return
      case 'back':
        return leave(() => send({ type: 'arrived' }))
    }
  }
  const close = () => send({ type: 'close', isOwn: isOwn() })

  const show = ({ group, index, opener, found: { items, links, known, options } }: Asked) => {
    const overlay: Overlay = openOverlay({
      items,
      options,
      texts,
      index,
      opener,
      onMove: (at) => options.deepLinking && shown?.overlay === overlay && replaceHash(writeDeepLink({ group, index: at })),
      onClose: () => shown?.overlay === overlay && close(),
    })
    let before = links
    const refresh = () => {
      const now = findGroups(settings).get(group)
      if (!now || (now.length === before?.length && now.every((link, at) => link === before?.[at]))) return
      before = now
      overlay.refresh(itemsOfLinks(now, known))
    }
    return { overlay, refresh }
  }

  const open = async (asked: DeepLink, opener?: HTMLElement) => {
    cold.abort()
    const mine = ++turn
    if (!isStyled) await styled
    // What was asked for last counts.
    if (signal.aborted || mine !== turn) return
    const isHere = visit.name === 'open' && visit.group === asked.group
    const found = find(asked.group, settings)
    if (asked.index < (isHere ? shown!.overlay.total() : found.items.total)) {
      send({ type: 'ask', wanted: { ...asked, opener, found }, by: opener ? 'link' : 'address' })
      return
    }
    if (!opener && visit.name !== 'closed') adopt(mark)
    close()
  }

  // After those who listen to the hash: what is left then has no gallery in its address.
  const look = () => {
    if (visit.name === 'leaving') send({ type: 'arrived' })
    else if (!isOwn() && (visit.name === 'closing' || (visit.name === 'open' && readDeepLink(readHash())?.group !== visit.group)))
      send({ type: 'left' })
  }
  window.addEventListener('popstate', look, { signal })
  signal.addEventListener('abort', () => {
    close()
    send({ type: 'waited', isOwn: isOwn() })
  })
  return {
    open,
    leave: () => {
      turn += 1
      send({ type: 'left' })
    },
    refresh: () => shown?.refresh(),
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

/** A group's items and options: the page's settings, then what the gallery that holds the links says of its own. */
function find(group: string, settings: PageSettings): Found {
  const links = findGroups(settings).get(group)
  const own = links?.[0]?.closest<HTMLElement>('[data-feature=gallery]')?.dataset
  const options = read({ ...settings.options, ...own })
  const known = new WeakMap<HTMLElement, Item>()
  return { options, links, known, items: links ? itemsOfLinks(links, known) : itemsOfInputs(options.groups[group] ?? []) }
}

/** A wrong option is told to the page's author and left out; the visitor still sees the picture. */
function read(values: Readonly<Record<string, unknown>>): GalleryOptions {
  const good: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(galleryFields)) {
    try {
      good[name] = readFields({ [name]: field }, values, 'gallery')[name]
    } catch (error) {
      report({ feature: 'gallery', error })
    }
  }
  return readFields(galleryFields, good)
}
