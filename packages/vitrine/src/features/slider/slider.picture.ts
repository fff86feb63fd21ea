import { after } from '../../page/clock'
import { imageFailed } from './slider.errors'

/** ms: a picture that has not come by then counts as failed. */
const PATIENCE = 15_000

/** Follows the pictures of the slides: `isPending` while one may still come, `onSettled` when it has come or failed. */
export function watchPictures(slides: readonly HTMLElement[], onSettled: () => void, signal: AbortSignal): (slide: HTMLElement) => boolean {
  const pending = new Set<HTMLImageElement>()
  for (const slide of slides) {
    for (const image of slide.querySelectorAll('img')) {
      if (image.complete) continue
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
  }
  return (slide) => [...pending].some((image) => slide.contains(image))
}
