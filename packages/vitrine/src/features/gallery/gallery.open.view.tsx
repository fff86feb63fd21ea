import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { addStyles } from '../../page/styles'
import type { Items } from './gallery.collect'
import { createConductor } from './gallery.conductor'
import { grow, placeOnPage } from './gallery.grow'
import { showTime, type GalleryOptions } from './gallery.options'
import type { GalleryTexts } from './gallery.texts'
import { OverlayView } from './gallery.view'
import styles from './gallery.view.css?url'

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

/** On the container where the picture grows or shrinks: what is around it fades then, not the whole. */
const GROWING = 'data-gallery-growing'
const PICTURE = '[data-part="slide"][data-offset="0"] [data-part="picture"]'

/** Puts the overlay on the page. Once it has closed, nothing of it stays behind. */
export function openOverlay({ items, options, texts, index, opener, onMove, onClosing }: Opening): Overlay {
  const container = document.createElement('div')
  const root = createRoot(container)
  const life = new AbortController()
  const duration = showTime(options)
  let at = index
  let isClosing = false

  const picture = () => container.querySelector<HTMLElement>(PICTURE)
  const remove = () => {
    life.abort()
    root.unmount()
    container.remove()
    const link = opener ?? conductor.scene().items.linkOf(at)
    if (link?.isConnected) link.focus({ preventScroll: true })
  }
  const close = (isLeft = false) => {
    if (isClosing) return
    isClosing = true
    onClosing(isLeft)
    const shown = document.fullscreenElement ? null : picture()
    const place = shown ? placeOnPage(conductor.scene().items.pictureOf(at)) : undefined
    container.removeAttribute(GROWING)
    if (shown && place) {
      container.setAttribute(GROWING, 'back')
      grow({ picture: shown, place, duration, isBack: true })
    }
    conductor.send({ type: 'close' })
  }
  const follow = (moved: number) => {
    at = moved
    onMove(moved)
  }
  const conductor = createConductor({ items, index, options, life, onMove: follow, onClose: () => close(), onHidden: remove })
  const place = items.at(index).type === 'image' ? placeOnPage(items.pictureOf(index)) : undefined
  container.toggleAttribute(GROWING, !!place)
  document.body.append(container)
  flushSync(() => root.render(<OverlayView options={options} texts={texts} conductor={conductor} />))
  const shown = picture()
  if (place && shown) grow({ picture: shown, place, duration })
  return {
    total: () => conductor.scene().items.total,
    go: conductor.go,
    close,
    refresh: conductor.refresh,
  }
}
