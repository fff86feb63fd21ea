import { element, fill, write } from './elements'
import type { Item } from '../items/item'
import { THUMBNAIL_GAP } from './layout'
import type { Context } from './context'

export interface Thumbnails {
  readonly element: HTMLElement
  show(index: number, total: number, isLaidOut: boolean): void
  /** Brings the active thumbnail to the middle. */
  centre(): void
}

/** ms: how long the strip takes to bring the active thumbnail to its middle. */
const CENTRE = 200

/** All items as thumbnails. However many there are, only those in view are in the document. */
export function createThumbnails(context: Context): Thumbnails {
  const { texts, controller } = context
  const track = element('div', { 'data-part': 'track' })
  const strip = element('div', { 'data-part': 'strip', role: 'group', 'aria-label': texts.thumbnails }, track)
  const shown = new Map<number, HTMLElement>()
  const itemOf = new WeakMap<HTMLElement, Item>()
  let active = -1
  let all = 0
  let items = context.items()

  const isVertical = () => context.layout().place.way === 'vertical'
  const step = () => context.layout().place.thumbnail[isVertical() ? 'height' : 'width'] + THUMBNAIL_GAP
  const mark = (thumbnail: HTMLElement, at: number) => write(thumbnail, { 'aria-current': at === active && 'true' })
  const put = (thumbnail: HTMLElement, at: number) => {
    thumbnail.style.insetBlockStart = isVertical() ? `${at * step()}px` : ''
    thumbnail.style.insetInlineStart = isVertical() ? '' : `${at * step()}px`
  }
  const measures = () => {
    const { stage } = context.layout().place
    return { total: all, step: step(), room: isVertical() ? stage.height : stage.width }
  }
  /** Those in view at `offset` are in the document. Where they are there already, nothing changes: so most moves cost nothing. */
  const fillFor = (offset: number) => {
    if (!inView(offset, measures()).every((at) => shown.has(at))) fillFrom(firstThumbnail(offset, measures()))
  }
  const fillFrom = (start: number) => {
    const first = Math.max(0, Math.min(start, all - MOST_THUMBNAILS))
    const last = Math.min(first + MOST_THUMBNAILS, all) - 1
    for (const [at, thumbnail] of shown) {
      if (at >= first && at <= last) continue
      thumbnail.remove()
      shown.delete(at)
    }
    // From the last on, so that each finds the one that it stands before: in order, as the Tab key goes.
    for (let at = last; at >= first; at -= 1) {
      if (shown.has(at)) continue
      const thumbnail = createThumbnail(at, context)
      put(thumbnail, at)
      mark(thumbnail, at)
      shown.set(at, thumbnail)
      itemOf.set(thumbnail, context.items().at(at))
      track.insertBefore(thumbnail, shown.get(at + 1) ?? null)
    }
  }

  const centre = () => {
    const from = scrolled(strip)
    const to = centred(active, measures())
    if (from === to) return
    if (isVertical()) strip.scrollTop = to
    else strip.scrollLeft = controller.isRightToLeft ? -to : to
    // Scrolled at once, then moved in from where it was: the compositor does the moving, and nothing is laid out on the way.
    const way = scrolled(strip) - from
    const start = isVertical() ? `0px ${way}px` : `${way * (controller.isRightToLeft ? -1 : 1)}px 0px`
    controller.glide([{ element: track, property: 'translate', from: start, to: '0px 0px', easing: 'ease-out', duration: CENTRE }])
  }

  // The Tab key finds the next one, and the one before, also where they are not in view yet.
  strip.addEventListener('focusin', ({ target }) => {
    const at = [...shown].find(([, thumbnail]) => thumbnail === target)?.[0]
    if (at === undefined) return
    if (at < all - 1 && !shown.has(at + 1)) fillFrom(at + 2 - MOST_THUMBNAILS)
    else if (at > 0 && !shown.has(at - 1)) fillFrom(at - 1)
  })
  strip.onscroll = () => fillFor(scrolled(strip))
  return {
    element: strip,
    show: (index, total, isLaidOut) => {
      const isOther = items !== context.items()
      if (isOther) {
        items = context.items()
        for (const [at, thumbnail] of shown) {
          if (at < total && itemOf.get(thumbnail) === items.at(at)) continue
          thumbnail.remove()
          shown.delete(at)
        }
      }
      if (isLaidOut || total !== all) {
        track.style.inlineSize = isVertical() ? '' : `${total * step() - THUMBNAIL_GAP}px`
        track.style.blockSize = isVertical() ? `${total * step() - THUMBNAIL_GAP}px` : ''
        for (const [at, thumbnail] of shown) put(thumbnail, at)
      }
      const isMoved = isLaidOut || index !== active || total !== all
      // Asking how far it is scrolled would lay everything out.
      if (!isMoved && !isOther) return
      all = total
      active = index
      const offset = isMoved || !strip.isConnected ? centred(active, measures()) : scrolled(strip)
      // Other items may have left holes anywhere.
      if (isOther) fillFrom(firstThumbnail(offset, measures()))
      else fillFor(offset)
      for (const [at, thumbnail] of shown) mark(thumbnail, at)
      if (isMoved && strip.isConnected) centre()
    },
    centre,
  }
}

/** From right to left the browser counts scrolled px downwards from 0. */
const scrolled = (strip: HTMLElement): number => Math.abs(strip.scrollTop || strip.scrollLeft)

function createThumbnail(index: number, { items, options, texts, controller }: Context): HTMLElement {
  const item = items().at(index)
  const source = item.thumbnail || (item.type === 'image' ? item.url : '')
  const thumbnail = element('button', {
    type: 'button',
    'data-part': 'thumbnail',
    'data-type': item.type,
    // What a tile shows until its picture comes, and where there is none.
    'data-number': index + 1,
    'aria-label': item.title || item.alt || item.caption || fill(texts.item, { index: index + 1 }),
  })
  const show = (src: string) => {
    if (!src) return
    const picture = element('img', { src, alt: '', decoding: 'async', draggable: 'false' })
    picture.onload = () => write(thumbnail, { 'data-pictured': true })
    picture.onerror = () => picture.remove()
    thumbnail.append(picture)
  }
  show(source)
  if (!source && item.type === 'video')
    import('../items/lookup')
      .then(async ({ lookUpThumbnail }) => show(await lookUpThumbnail(item, options, controller.signal)))
      .catch(() => {})
  thumbnail.onclick = () => controller.send({ type: 'go', index })
  return thumbnail
}

/** Only so many thumbnails are ever in the document, however many items there are. */
export const MOST_THUMBNAILS = 11
/** How many are in view at most. */
const IN_VIEW = 9

interface Strip {
  readonly total: number
  /** px: from one thumbnail to the next. */
  readonly step: number
  /** px: what the window has for the strip. */
  readonly room: number
}

/** The first thumbnail in view and the last, where the strip is scrolled to `offset` px. */
export function inView(offset: number, { total, step, room }: Strip): readonly [first: number, last: number] {
  const first = Math.max(0, Math.floor(offset / step))
  const last = Math.ceil((offset + Math.min(IN_VIEW * step, room)) / step) - 1
  return [Math.min(first, total - 1), Math.min(last, total - 1)]
}

/** The first of the thumbnails to have in the document, so that those in view are there: with one to spare before them. */
export const firstThumbnail = (offset: number, strip: Strip): number =>
  Math.max(0, Math.min(inView(offset, strip)[0] - 1, strip.total - MOST_THUMBNAILS))

/** px: how far to scroll so that the active thumbnail is in the middle, or as near to it as the ends allow. */
export function centred(index: number, { total, step, room }: Strip): number {
  const length = Math.min(IN_VIEW * step, room)
  return Math.max(0, Math.min(index * step + step / 2 - length / 2, total * step - length))
}
