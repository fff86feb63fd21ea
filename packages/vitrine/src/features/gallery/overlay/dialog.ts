import { createArrow } from './arrow'
import { createCaption } from './caption'
import type { Conductor, Parts } from './controller'
import { element, keep, write } from './elements'
import { canMove } from './model'
import type { GalleryOptions } from '../gallery.options'
import { createPull } from '../input/pull'
import type { Slideshow } from './slideshow'
import { createStage } from './stage'
import { arrange, dress, measure, type Surroundings } from './context'
import type { GalleryTexts } from '../gallery.texts'
import { createThumbnails } from './thumbnails'
import { createToolbar } from './toolbar'

interface Task {
  readonly options: GalleryOptions
  readonly texts: GalleryTexts
  readonly conductor: Conductor
}

/**
 * The overlay: a modal dialog with a stage of at most three items, and the parts around it. It shows the conductor's scene,
 * and again whenever that changes; each part writes only what is different.
 */
export function createOverlay({ options, texts, conductor }: Task): Parts {
  const shape = () => {
    const { state } = conductor.scene()
    return state.name === 'closed' ? undefined : { isFullscreen: state.display === 'fullscreen', hasStrip: state.total > 1 }
  }
  let laidOut = shape()!
  const surroundings: { -readonly [Key in keyof Surroundings]: Surroundings[Key] } = {
    options,
    texts,
    conductor,
    items: conductor.scene().items,
    ...measure(options, laidOut),
  }

  const stage = createStage(surroundings)
  const caption = createCaption(surroundings)
  const previous = createArrow('previous', surroundings)
  const next = createArrow('next', surroundings)
  const toolbar = createToolbar(surroundings)
  const thumbnails = createThumbnails(surroundings)
  let slideshow: Slideshow | undefined
  let isFetched = false
  const controls = element('div', { 'data-part': 'controls' })
  const frame = element('div', { 'data-part': 'frame', 'data-arrows': options.hasArrows ? 'shown' : 'peek' }, stage.element, controls)
  const dialog = element('dialog', { 'data-feature': 'gallery-overlay', 'aria-label': texts.name, tabindex: -1 }, frame)
  dress(dialog, options)

  const layOut = (now: typeof laidOut) => {
    laidOut = now
    Object.assign(surroundings, measure(options, now))
    arrange(dialog, surroundings.place)
  }
  const show = (isLaidOut = false) => {
    const { state, items, isZoomed } = conductor.scene()
    if (state.name === 'closed') return
    surroundings.items = items
    const { index, total, display } = state
    const item = items.at(index)
    const hasMore = total > 1
    const isFullscreen = display === 'fullscreen'
    write(dialog, { 'data-state': state.name, 'data-closing': state.name === 'closing', 'data-skin': item.skin ?? options.skin })
    write(frame, {
      'data-way': surroundings.place.way,
      'data-display': display,
      'data-mobile': surroundings.isMobile,
      'data-covered': item.type !== 'image',
    })
    write(stage.element, { 'data-zoomed': isZoomed })
    stage.show(state, isLaidOut)
    caption.show(index, total)
    toolbar.show({
      index,
      total,
      isPlaying: state.slideshow === 'playing',
      isSharing: state.menu === 'share',
      isZoomed,
      hasFailed: state.content === 'failed',
    })
    write(previous, { 'aria-disabled': !canMove(state, -1) && 'true' })
    write(next, { 'aria-disabled': !canMove(state, 1) && 'true' })
    if (state.slideshow === 'playing') fetchSlideshow()
    slideshow?.show({ index, isPlaying: state.slideshow === 'playing', isWaiting: state.name !== 'rest' || state.content === 'loading' })
    keep(controls, [
      ...caption.elements(),
      hasMore && previous,
      hasMore && next,
      toolbar.element,
      hasMore && !isFullscreen && thumbnails.element,
      slideshow?.element(),
    ])
    if (hasMore && !isFullscreen) thumbnails.show(index, total, isLaidOut)
  }
  /** Comes with the first that plays. */
  const fetchSlideshow = () => {
    if (isFetched) return
    isFetched = true
    import('./slideshow').then(
      ({ createSlideshow }) => {
        slideshow = createSlideshow(surroundings, stage.element)
        show()
      },
      // Not fetched (offline, say): it does not play, and the next press tries again.
      () => {
        isFetched = false
        conductor.send({ type: 'pause' })
      },
    )
  }
  const look = (isResized: boolean) => {
    const now = shape()
    if (!now) return
    const isChanged = isResized || now.isFullscreen !== laidOut.isFullscreen || now.hasStrip !== laidOut.hasStrip
    if (isChanged) layOut(now)
    show(isChanged)
  }

  arrange(dialog, surroundings.place)
  show()
  conductor.subscribe(() => look(false))
  window.addEventListener('resize', () => look(true), { signal: conductor.signal })
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    conductor.close()
  })
  const pull = createPull({ stage: stage.element, frame, controls })
  return { dialog, frame, controls, stage, pull, settle: thumbnails.centre }
}
