import { readVideoAddress } from '../../../core/video-address'
import { after } from '../../../page/services/clock'
import { pauseInside } from '../../../page/ui/media'
import { letGo, LETTING_GO } from '../media/retry'
import { element, fill, write } from './elements'
import { createFailure } from '../media/failure'
import type { Item } from '../items/item'
import type { Content } from './model'
import { showPicture } from '../media/picture'
import type { Size } from './layout'
import type { Surroundings } from './context'
import type { Picture } from '../input/zoomer'

/** One item on the stage. Its neighbours are there too, out of sight, so that the next move finds them loaded. */
export interface Slide {
  readonly element: HTMLElement
  readonly item: Item
  /** -1, 0 or 1: its distance from the open item. */
  offset(): number
  turn(offset: number): void
  /** Its place among the items, which may have changed. */
  place(index: number): void
  /** There is another room for it now. */
  layOut(): void
  /** What the item takes, where it is known. */
  size(): Size | undefined
  picture(): Picture | undefined
  end(): void
}

/** What is shown of an item. */
export interface Showing {
  readonly element: HTMLElement
  /** Gives the element its size in the room that there is now, and says it. */
  layOut(isCaptioned: boolean): Size | undefined
  readonly picture?: () => Picture
  /** It has become the open item, or is no longer. */
  readonly turn?: (isOpen: boolean) => void
}

/** What every kind of item is told, and tells. */
export interface Task {
  readonly item: Item
  /** The picture on the page that it belongs to. */
  readonly pictureOnPage: () => HTMLImageElement | undefined
  readonly surroundings: Surroundings
  /** Ends with this attempt to show it. */
  readonly signal: AbortSignal
  onReady(): void
  /** It has been ready, and loads anew. */
  onLoading(): void
  /** Its own size has become known. */
  onSize(): void
  /** A message stands in its place. With an address it is a link to the content itself, and there is nothing to retry. */
  onFailed(text: string, href?: string): void
}

interface Slot {
  readonly index: number
  readonly surroundings: Surroundings
  /** What it takes of the stage has changed. */
  onSize(): void
}

export function createSlide({ index: first, surroundings, onSize }: Slot): Slide {
  const { options, texts, conductor } = surroundings
  const given = surroundings.items.at(first)
  const slide = element('div', { 'data-part': 'slide' })
  const life = new AbortController()
  let attempt = new AbortController()
  let index = first
  let cancelWait = () => {}
  let item: Item | undefined
  let content: Content = 'loading'
  let offset: number | undefined
  let isShown = false
  let showing: Showing | undefined
  let size: Size | undefined

  // Not at once: it may be in the middle of showing a scene, and this may ask for the next one.
  const tell = () => queueMicrotask(() => life.signal.aborted || conductor.tell(given, content))
  const become = (now: Content) => {
    content = now
    write(slide, { 'data-content': now })
    tell()
    wait()
  }
  /** Nothing keeps a visitor waiting for ever: what is looked at and does not come is offered again. */
  const wait = () => {
    cancelWait()
    if (content !== 'loading' || offset !== 0) return
    const isFile = item?.type === 'image' || (item?.type === 'video' && !readVideoAddress(item.url))
    cancelWait = after(isFile ? options.loadTimeout : options.timeout, giveUp, life.signal)
  }
  const giveUp = () => {
    item ??= given
    isShown = true
    // A picture that comes after all is shown.
    if (item.type === 'image') showFailure(texts.loadImage)
    else fail(texts.loadContents)
  }
  /** On a phone the arrows of what is more than a picture stand where the caption is, also where there is none. */
  const isCaptioned = () =>
    !!((options.hasTitle && item?.title) || (options.hasCaption && item?.caption)) ||
    (surroundings.isMobile && item?.type !== 'image' && surroundings.items.total > 1)
  const layOut = () => {
    write(slide, { 'data-captioned': isCaptioned() })
    size = showing?.layOut(isCaptioned())
  }

  /** Out of sight, nothing of it is for the keys, nor to be read. A picture has nothing for the keys: and being inert costs its style. */
  const hide = () => {
    const isHidden = offset !== 0
    slide.inert = isHidden && (content === 'failed' || !showing?.picture)
    write(slide, { 'aria-hidden': isHidden && 'true' })
  }

  const showFailure = (text: string, href?: string) => {
    const onRetry = () => {
      conductor.send({ type: 'retry' })
      clear()
      const askAgain = item?.type === 'image' ? letGo(item.url) : undefined
      after(
        LETTING_GO,
        () => {
          begin()
          askAgain?.()
        },
        life.signal,
      )
    }
    slide.replaceChildren(createFailure({ text, href, again: texts.retry, onRetry }))
    become('failed')
    hide()
  }
  const fail = (text: string, href?: string) => {
    attempt.abort()
    showing = undefined
    showFailure(text, href)
  }
  const put = (shown: Showing | undefined) => {
    if (!shown) return
    showing = shown
    layOut()
    shown.turn?.(offset === 0)
    slide.replaceChildren(shown.element)
    hide()
  }
  /** Whatever may still be on its way is called off. */
  const clear = () => {
    attempt.abort()
    showing = undefined
    become('loading')
    slide.replaceChildren()
  }
  const begin = () => {
    clear()
    attempt = new AbortController()
    const { signal } = attempt
    const task: Task = {
      item: item!,
      pictureOnPage: () => surroundings.items.pictureOf(index),
      surroundings,
      signal,
      onReady: () => {
        if (signal.aborted) return
        if (content === 'failed' && showing) put(showing)
        become('ready')
      },
      onLoading: () => signal.aborted || become('loading'),
      onSize: () => {
        if (signal.aborted) return
        layOut()
        onSize()
      },
      onFailed: (text, href) => signal.aborted || fail(text, href),
    }
    if (item!.type === 'image') put(showPicture(task))
    else if (item!.type === 'flash') fail(fill(texts.missingPlugin, { type: 'Adobe Flash player' }), item!.url)
    else
      import('../media/others')
        .then(({ showOther }) => signal.aborted || put(showOther(task)))
        .catch(() => task.onFailed(texts.loadContents))
  }
  /** What is more than a picture comes only when it is looked at, and stays while it is a neighbour. */
  const look = () => {
    if (isShown || !item || (item.type !== 'image' && offset !== 0)) return
    isShown = true
    begin()
  }
  const know = (known: Item) => {
    item = known
    write(slide, { 'data-type': item.type })
    layOut()
    look()
  }

  write(slide, { 'data-content': content })
  if (given.isTyped || options.recognitionAddress === '') item = given
  // An item of unknown type waits for the recognition service, where the site has one.
  else
    import('../items/lookup')
      .then(({ recognise }) => recognise(given, options, AbortSignal.any([conductor.signal, life.signal])))
      .catch(() => given)
      .then(
        (found) => {
          if (life.signal.aborted) return
          know(found)
          onSize()
        },
        () => {},
      )

  return {
    element: slide,
    item: given,
    offset: () => offset ?? 0,
    turn: (now) => {
      if (now === offset) return
      const isFirst = offset === undefined
      offset = now
      write(slide, { 'data-offset': offset })
      if (isFirst && item) know(item)
      else look()
      wait()
      hide()
      if (!isFirst) showing?.turn?.(offset === 0)
      if (isFirst) return
      // Also when it becomes the open one: a failure that happened out of sight counts from then.
      if (offset === 0) tell()
      else pauseInside(slide)
    },
    place: (at) => {
      index = at
    },
    layOut,
    size: () => size,
    picture: () => (content === 'failed' ? undefined : showing?.picture?.()),
    end: () => {
      life.abort()
      attempt.abort()
      slide.remove()
      conductor.tell(given, 'loading')
    },
  }
}
