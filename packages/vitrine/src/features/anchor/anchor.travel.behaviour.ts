import { easeInExpo, easeInOutExpo, easeOutExpo } from '../../core/easing'
import { clamp } from '../../core/range'
import { after } from '../../page/services/clock'
import { eachFrame } from '../../page/services/ticks'
import { topOffset } from '../../page/services/scroll'
import { scrollInTime } from '../../page/services/timed-scroll'
import { ANCHOR_MARGIN, anchorTiming } from './anchor.options'
import { findClosedTab, findPanelScroller, findSlide, moveFocus, unfold } from './anchor.target.behaviour'

/** Takes the visitor to the target, and focus with them, also when they stop the scroll half-way. */
export async function travelTo(target: HTMLElement, signal: AbortSignal): Promise<void> {
  unfold(target)
  const tab = findClosedTab(target)
  await scrollTo(tab?.closest<HTMLElement>('[role="tablist"]') ?? tab ?? target, signal)
  if (signal.aborted) return
  if (tab) await openTab(tab, signal)
  moveFocus(target.checkVisibility() ? target : (tab ?? target))
}

function scrollTo(target: HTMLElement, signal: AbortSignal): Promise<boolean> {
  const scroller = findPanelScroller(target)
  if (scroller) {
    const to = scroller.scrollTop + target.getBoundingClientRect().top - scroller.getBoundingClientRect().top
    return scrollInTime({ to, duration: anchorTiming.inner, easing: easeInOutExpo, signal, scroller })
  }
  const slide = findSlide(target)
  if (slide) {
    const to = window.scrollY + slide.getBoundingClientRect().top
    return scrollInTime({ to, duration: anchorTiming.inner, easing: easeInOutExpo, signal })
  }
  return scrollInPhases(target, signal)
}

/**
 * Two phases, and the target is measured before each: on the way the header may begin to stick or shrink, and pictures may
 * arrive. Whatever still changed by the end is mended by a last move.
 */
async function scrollInPhases(target: HTMLElement, signal: AbortSignal): Promise<boolean> {
  const middle = (window.scrollY + placeOf(target)) / 2
  if (!(await scrollInTime({ to: middle, duration: anchorTiming.start, easing: easeInExpo, signal }))) return false
  const arrive = () => scrollInTime({ to: placeOf(target), duration: anchorTiming.arrival, easing: easeOutExpo, signal })
  if (!(await arrive())) return false
  await nextFrames(signal)
  return signal.aborted || Math.abs(placeOf(target) - window.scrollY) <= 1 || arrive()
}

/** px: where the page must be scrolled to for the target to stand just below what covers the top. */
function placeOf(target: HTMLElement): number {
  if (target === document.body || target === document.documentElement) return 0
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0
  const top = Math.ceil(window.scrollY + target.getBoundingClientRect().top - topOffset() - ANCHOR_MARGIN - margin)
  return clamp(top, 0, document.documentElement.scrollHeight - window.innerHeight)
}

/** Two frames: what answers to the new place (a header that begins to stick) has done so by then. */
const nextFrames = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    let frames = 0
    signal.addEventListener('abort', () => resolve(), { once: true })
    eachFrame(() => {
      frames += 1
      if (frames === 2) resolve()
      return frames < 2
    }, signal)
  })

const openTab = (tab: HTMLElement, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
    after(
      anchorTiming.tab,
      () => {
        tab.click()
        resolve()
      },
      signal,
    )
  })
