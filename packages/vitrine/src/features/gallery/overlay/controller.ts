import { after } from '../../../page/services/clock'
import { prefersReducedMotion } from '../../../page/services/motion'
import { pushOverlay, topOverlay, type Overlay } from '../../../page/ui/overlays'
import type { Items } from '../items/collection'
import { keepFocus } from './focus'
import { enterFullscreen, leaveFullscreen, watchFullscreen } from './fullscreen'
import { attachGestures } from '../input/gestures'
import { watchIdle } from './idle'
import type { Item } from '../items/item'
import { pressKey } from '../input/keys'
import { canMove, initial, next, type Content, type Event, type Open, type State } from './model'
import { createMotion, type Glide } from '../motion/glide'
import { showTime, type GalleryOptions } from '../gallery.options'
import type { Pull } from '../input/pull'
import type { Stage } from './stage'
import { attachWheel } from '../input/wheel'
import { createZoomer, type Ground } from '../input/zoomer'

/** What the overlay shows: one value, replaced as a whole. */
export interface Scene {
  readonly state: State
  readonly items: Items
  readonly isZoomed: boolean
}

export interface Parts {
  readonly dialog: HTMLDialogElement
  readonly frame: HTMLElement
  /** Everything but the stage. */
  readonly controls: HTMLElement
  readonly stage: Stage
  readonly pull: Pull
  /** It is on the page, and can be measured. */
  settle(): void
}

/** Runs one open gallery: the model, its timers, and what the page and the visitor's hands tell it. The parts only show. */
export interface Conductor {
  readonly signal: AbortSignal
  readonly isRightToLeft: boolean
  scene(): Scene
  subscribe(listener: () => void): void
  send(event: Event): void
  /** Moves as the address says, if need be after the transition that is on. */
  go(index: number): void
  /** There are other items now, and the open one stands at `index` among them; -1 where it is gone. */
  refresh(items: Items, index: number): void
  close(): void
  /** A part of the move that is being shown. */
  glide(glides: readonly Glide[]): void
  /** The overlay is on the page. */
  attach(parts: Parts): void
  /** How far an item has come: the open one, or a neighbour that will be open next. */
  tell(item: Item, content: Content): void
  toggleZoom(): void
  toggleFullscreen(): void
}

interface Task {
  readonly items: Items
  readonly index: number
  readonly options: GalleryOptions
  readonly life: AbortController
  onMove(index: number): void
  onClose(): void
  /** A press beside the item, and when it began. */
  onAside(time: number): void
  /** It has faded out. */
  onHidden(): void
}

export function createConductor({ items, index, options, life, onMove, onClose, onAside, onHidden }: Task): Conductor {
  const { signal } = life
  const isRightToLeft = getComputedStyle(document.body).direction === 'rtl'
  const start = {
    index,
    total: items.total,
    loop: options.loop,
    autoplay: options.autoplay && options.hasSlideshow && !prefersReducedMotion(),
  }
  let scene: Scene = { state: initial(start), items, isZoomed: false }
  let parts: Parts | undefined
  let wanted: number | undefined
  let hear = () => {}
  let glides: Glide[] = []
  const contents = new WeakMap<Item, Content>()

  const show = (change: Partial<Scene>) => {
    scene = { ...scene, ...change }
    glides = []
    hear()
  }
  const open = () => scene.state as Open
  const item = () => scene.items.at(open().index)
  const send = (event: Event) => {
    const before = scene.state
    const moved = next(before, event)
    if (moved === before) return
    // A neighbour that has loaded already is ready with the move itself: shown once, not twice.
    const state =
      moved.name === 'moving' && contents.get(scene.items.at(moved.index)) === 'ready'
        ? next(moved, { type: 'loaded', index: moved.index })
        : moved
    if (state.name === 'moving' && before.name !== 'moving') zoomer.reset()
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
    if (state.name === 'closed') onHidden()
    if (state.name === 'rest' && wanted !== undefined) {
      const to = wanted
      wanted = undefined
      send({ type: 'go', index: to })
    }
  }

  const ground: Ground = {
    isRightToLeft,
    stage: () => parts!.stage.element,
    picture: () => parts?.stage.picture(),
    drag: (by) => parts!.stage.drag(by),
    release: () => parts!.stage.release(),
    way: () => (parts!.frame.dataset.way === 'vertical' ? 'vertical' : 'horizontal'),
    // Not while a move is on: what moves does not follow a finger too.
    canSwipe: () => scene.state.name === 'rest' && open().total > 1 && item().swipe,
    canWheel: () => item().wheel,
    canMove: (distance) => canMove(open(), distance),
    move: (type) => send({ type }),
    // On the vertical path down leads to the item before.
    canPull: () => scene.state.name === 'rest' && item().swipe && ground.way() === 'horizontal',
    get pull() {
      return parts!.pull
    },
    onPulled: onClose,
    onZoom: (isZoomed) => show({ isZoomed }),
    onAside,
  }
  const zoomer = createZoomer(ground)
  const motion = createMotion(() => send({ type: 'settled' }), signal)
  const display = (isOn: boolean) => send({ type: 'display', display: isOn ? 'fullscreen' : 'window' })
  const toggleFullscreen = () => {
    // What the browser shows counts first: it tells of a change only with the next frame.
    if (!parts || leaveFullscreen(parts.frame)) return
    if (open().display === 'fullscreen') display(false)
    else enterFullscreen(parts.frame, () => display(true))
  }

  /** The share menu goes with a press or the focus elsewhere. A press beside the item does no more than that. */
  const dismissMenu = (dialog: HTMLElement) => {
    const look = (event: globalThis.Event) => {
      const target = event.target as Element
      if (open().menu !== 'share' || target === dialog || target.closest('[data-part="share"], [data-control="share"]')) return
      if (event.type === 'pointerdown' && target.closest('[data-part="stage"]')) event.stopPropagation()
      send({ type: 'toggle-share' })
    }
    for (const type of ['pointerdown', 'focusin']) dialog.addEventListener(type, look, { signal, capture: true })
  }

  return {
    signal,
    isRightToLeft,
    scene: () => scene,
    subscribe: (listener) => {
      hear = listener
    },
    send,
    glide: (more) => glides.push(...more),
    go: (to) => {
      wanted = scene.state.name === 'moving' ? to : undefined
      send({ type: 'go', index: to })
    },
    refresh: (more, index) => {
      const { state, items: known } = scene
      if (state.name === 'closed' || state.name === 'closing') return
      // What is open may have gone from the page: then what stands in its place is shown.
      const at = index < 0 ? state.index : index
      if (at >= more.total) return onClose()
      const counted = next(state, { type: 'count', total: more.total, index: at })
      const isOther = more.at(at) !== known.at(state.index)
      if (isOther) zoomer.reset()
      show({ items: more, state: isOther ? next(counted, { type: 'retry' }) : counted })
      if (at !== state.index) onMove(at)
    },
    close: onClose,
    attach: (given) => {
      parts = given
      attachGestures(ground, zoomer, signal)
      attachWheel(ground, zoomer, signal)
      if (options.zoom !== 1)
        import('../input/hover-zoom').then(
          ({ attachHoverZoom }) => attachHoverZoom(ground, { zoomer, times: options.zoom }, signal),
          () => {},
        )
      watchIdle(parts.frame, { delay: options.hideArrowsAfter, isMobile: () => window.innerWidth <= options.mobileWidth }, signal)
      watchFullscreen(parts.frame, display, signal)
      const overlay: Overlay = {
        kind: 'gallery',
        locksScroll: true,
        escape: () => {
          if (open().menu === 'share') send({ type: 'toggle-share' })
          else onClose()
          return true
        },
      }
      signal.addEventListener('abort', pushOverlay(overlay))
      // On the document: where the focused element has just gone, the key comes from the page.
      const press = (event: KeyboardEvent) => topOverlay() === overlay && pressKey(event, { zoomer, isRightToLeft, send, toggleFullscreen })
      document.addEventListener('keydown', press, { signal })
      parts.dialog.showModal()
      // Focus goes to the dialog itself: its name is said, and nothing is pressed by accident.
      parts.dialog.focus()
      dismissMenu(parts.dialog)
      keepFocus(parts.dialog, () => topOverlay() === overlay && scene.state.name !== 'closing', signal)
      parts.settle()
    },
    tell: (told, content) => {
      contents.set(told, content)
      if (content !== 'loading' && scene.state.name !== 'closed' && item() === told && open().content !== content)
        send({ type: content === 'ready' ? 'loaded' : 'failed', index: open().index })
    },
    toggleZoom: () => zoomer.toggle(),
    toggleFullscreen,
  }
}
