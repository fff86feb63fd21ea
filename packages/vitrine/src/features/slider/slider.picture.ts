import { after } from '../../page/services/clock'
import { imageFailed } from './slider.errors'

/** ms: a picture that has not come by then counts as failed. */
const PATIENCE = 15_000

export interface Pictures {
  /** Slides that came later are followed too. */
  watch(slides: readonly HTMLElement[]): void
  /** Whether a picture of this slide may still come. */
  isPending(slide: HTMLElement): boolean
}

/** Follows the pictures of slides; `onSettled` says that one has come or failed. */
export function watchPictures(onSettled: () => void, signal: AbortSignal): Pictures {
  const known = new WeakSet<HTMLImageElement>()
  const pending = new Set<HTMLImageElement>()
  const follow = (image: HTMLImageElement, slide: HTMLElement) => {
    pending.add(image)
    const settle = (isFailed: boolean) => {
      cancel()
      if (!pending.delete(image)) return
      if (isFailed) {
        slide.dataset.picture = 'failed'
        console.warn(imageFailed(image.currentSrc || image.src))
      }
      onSettled()
    }
    const cancel = after(PATIENCE, () => settle(true), signal)
    image.addEventListener('load', () => settle(false), { signal })
    image.addEventListener('error', () => settle(true), { signal })
  }
  return {
    watch: (slides) => {
      for (const slide of slides) {
        for (const image of slide.querySelectorAll('img')) {
          if (image.complete || known.has(image)) continue
          known.add(image)
          follow(image, slide)
        }
      }
    },
    isPending: (slide) => [...pending].some((image) => slide.contains(image)),
  }
}
