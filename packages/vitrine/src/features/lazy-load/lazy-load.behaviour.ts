import type { Handle } from '../../page/loading/registration'
import { readOptions } from '../../page/services/options'
import { after } from '../../page/services/clock'
import { debounce } from '../../page/services/debounce'
import * as model from './lazy-load.model'
import { lazyLoadFields, type LazyLoadOptions } from './lazy-load.options'
import { distanceIn, isTooSmall } from './lazy-load.rules'
import { readSource, type Source } from './lazy-load.sources'

export type LoadState = 'idle' | 'waiting' | 'loading' | 'loaded' | 'failed'

export interface LazyLoadEvents {
  /** Its state has changed. */
  onStateChange?(state: LoadState): void
}

export interface LazyLoadMethods {
  /** Loads it now, wherever it is. */
  load(): void
  /** Its state; undefined before it is mounted. */
  state(): LoadState | undefined
}

interface Item {
  readonly element: HTMLElement
  readonly source: Source
  readonly options: LazyLoadOptions
  readonly signal: AbortSignal
}

/**
 * Loads what a browser does not load lazily itself (background pictures, posters, frames) when it comes near the view, a
 * few at a time. All elements of a page share one queue; each leaves it with its own life.
 */
export function mountLazyLoad(element: HTMLElement, signal: AbortSignal, { onStateChange }: LazyLoadEvents = {}): LazyLoadMethods & Handle {
  const options = readOptions(lazyLoadFields, element, { feature: 'lazy-load' })
  const item: Item = { element, source: readSource(element.dataset), options, signal }
  const handle: LazyLoadMethods = {
    load: () => send({ type: 'near', item }),
    state: () => element.dataset.state as LoadState | undefined,
  }
  // What has been loaded stays, whoever mounts it again; unless something else is to be shown by now.
  const isThere = element.dataset.state === 'loaded' && (shown.get(element) ?? item.source.address) === item.source.address
  if (isThere) return handle
  if (onStateChange) {
    const last = element.getAttribute('data-state')
    import('../../page/ui/attribute').then(
      ({ onAttribute }) =>
        onAttribute({ element, name: 'data-state', last, signal }, (state) => state && onStateChange(state as LoadState)),
      // Not fetched (offline, say): nobody hears of it, and the rest goes on.
      () => {},
    )
  }
  queue ??= model.initial<Item>(options.limit)
  element.dataset.state = 'idle'
  signal.addEventListener('abort', () => {
    send({ type: 'gone', item })
    if (element.dataset.state === 'loaded') return
    if (item.source.kind === 'src' && !hadAddress) element.removeAttribute('src')
    element.removeAttribute('data-state')
  })
  const hadAddress = element.hasAttribute('src')
  // An element without a box (a closed menu, say) has no size yet: it waits until it has one.
  const hasBox = element.getClientRects().length > 0
  if (hasBox && isTooSmall(element.getBoundingClientRect(), options)) send({ type: 'near', item })
  else watch(item)
  return handle
}

/** What each element shows. */
const shown = new WeakMap<Element, string>()

/** The page's queue; the first element on the page sets how many may load at a time, whichever comes near first. */
let queue: model.State<Item> | undefined

function send(event: model.Event<Item>): void {
  const before = queue ?? model.initial<Item>(event.item.options.limit)
  queue = model.next(before, event)
  for (const { element } of queue.waiting) element.dataset.state = 'waiting'
  if (event.type === 'far' && queue !== before) event.item.element.dataset.state = 'idle'
  for (const item of queue.loading) if (!before.loading.includes(item)) begin(item)
}

function begin(item: Item): void {
  const { element, signal, options } = item
  element.dataset.state = 'loading'
  const settle = () => send({ type: 'settled', item })
  const call = after(options.patience, settle, signal)
  void load(item).then((isLoaded) => {
    if (signal.aborted) return
    call()
    if (isLoaded) shown.set(element, item.source.address)
    element.dataset.state = isLoaded ? 'loaded' : 'failed'
    settle()
  })
}

/** Watches how near the element is, until it has begun to load; the distance follows the window's size. */
function watch(item: Item): void {
  const { element, options, signal } = item
  let observer: IntersectionObserver | undefined
  let distance = -1
  const isPending = () => element.dataset.state === 'idle' || element.dataset.state === 'waiting'
  const observe = () => {
    const wanted = distanceIn({ width: window.innerWidth, height: window.innerHeight }, options)
    if (!isPending() || wanted === distance) return
    distance = wanted
    observer?.disconnect()
    observer = new IntersectionObserver(
      (entries) => {
        send({ type: entries.at(-1)?.isIntersecting ? 'near' : 'far', item })
        if (!isPending()) observer?.disconnect()
      },
      { rootMargin: `${distance}px` },
    )
    observer.observe(element)
  }
  observe()
  window.addEventListener('resize', debounce(250, observe, signal), { signal })
  // Paper has no view to come near to.
  window.addEventListener('beforeprint', () => send({ type: 'near', item }), { signal })
  signal.addEventListener('abort', () => observer?.disconnect())
}

async function load({ element, source: { kind, address }, signal }: Item): Promise<boolean> {
  if (kind === 'src') return loadFrame(element, address, signal)
  const isThere = await fetchPicture(address)
  if (signal.aborted) return false
  if (isThere && kind === 'background') element.style.setProperty('background-image', `url(${JSON.stringify(address)})`)
  if (isThere && kind === 'poster') element.setAttribute('poster', address)
  return isThere
}

function loadFrame(element: HTMLElement, address: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    for (const type of ['load', 'loadeddata']) element.addEventListener(type, () => resolve(true), { once: true, signal })
    element.addEventListener('error', () => resolve(false), { once: true, signal })
    element.setAttribute('src', address)
  })
}

/** The picture is set once it is whole: a background never appears in strips. */
function fetchPicture(address: string): Promise<boolean> {
  const picture = new Image()
  picture.src = address
  return picture.decode().then(
    () => true,
    () => false,
  )
}
