import { after } from '../../../page/services/clock'
import { prefersReducedMotion } from '../../../page/services/motion'
import { showTime, type GalleryOptions } from '../gallery.options'
import type { Items } from '../items/collection'
import type { Item } from '../items/item'
import { createMotion, type Glide } from '../motion/glide'
import { initial, next, type Content, type Event, type State } from './model'

/** What the overlay shows: one value, replaced as a whole. */
export interface Scene {
  readonly state: State
  readonly items: Items
}

/** Runs one open gallery: the model and its timers. It knows nothing of the elements that show it. */
export interface Controller {
  readonly signal: AbortSignal
  readonly isRightToLeft: boolean
  scene(): Scene
  /** Calls the listener whenever there is another scene. */
  subscribe(listener: () => void): void
  send(event: Event): void
  /** Moves as the address says, if need be after the transition that is on. */
  go(index: number): void
  /** There are other items now, and the open one stands at `index` among them; -1 where it is gone. */
  refresh(items: Items, index: number): void
  /** The visitor wants to close it: that is for whoever opened it to do, with the address. */
  requestClose(): void
  /** A part of the move that is being shown. */
  glide(glides: readonly Glide[]): void
  /** How far an item has come: the open one, or a neighbour that will be open next. */
  report(item: Item, content: Content): void
}

export interface Opening {
  readonly items: Items
  readonly index: number
  readonly options: GalleryOptions
  readonly signal: AbortSignal
  onMove(index: number): void
  onClose(): void
}

export function createController({ items, index, options, signal, onMove, onClose }: Opening): Controller {
  const autoplay = options.autoplay && options.hasSlideshow && !prefersReducedMotion()
  let scene: Scene = { state: initial({ index, total: items.total, loop: options.loop, autoplay }), items }
  /** Where to go once the move that is on has ended. */
  let wanted: number | undefined
  let glides: Glide[] = []
  const listeners: (() => void)[] = []
  const contents = new WeakMap<Item, Content>()

  const show = (change: Partial<Scene>) => {
    scene = { ...scene, ...change }
    glides = []
    for (const listener of listeners) listener()
  }
  const send = (event: Event) => {
    const before = scene.state
    const moved = next(before, event)
    if (moved === before) return
    // A neighbour that has loaded already is ready with the move itself: shown once, not twice.
    const state =
      moved.name === 'moving' && contents.get(scene.items.at(moved.index)) === 'ready'
        ? next(moved, { type: 'loaded', index: moved.index })
        : moved
    try {
      show({ state })
    } finally {
      // Whatever fails in showing it: a gallery can be closed, and moves on.
      if (state.name !== before.name) follow(state)
    }
  }
  const follow = (state: State) => {
    if (state.name === 'moving') {
      onMove(state.index)
      motion.begin(glides, options.switchDuration)
    }
    if (state.name === 'closing') after(prefersReducedMotion() ? 0 : showTime(options), () => send({ type: 'hidden' }), signal)
    if (state.name === 'rest' && wanted !== undefined) {
      const to = wanted
      wanted = undefined
      send({ type: 'go', index: to })
    }
  }
  const motion = createMotion(() => send({ type: 'settled' }), signal)

  return {
    signal,
    isRightToLeft: getComputedStyle(document.body).direction === 'rtl',
    scene: () => scene,
    subscribe: (listener) => listeners.push(listener),
    send,
    go: (to) => {
      wanted = scene.state.name === 'moving' ? to : undefined
      send({ type: 'go', index: to })
    },
    refresh: (more, at) => {
      const { state, items: known } = scene
      if (state.name === 'closed' || state.name === 'closing') return
      // What is open may have gone from the page: then what stands in its place is shown.
      const now = at < 0 ? state.index : at
      if (now >= more.total) return onClose()
      const counted = next(state, { type: 'count', total: more.total, index: now })
      const isOther = more.at(now) !== known.at(state.index)
      show({ items: more, state: isOther ? next(counted, { type: 'retry' }) : counted })
      if (now !== state.index) onMove(now)
    },
    requestClose: onClose,
    glide: (more) => glides.push(...more),
    report: (item, content) => {
      contents.set(item, content)
      const { state, items: known } = scene
      if (content === 'loading' || state.name === 'closed' || known.at(state.index) !== item || state.content === content) return
      send({ type: content === 'ready' ? 'loaded' : 'failed', index: state.index })
    },
  }
}
