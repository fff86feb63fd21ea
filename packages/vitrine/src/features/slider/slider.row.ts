import { after } from '../../page/services/clock'

/** ms without a scroll after which a row has come to rest. */
const STILL = 150

const NO_SLIDE = 'script, style, template, link, meta'

/** Whatever stands in the row is a slide, save what a page never shows. */
export const slidesIn = (track: HTMLElement): HTMLElement[] =>
  ([...track.children] as HTMLElement[]).filter((child) => !child.matches(NO_SLIDE))

/** px from one slide to the next. */
function pitchOf(track: HTMLElement, slide: HTMLElement): number {
  return slide.offsetWidth + (Number.parseFloat(getComputedStyle(track).columnGap) || 0)
}

/** How many slides show at once: the style sheet says how wide one is. Undefined while nothing is laid out (a closed panel). */
export function columnsOf(track: HTMLElement, slide: HTMLElement): number | undefined {
  const pitch = pitchOf(track, slide)
  if (track.clientWidth === 0 || slide.offsetWidth === 0) return undefined
  const gap = pitch - slide.offsetWidth
  return Math.max(1, Math.round((track.clientWidth + gap) / pitch))
}

/** The slide that the visitor has scrolled the row to. */
export function scrolledTo(track: HTMLElement, slide: HTMLElement): number {
  return Math.round(Math.abs(track.scrollLeft) / (pitchOf(track, slide) || 1))
}

/**
 * Who is just scrolling the row is not interrupted: begins when it rests, or when one of the buttons is pressed. A row that
 * rests begins at once.
 */
export function onceAtRest(track: HTMLElement, begin: () => void, signal: AbortSignal): void {
  const slide = slidesIn(track)[0]
  const away = slide ? Math.abs(track.scrollLeft) % pitchOf(track, slide) : 0
  const isAtEnd = Math.abs(track.scrollLeft) >= track.scrollWidth - track.clientWidth - 1
  if (!slide || isAtEnd || away < 1 || away > pitchOf(track, slide) - 1) return begin()
  const over = new AbortController()
  const options = { capture: true, signal: AbortSignal.any([signal, over.signal]) }
  const go = () => {
    if (over.signal.aborted || signal.aborted) return
    over.abort()
    begin()
  }
  let cancel = after(STILL, go, options.signal)
  track.addEventListener(
    'scroll',
    () => {
      cancel()
      cancel = after(STILL, go, options.signal)
    },
    options,
  )
  track.parentElement!.addEventListener('click', go, options)
}
