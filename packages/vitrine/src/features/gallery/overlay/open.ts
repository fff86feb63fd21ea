import { addStyles } from '../../../page/ui/styles'
import { showTime, type GalleryOptions } from '../gallery.options'
import type { GalleryTexts } from '../gallery.texts'
import { pressKey } from '../input/keys'
import { DOUBLE_CLICK } from '../input/surface'
import type { Items } from '../items/collection'
import { createMotion, type Glide } from '../motion/glide'
import { growFrom, placeOnPage, shrinkInto, type Growth } from '../motion/grow'
import { createController } from './controller'
import { createDialog } from './dialog'
import { showModal } from './modal'
import type { Slots } from './slots'
import styles from '../gallery.overlay.css?url'

export interface Opening {
  readonly items: Items
  readonly options: GalleryOptions
  readonly texts: GalleryTexts
  readonly index: number
  /** The link that asked for it: focus goes back there. */
  readonly opener?: HTMLElement
  readonly slots?: Slots
  onMove(index: number): void
  /** The visitor wants to close it. */
  onClose(): void
}

/** An overlay on the page, as the outside drives it. */
export interface Overlay {
  total(): number
  go(index: number): void
  move(to: 'next' | 'previous'): void
  close(): void
  /** The options that it was given have changed. */
  applyOptions(): void
  /** There are other items now, and the open one stands at `index` among them; -1 where it is gone. */
  refresh(items: Items, index: number): void
}

/** The overlay's own style sheet. Without it there is nothing to show. */
export const addOverlayStyles = (): Promise<void> => addStyles(styles)

/** On the dialog while its picture grows (empty) or shrinks (`back`): then what is around it fades, not the whole. */
const GROWING = 'data-growing'

/** Puts the overlay on the page. Once it has closed, nothing of it stays behind. */
export function openOverlay({ items, options, texts, index, opener, slots, onMove, onClose }: Opening): Overlay {
  const life = new AbortController()
  const duration = showTime(options)
  const controller = createController({ items, index, options, signal: life.signal, onMove, onClose })
  const view = createDialog({
    options,
    texts,
    controller,
    slots,
    // Not where the press began while it still opened: a double click on a thumbnail is one press too many, not a wish to close.
    onAside: (time) => time - shownAt < Math.max(duration, DOUBLE_CLICK) || onClose(),
  })
  const { dialog, frame, controls, stage, input } = view
  let at = index
  let shownAt = 0
  let growth: Growth | undefined

  const isClosing = () => {
    const { name } = controller.scene().state
    return name === 'closing' || name === 'closed'
  }
  const stopGrowing = () => {
    growth?.end()
    growth = undefined
    dialog.removeAttribute(GROWING)
  }
  const opening = createMotion(stopGrowing, life.signal)

  const put = () => {
    shownAt = performance.now()
    document.querySelector('body')!.append(dialog)
    showModal({ dialog, controller, onKey: (event) => pressKey(event, { controller, input, toggleFullscreen: view.toggleFullscreen }) })
    view.settle()
    input.load()
  }
  const begin = (way: readonly Glide[]) =>
    isClosing() || opening.begin([{ element: dialog, property: 'opacity', from: '0', to: '1' }, ...way], duration)
  const show = () => {
    const place = items.at(index).type === 'image' ? placeOnPage(items.pictureOf(index)) : undefined
    if (!place || !('startViewTransition' in document)) {
      put()
      begin([])
      return
    }
    dialog.setAttribute(GROWING, '')
    const putToGrow = () => {
      if (isClosing()) return undefined
      put()
      return stage.picture()?.element
    }
    growth = growFrom({ place, put: putToGrow, begin })
  }

  /** What still fades is in nobody's way: the page has the keys, the focus and the presses again. */
  const giveBack = () => {
    const link = opener ?? controller.scene().items.linkOf(at)
    dialog.inert = true
    if (dialog.open && 'showPopover' in dialog) {
      dialog.close()
      dialog.popover = 'manual'
      dialog.showPopover()
    }
    if (link?.isConnected) link.focus({ preventScroll: true })
  }
  const fade = (element: HTMLElement, from: number, pseudoElement?: string) =>
    element.animate({ opacity: [from, 0] }, { duration, pseudoElement, fill: 'forwards' })
  const close = () => {
    if (isClosing()) return
    const { state, items: now } = controller.scene()
    // In the middle of a move there is no one picture to go back with.
    const isStill = state.name === 'rest' && !document.fullscreenElement
    const shown = isStill ? stage.picture() : undefined
    const place = shown && placeOnPage(now.pictureOf(at))
    const left = input.left()
    // Where the opening is still on, everything goes back from what is seen of it.
    const seen = opening.isOn() ? Number(getComputedStyle(dialog).opacity) : left
    const shrink = shown && place ? shrinkInto(place, shown.element, { duration, from: growth?.seen() }) : undefined
    opening.end()
    stopGrowing()
    controller.send({ type: 'close' })
    if (shrink) dialog.setAttribute(GROWING, 'back')
    shrink?.()
    giveBack()
    if (seen === 1) return
    // What a finger has pulled is faded already: the rest of it goes with the whole.
    if (!shrink) fade(dialog, left < 1 ? 1 : seen)
    else {
      fade(controls, seen)
      fade(frame, seen * options.opacity, '::before')
    }
  }

  controller.subscribe(() => {
    const { state } = controller.scene()
    if (state.name === 'closed') {
      life.abort()
      dialog.remove()
      slots?.release()
    } else if (state.index !== at) {
      // What grows is the picture that was there first.
      at = state.index
      stopGrowing()
    }
  })
  // What is dragged or zoomed is the picture itself. One that shrinks goes on: the overlay is closed already.
  const grasp = () => isClosing() || stopGrowing()
  for (const type of ['pointerdown', 'wheel']) dialog.addEventListener(type, grasp, { signal: life.signal, passive: true })
  show()
  return {
    total: () => controller.scene().items.total,
    go: controller.go,
    move: (type) => controller.send({ type }),
    close,
    applyOptions: view.applyOptions,
    refresh: controller.refresh,
  }
}
