import type { Handle } from '../../page/loading/registration'
import { readOptions } from '../../page/services/options'
import { report } from '../../page/services/report'
import { clearStyles, rememberAttributes } from '../../page/ui/markup'
import { runSlider, type Running, type SliderEvents, type SliderMethods } from './slider.engine'
import { NO_SLIDES } from './slider.errors'
import { elasticSliderFields, sliderFields } from './slider.options'
import { onceAtRest, slidesIn } from './slider.row'
import { chooseControls, rememberControls } from './slider.controls'

export interface SliderHandle extends Handle, SliderMethods {
  /** Shows a slide without moving. */
  show(index: number): void
}

/**
 * Turns a row that scrolls and snaps into a slider. With fewer than two slides there is nothing to slide; slides that come or
 * go later are taken in, and the slider comes and goes with them.
 */
export function mountSlider(root: HTMLElement, signal: AbortSignal, events: SliderEvents = {}): SliderHandle {
  const track = root.querySelector<HTMLElement>(':scope > [data-part="slides"]') ?? root.querySelector<HTMLElement>('[data-part="slides"]')
  if (!track && root.querySelector('li')) return mountList(root, signal, events)
  if (!track) throw new TypeError(NO_SLIDES)
  const options = readOptions(root.dataset.kind === 'elastic' ? elasticSliderFields : sliderFields, root, { feature: 'slider' })
  if (root.dataset.minSlideWidth !== undefined) root.style.setProperty('--slider-min-width', `${options.minSlideWidth}px`)

  const remember = rememberAttributes(signal)
  signal.addEventListener('abort', () => clearStyles(root, '--slider-min-width'))

  let running: { readonly slider: Running; readonly end: AbortController } | undefined
  const take = () => {
    const slides = slidesIn(track)
    if (slides.length < 2) {
      running?.end.abort()
      running = undefined
      rememberControls(root, remember)
      chooseControls({ root, track, slides, columns: 1 }, options)
    } else if (running) running.slider.recount(slides)
    else {
      const end = new AbortController()
      running = { slider: runSlider({ root, track, options, events, remember }, AbortSignal.any([signal, end.signal])), end }
    }
  }
  const begin = () => {
    const observer = new MutationObserver(take)
    observer.observe(track, { childList: true })
    signal.addEventListener('abort', () => observer.disconnect())
    take()
  }
  onceAtRest(track, begin, signal)
  return {
    takeKey: (event) => running?.slider.takeKey(event),
    next: () => running?.slider.next(),
    previous: () => running?.slider.previous(),
    goTo: (index) => running?.slider.goTo(index),
    show: (index) => running?.slider.show(index),
    play: () => running?.slider.play(),
    pause: () => running?.slider.pause(),
    index: () => running?.slider.index() ?? 0,
  }
}

/** A list, as older pages have it: it is built up first, by code that only such a page fetches. */
function mountList(root: HTMLElement, signal: AbortSignal, events: SliderEvents): SliderHandle {
  let slider: SliderHandle | undefined
  import('./older/list')
    .then(({ buildSlider }) => {
      if (signal.aborted) return
      buildSlider(root, signal)
      slider = mountSlider(root, signal, events)
    })
    .catch((error: unknown) => report({ feature: 'slider', error, element: root }))
  return {
    takeKey: (event) => slider?.takeKey?.(event),
    next: () => slider?.next(),
    previous: () => slider?.previous(),
    goTo: (index) => slider?.goTo(index),
    show: (index) => slider?.show(index),
    play: () => slider?.play(),
    pause: () => slider?.pause(),
    index: () => slider?.index() ?? 0,
  }
}
