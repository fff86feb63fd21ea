import { after } from '../../../page/services/clock'
import { element, write } from './elements'
import type { Context } from './context'

interface Shown {
  readonly index: number
  readonly isPlaying: boolean
  /** The item is still on its way: the pause has not begun. */
  readonly isWaiting: boolean
}

export interface Slideshow {
  element(): HTMLElement | undefined
  show(shown: Shown): void
}

/** The pause before the next item, and its progress. A video that plays is not cut off; a frame that is used ends the show. */
export function createSlideshow({ options, controller }: Context, stage: HTMLElement): Slideshow {
  const { signal } = controller
  let show: { readonly index: number; readonly progress: HTMLElement } | undefined
  let isWaiting = true
  let isRunning = false
  let cancel = () => {}

  const isVideoPlaying = () => [...stage.querySelectorAll('video')].some((video) => !video.paused && !video.ended)
  const run = () => {
    const isNow = !!show && !isWaiting && !isVideoPlaying()
    if (show) write(show.progress, { 'data-running': isNow })
    if (isNow === isRunning) return
    isRunning = isNow
    if (isNow) cancel = after(options.pauseTime, () => controller.send({ type: 'tick' }), signal)
    else cancel()
  }
  const stop = () => {
    cancel()
    isRunning = false
  }

  for (const type of ['play', 'pause', 'ended']) stage.addEventListener(type, run, { signal, capture: true })
  const look = () => show && document.activeElement instanceof HTMLIFrameElement && controller.send({ type: 'pause' })
  window.addEventListener('blur', look, { signal })

  return {
    element: () => show?.progress,
    show: ({ index, isPlaying, isWaiting: isNowWaiting }) => {
      if (!isPlaying) {
        if (show) stop()
        show = undefined
        return
      }
      if (show?.index !== index) {
        stop()
        show = { index, progress: element('span', { 'data-part': 'progress' }) }
      }
      isWaiting = isNowWaiting
      run()
    },
  }
}
