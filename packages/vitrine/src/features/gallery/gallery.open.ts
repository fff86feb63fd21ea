import { addStyles } from '../../page/styles'
import type { Items } from './gallery.collect'
import { createConductor } from './gallery.conductor'
import { growFrom, placeOnPage, shrinkInto } from './gallery.grow'
import { createMotion } from './gallery.motion'
import { showTime, type GalleryOptions } from './gallery.options'
import { createOverlay } from './gallery.overlay'
import type { GalleryTexts } from './gallery.texts'
import styles from './gallery.overlay.css?url'

export interface Opening {
  readonly items: Items
  readonly options: GalleryOptions
  readonly texts: GalleryTexts
  readonly index: number
  /** The link that asked for it: focus goes back there. */
  readonly opener?: HTMLElement
  onMove(index: number): void
  /** Called once, as the overlay begins to close; whether the address had left it already. */
  onClosing(isLeft: boolean): void
}

/** An overlay on the page, as the outside drives it. */
export interface Overlay {
  total(): number
  go(index: number): void
  close(isLeft?: boolean): void
  refresh(items: Items): void
}

/** The overlay's own style sheet is on its way as soon as this file is. */
export const styled: Promise<void> = addStyles(styles)

/** On the dialog where the picture grows or shrinks: what is around it fades then, not the whole. */
const GROWING = 'data-growing'

/** Puts the overlay on the page. Once it has closed, nothing of it stays behind. */
export function openOverlay({ items, options, texts, index, opener, onMove, onClosing }: Opening): Overlay {
  const life = new AbortController()
  const duration = showTime(options)
  let at = index
  let isClosing = false

  const remove = () => {
    life.abort()
    dialog.remove()
    const link = opener ?? conductor.scene().items.linkOf(at)
    if (link?.isConnected) link.focus({ preventScroll: true })
  }
  const close = (isLeft = false) => {
    if (isClosing) return
    isClosing = true
    onClosing(isLeft)
    // In the middle of a move there is no one picture to go back with.
    const isStill = conductor.scene().state.name === 'rest' && !document.fullscreenElement
    const shown = isStill ? stage.picture() : undefined
    const place = shown && placeOnPage(conductor.scene().items.pictureOf(at))
    const fade = opening.isOn() ? fadeOut() : () => {}
    const shrink = shown && place ? shrinkInto(place, shown.element, duration) : undefined
    opening.end()
    dialog.removeAttribute(GROWING)
    conductor.send({ type: 'close' })
    if (shrink) dialog.setAttribute(GROWING, 'back')
    shrink?.()
    fade()
  }
  /** Where the opening is still on, everything goes back from what is seen of it. */
  const fadeOut = () => {
    const faded = [[dialog], [controls], [frame, '::before']] as const
    const seen = faded.map(([element, pseudoElement]) => getComputedStyle(element, pseudoElement).opacity)
    return () => {
      for (const [at, [element, pseudoElement]] of faded.entries())
        // The whole, or what is around a picture that goes back by itself.
        if ((element === dialog) !== dialog.hasAttribute(GROWING))
          element.animate({ opacity: [seen[at]!, '0'] }, { duration, pseudoElement, fill: 'forwards' })
    }
  }
  const follow = (moved: number) => {
    at = moved
    onMove(moved)
  }
  const place = items.at(index).type === 'image' ? placeOnPage(items.pictureOf(index)) : undefined
  const conductor = createConductor({ items, index, options, life, onMove: follow, onClose: () => close(), onHidden: remove })
  const parts = createOverlay({ options, texts, conductor })
  const { dialog, frame, controls, stage } = parts
  const opening = createMotion(() => dialog.removeAttribute(GROWING), life.signal)

  document.body.append(dialog)
  conductor.attach(parts)
  const shown = stage.picture()
  if (place && shown) {
    dialog.setAttribute(GROWING, '')
    const veil = { element: frame, pseudoElement: '::before', to: String(options.opacity) }
    const fade = { property: 'opacity', from: '0' } as const
    opening.begin([growFrom(place, shown.element), { ...fade, ...veil }, { ...fade, element: controls, to: '1' }], duration)
  } else opening.begin([{ element: dialog, property: 'opacity', from: '0', to: '1' }], duration)
  return {
    total: () => conductor.scene().items.total,
    go: conductor.go,
    close,
    refresh: conductor.refresh,
  }
}
