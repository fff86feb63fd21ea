import { addStyles } from '../../../page/ui/styles'
import type { Items } from '../items/collection'
import { createConductor } from './controller'
import { DOUBLE_CLICK } from '../input/gestures'
import { growFrom, placeOnPage, shrinkInto, type Growth } from '../motion/grow'
import { createMotion, type Glide } from '../motion/glide'
import { showTime, type GalleryOptions } from '../gallery.options'
import { createOverlay } from './dialog'
import type { GalleryTexts } from '../gallery.texts'
import styles from '../gallery.overlay.css?url'

export interface Opening {
  readonly items: Items
  readonly options: GalleryOptions
  readonly texts: GalleryTexts
  readonly index: number
  /** The link that asked for it: focus goes back there. */
  readonly opener?: HTMLElement
  onMove(index: number): void
  /** The visitor wants to close it. */
  onClose(): void
}

/** An overlay on the page, as the outside drives it. */
export interface Overlay {
  total(): number
  go(index: number): void
  close(): void
  /** There are other items now, and the open one stands at `index` among them; -1 where it is gone. */
  refresh(items: Items, index: number): void
}

/** The overlay's own style sheet is on its way as soon as this file is. */
export const styled: Promise<void> = addStyles(styles)

/** On the dialog while its picture grows (empty) or shrinks (`back`): then what is around it fades, not the whole. */
const GROWING = 'data-growing'

/** Puts the overlay on the page. Once it has closed, nothing of it stays behind. */
export function openOverlay({ items, options, texts, index, opener, onMove, onClose }: Opening): Overlay {
  const life = new AbortController()
  const duration = showTime(options)
  let at = index
  let isClosing = false
  let growth: Growth | undefined
  let shownAt = 0

  const remove = () => {
    life.abort()
    dialog.remove()
  }
  /** What still fades is in nobody's way: the page has the keys, the focus and the presses again. */
  const giveBack = () => {
    const link = opener ?? conductor.scene().items.linkOf(at)
    dialog.inert = true
    if (dialog.open && 'showPopover' in dialog) {
      dialog.close()
      dialog.popover = 'manual'
      dialog.showPopover()
    }
    if (link?.isConnected) link.focus({ preventScroll: true })
  }
  const close = () => {
    if (isClosing) return
    isClosing = true
    // In the middle of a move there is no one picture to go back with.
    const isStill = conductor.scene().state.name === 'rest' && !document.fullscreenElement
    const shown = isStill ? stage.picture() : undefined
    const place = shown && placeOnPage(conductor.scene().items.pictureOf(at))
    // Where the opening is still on, everything goes back from what is seen of it.
    const seen = opening.isOn() ? Number(getComputedStyle(dialog).opacity) : pull.left()
    const shrink = shown && place ? shrinkInto(place, shown.element, { duration, from: growth?.seen() }) : undefined
    opening.end()
    stopGrowing()
    conductor.send({ type: 'close' })
    if (shrink) dialog.setAttribute(GROWING, 'back')
    shrink?.()
    giveBack()
    const fade = (element: HTMLElement, from: number, pseudoElement?: string) =>
      element.animate({ opacity: [from, 0] }, { duration, pseudoElement, fill: 'forwards' })
    if (seen === 1) return
    // What a finger has pulled is faded already: the rest of it goes with the whole.
    if (!shrink) fade(dialog, pull.left() < 1 ? 1 : seen)
    else {
      fade(controls, seen)
      fade(frame, seen * options.opacity, '::before')
    }
  }
  const follow = (moved: number) => {
    // What grows is the picture that was there first.
    stopGrowing()
    at = moved
    onMove(moved)
  }
  const place = items.at(index).type === 'image' ? placeOnPage(items.pictureOf(index)) : undefined
  const conductor = createConductor({
    items,
    index,
    options,
    life,
    onMove: follow,
    onClose,
    // Not where the press began while it still opened: a double click on a thumbnail is one press too many, not a wish to close.
    onAside: (time) => time - shownAt < Math.max(duration, DOUBLE_CLICK) || onClose(),
    onHidden: remove,
  })
  const parts = createOverlay({ options, texts, conductor })
  const { dialog, frame, controls, stage, pull } = parts
  const stopGrowing = () => {
    growth?.end()
    growth = undefined
    dialog.removeAttribute(GROWING)
  }
  const opening = createMotion(stopGrowing, life.signal)
  // What a hand drags or zooms is the picture itself. One that shrinks goes on: the overlay is closed already.
  const grasp = () => isClosing || stopGrowing()
  for (const type of ['pointerdown', 'wheel']) dialog.addEventListener(type, grasp, { signal: life.signal, passive: true })
  const put = () => {
    shownAt = performance.now()
    document.body.append(dialog)
    conductor.attach(parts)
  }
  const begin = (way: readonly Glide[]) =>
    isClosing || opening.begin([{ element: dialog, property: 'opacity', from: '0', to: '1' }, ...way], duration)

  if (place && 'startViewTransition' in document) {
    dialog.setAttribute(GROWING, '')
    const putToGrow = () => {
      if (isClosing) return undefined
      put()
      return stage.picture()?.element
    }
    growth = growFrom({ place, put: putToGrow, begin })
  } else {
    put()
    begin([])
  }
  return {
    total: () => conductor.scene().items.total,
    go: conductor.go,
    close,
    refresh: conductor.refresh,
  }
}
