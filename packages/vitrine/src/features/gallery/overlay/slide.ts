import { readVideoAddress } from '../../../core/video-address'
import { after } from '../../../page/services/clock'
import { pauseInside } from '../../../page/ui/media'
import { element, fill, write } from './elements'
import type { Item } from '../items/item'
import { createFailure, letGo, LETTING_GO } from '../media/failure'
import type { Media, MediaTask, Picture } from '../media/kind'
import { showPicture } from '../media/picture'
import type { Content } from './model'
import type { Size } from './layout'
import type { Context } from './context'

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

interface Slot {
  readonly index: number
  readonly context: Context
  /** What it takes of the stage has changed. */
  onSize(): void
}

export function createSlide({ index: first, context, onSize }: Slot): Slide {
  const { options, texts, controller } = context
  const given = context.items().at(first)
  const slide = element('div', { 'data-part': 'slide' })
  const life = new AbortController()
  let attempt = new AbortController()
  let index = first
  let cancelWait = () => {}
  let item: Item | undefined
  let content: Content = 'loading'
  let offset: number | undefined
  let isShown = false
  let media: Media | undefined
  let size: Size | undefined

  // Not at once: it may be in the middle of media a scene, and this may ask for the next one.
  const report = () => queueMicrotask(() => life.signal.aborted || controller.report(given, content))
  const become = (now: Content) => {
    content = now
    write(slide, { 'data-content': now })
    report()
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
    (context.layout().isMobile && item?.type !== 'image' && context.items().total > 1)
  const layOut = () => {
    write(slide, { 'data-captioned': isCaptioned() })
    size = media?.layOut(isCaptioned())
  }

  /** Out of sight, nothing of it is for the keys, nor to be read. A picture has nothing for the keys: and being inert costs its style. */
  const hide = () => {
    const isHidden = offset !== 0
    slide.inert = isHidden && (content === 'failed' || !media?.picture)
    write(slide, { 'aria-hidden': isHidden && 'true' })
  }

  const showFailure = (text: string, href?: string) => {
    const onRetry = () => {
      controller.send({ type: 'retry' })
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
    media = undefined
    showFailure(text, href)
  }
  const put = (shown: Media | undefined) => {
    if (!shown) return
    media = shown
    layOut()
    shown.turn?.(offset === 0)
    slide.replaceChildren(shown.element)
    hide()
  }
  /** Whatever may still be on its way is called off. */
  const clear = () => {
    attempt.abort()
    media = undefined
    become('loading')
    slide.replaceChildren()
  }
  const begin = () => {
    clear()
    attempt = new AbortController()
    const { signal } = attempt
    const task: MediaTask = {
      item: item!,
      pictureOnPage: () => context.items().pictureOf(index),
      linkOnPage: () => context.items().linkOf(index),
      context,
      signal,
      onReady: () => {
        if (signal.aborted) return
        if (content === 'failed' && media) put(media)
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
      .then(({ recognise }) => recognise(given, options, AbortSignal.any([controller.signal, life.signal])))
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
      if (!isFirst) media?.turn?.(offset === 0)
      if (isFirst) return
      // Also when it becomes the open one: a failure that happened out of sight counts from then.
      if (offset === 0) report()
      else pauseInside(slide)
    },
    place: (at) => {
      index = at
    },
    layOut,
    size: () => size,
    picture: () => (content === 'failed' ? undefined : media?.picture?.()),
    end: () => {
      life.abort()
      attempt.abort()
      slide.remove()
      controller.report(given, 'loading')
    },
  }
}
