import type { GalleryOptions } from '../gallery.options'
import type { GalleryTexts } from '../gallery.texts'
import { attachInput, type Input } from '../input/attach'
import { createCaption } from './caption'
import type { Context } from './context'
import type { Controller } from './controller'
import { element, keep, write } from './elements'
import { createFullscreen } from './fullscreen'
import { measure, writeOptions, writePlace, type Shape } from './layout'
import { canMove, type State } from './model'
import type { Slideshow } from './slideshow'
import type { Slots } from './slots'
import { createStage, type Stage } from './stage'
import { createThumbnails } from './thumbnails'
import { createToolbar } from './toolbar'

/** The overlay's elements, as whoever opens and closes it needs them. */
export interface Dialog {
  readonly dialog: HTMLDialogElement
  readonly frame: HTMLElement
  /** Everything but the stage. */
  readonly controls: HTMLElement
  readonly stage: Stage
  readonly input: Input
  toggleFullscreen(): void
  /** The options have changed: it shows what they say now. */
  applyOptions(): void
  /** It is on the page, and can be measured. */
  settle(): void
}

interface Task {
  readonly options: GalleryOptions
  readonly texts: GalleryTexts
  readonly controller: Controller
  readonly slots?: Slots
  /** A press beside the item, and when it began. */
  onAside(time: number): void
}

/**
 * The overlay: a modal dialog with a stage of at most three items, and the parts around it. It shows the controller's scene,
 * and again whenever that changes; each part writes only what is different.
 */
export function createDialog({ options, texts, controller, slots, onAside }: Task): Dialog {
  let shape = shapeOf(controller.scene().state)
  let layout = measure(options, shape)
  const context: Context = { options, texts, controller, slots, items: () => controller.scene().items, layout: () => layout }

  const stage = createStage(context)
  const controls = element('div', { 'data-part': 'controls' })
  const frame = element('div', { 'data-part': 'frame' }, stage.element, controls)
  const dialog = element('dialog', { 'data-feature': 'gallery-overlay', 'aria-label': texts.name, tabindex: -1 }, frame)
  const applyOptions = () => {
    write(frame, { 'data-arrows': options.hasArrows ? 'shown' : 'peek' })
    writeOptions(dialog, options)
  }
  applyOptions()

  const input = attachInput({ context, stage, frame, controls, onAside })
  const toggleFullscreen = createFullscreen(frame, controller)
  const caption = createCaption(context)
  const previous = createArrow('previous', context)
  const next = createArrow('next', context)
  const toolbar = createToolbar(context, { toggleZoom: input.toggleZoom, toggleFullscreen })
  const thumbnails = createThumbnails(context)
  let slideshow: Slideshow | undefined
  let isFetched = false

  const show = (isLaidOut = false) => {
    const { state, items } = controller.scene()
    if (state.name === 'closed') return
    const { index, total, display } = state
    const item = items.at(index)
    const hasMore = total > 1
    const isPlaying = state.slideshow === 'playing'
    const isZoomed = state.zoom === 'zoomed'
    write(dialog, { 'data-state': state.name, 'data-closing': state.name === 'closing', 'data-skin': item.skin || options.skin })
    write(frame, {
      'data-way': layout.place.way,
      'data-display': display,
      'data-mobile': layout.isMobile,
      'data-covered': item.type !== 'image',
    })
    write(stage.element, { 'data-zoomed': isZoomed })
    stage.show(state, isLaidOut)
    caption.show(index, total)
    toolbar.show({ index, total, isPlaying, isSharing: state.menu === 'share', isZoomed, hasFailed: state.content === 'failed' })
    write(previous, { 'aria-disabled': !canMove(state, -1) && 'true' })
    write(next, { 'aria-disabled': !canMove(state, 1) && 'true' })
    if (isPlaying) fetchSlideshow()
    slideshow?.show({ index, isPlaying, isWaiting: state.name !== 'rest' || state.content === 'loading' })
    const hasStrip = hasMore && !layout.isFullscreen
    keep(controls, [
      ...caption.elements(),
      hasMore && previous,
      hasMore && next,
      toolbar.element,
      hasStrip && thumbnails.element,
      slideshow?.element(),
    ])
    if (hasStrip) thumbnails.show(index, total, isLaidOut)
  }
  /** Comes with the first that plays. */
  const fetchSlideshow = () => {
    if (isFetched) return
    isFetched = true
    import('./slideshow').then(
      ({ createSlideshow }) => {
        slideshow = createSlideshow(context, stage.element)
        show()
      },
      // Not fetched (offline, say): it does not play, and the next press tries again.
      () => {
        isFetched = false
        controller.send({ type: 'pause' })
      },
    )
  }
  const update = (isResized: boolean) => {
    const { state } = controller.scene()
    if (state.name === 'closed') return
    const now = shapeOf(state)
    const isChanged = isResized || now.isFullscreen !== shape.isFullscreen || now.hasStrip !== shape.hasStrip
    if (isChanged) {
      shape = now
      layout = measure(options, shape)
      writePlace(dialog, layout.place)
    }
    show(isChanged)
  }

  writePlace(dialog, layout.place)
  show()
  controller.subscribe(() => update(false))
  window.addEventListener('resize', () => update(true), { signal: controller.signal })
  return {
    ...{ dialog, frame, controls, stage, input, toggleFullscreen },
    applyOptions: () => {
      applyOptions()
      update(true)
    },
    settle: thumbnails.centre,
  }
}

const shapeOf = (state: State): Shape =>
  state.name === 'closed'
    ? { isFullscreen: false, hasStrip: false }
    : { isFullscreen: state.display === 'fullscreen', hasStrip: state.total > 1 }

/** Next or previous. Where the options want no arrows, the same control lies unseen over the neighbour that peeks in. */
function createArrow(to: 'next' | 'previous', { texts, controller }: Context): HTMLElement {
  // At the last item it is not `disabled`: the focus would fall out of the dialog's order.
  const arrow = element('button', { type: 'button', 'data-part': 'arrow', 'data-control': to, 'aria-label': texts[to], title: texts[to] })
  arrow.onclick = () => controller.send({ type: to })
  return arrow
}
