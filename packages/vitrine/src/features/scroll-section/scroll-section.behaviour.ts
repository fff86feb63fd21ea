import { easeInOutExpo } from '../../core/easing'
import { readOptions } from '../../page/services/options'
import { onResize } from '../../page/services/resize'
import { scrollInTime } from '../../page/services/scroll'
import { markDots } from './scroll-section.dots.behaviour'
import { afterPush, directionOf, isNewPush, noPushes, slideAfter, stateFor, type Direction } from './scroll-section.model'
import { MOVE_DURATION, scrollSectionFields } from './scroll-section.options'

/**
 * A group of sections as high as the window. Touch has CSS scroll snapping; here the wheel and the keys move by whole
 * sections. Where a section has more to show than fits, and at both ends of the group, the browser scrolls as ever.
 */
export function mountScrollSection(group: HTMLElement, signal: AbortSignal): void {
  const options = readOptions(scrollSectionFields, group, { feature: 'scroll-section' })
  const slides = [...group.querySelectorAll<HTMLElement>(':scope > [data-part="screen"]')]
  let pushes = noPushes

  const arrange = () => (group.dataset.state = stateFor(window.innerWidth, options))
  arrange()
  onResize(arrange, signal)
  markDots(group, slides, signal)

  /** Returns whether the push was used up. */
  const push = (direction: Direction, delta: number, time: number): boolean => {
    if (group.dataset.state !== 'full-height') return false
    const isLocked = time < pushes.lockedUntil
    const isNew = isNewPush(pushes, { time, delta })
    const to = isNew ? findSlide(slides, direction) : undefined
    pushes = afterPush(pushes, { time, delta }, to ? options.sensitivity : undefined)
    if (to)
      void scrollInTime({
        to: window.scrollY + to.getBoundingClientRect().top,
        duration: MOVE_DURATION,
        easing: easeInOutExpo,
        signal,
        endsWith: ['touchstart', 'pointerdown'],
      })
    return to !== undefined || isLocked || (!isNew && findSlide(slides, direction) !== undefined)
  }

  group.addEventListener(
    'wheel',
    (event) => {
      // A zoom, a swipe across, and what scrolls by itself inside a section are not ours.
      if (event.ctrlKey || event.shiftKey || Math.abs(event.deltaY) <= Math.abs(event.deltaX) || isScrollable(event.target, group)) return
      if (push(event.deltaY > 0 ? 'down' : 'up', event.deltaY, event.timeStamp)) event.preventDefault()
    },
    { signal, passive: false },
  )
  document.addEventListener(
    'keydown',
    (event) => {
      const direction = directionOf(event)
      if (!direction || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !isForPage(event.target, group)) return
      if (push(direction, direction === 'down' ? 1 : -1, event.timeStamp)) event.preventDefault()
    },
    { signal },
  )
}

function findSlide(slides: readonly HTMLElement[], direction: Direction): HTMLElement | undefined {
  const places = slides.map((slide) => slide.getBoundingClientRect())
  const first = places[0]
  const last = places.at(-1)
  // The group must be what the visitor looks at: it holds the window's middle.
  const middle = window.innerHeight / 2
  if (!first || !last || first.top > middle || last.bottom < middle) return undefined
  const index = slideAfter(places, direction, window.innerHeight)
  return index === undefined ? undefined : slides[index]
}

/** A key scrolls the page when focus is on the page itself or on something in the group that has no use for the key. */
function isForPage(target: EventTarget | null, group: HTMLElement): boolean {
  if (!(target instanceof Element)) return false
  if (target === document.body || target === document.documentElement) return true
  return (
    group.contains(target) &&
    !target.closest('input, textarea, select, button, summary, [contenteditable], [role], video, audio') &&
    !isScrollable(target, group)
  )
}

function isScrollable(target: EventTarget | null, group: HTMLElement): boolean {
  for (let element = target instanceof Element ? target : null; element && element !== group; element = element.parentElement) {
    if (element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY)) return true
  }
  return false
}
