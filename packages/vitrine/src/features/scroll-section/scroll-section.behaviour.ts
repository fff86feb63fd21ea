import { easeInOutExpo } from '../../core/easing'
import type { Handle } from '../../page/loading/registration'
import { readOptions } from '../../page/services/options'
import { onResize } from '../../page/services/resize'
import { scrollInTime } from '../../page/services/timed-scroll'
import { rememberAttributes } from '../../page/ui/markup'
import { createDots, watchMiddle } from './scroll-section.dots.behaviour'
import { afterPush, directionOf, isNewPush, noPushes, slideAfter, stateFor, type Direction } from './scroll-section.model'
import { LATEST_PUSH, MOVE_DURATION, scrollSectionFields } from './scroll-section.options'

export interface ScrollSectionEvents {
  /** Another section is in the middle of the window: its index, from 0. */
  onIndexChange?(index: number): void
}

export interface ScrollSectionMethods {
  /** Goes to the next section. */
  next(): void
  /** Goes to the previous section. */
  previous(): void
  /** Goes to this section, from 0. */
  goTo(index: number): void
  /** The section in the middle of the window; undefined if there is none. */
  index(): number | undefined
}

interface EarlyPushes {
  /** What the visitor did to scroll while the engine was on its way. */
  takePush(event: Event | undefined): void
}

/**
 * A group of sections as high as the window. Touch has CSS scroll snapping; here the wheel and the keys move by whole
 * sections. Where a section has more to show than fits, and at both ends of the group, the browser scrolls as ever.
 */
export function mountScrollSection(
  group: HTMLElement,
  signal: AbortSignal,
  events: ScrollSectionEvents = {},
): ScrollSectionMethods & EarlyPushes & Handle {
  const options = readOptions(scrollSectionFields, group, { feature: 'scroll-section' })
  const slides = [...group.querySelectorAll<HTMLElement>(':scope > [data-part="screen"]')]
  let pushes = noPushes

  const arrange = () => (group.dataset.state = stateFor(window.innerWidth, options))
  rememberAttributes(signal)(group, 'data-state')
  arrange()
  onResize(arrange, signal)
  let index: number | undefined
  const mark = createDots(group, signal)
  const tell = (slide: HTMLElement, isInMiddle: boolean) => {
    mark(slide, isInMiddle)
    const now = slides.indexOf(slide)
    if (!isInMiddle) {
      if (index === now) index = undefined
    } else if (index !== now) {
      index = now
      events.onIndexChange?.(now)
    }
  }
  watchMiddle(slides, tell, signal)
  const goTo = (to: number) => {
    const slide = slides[to]
    if (slide) void scrollInTime({ ...move, to: window.scrollY + slide.getBoundingClientRect().top, signal })
  }

  /** Returns whether the push was used up. */
  const push = (direction: Direction, delta: number, time: number): boolean => {
    if (group.dataset.state !== 'full-height') return false
    const isLocked = time < pushes.lockedUntil
    const isNew = isNewPush(pushes, { time, delta })
    const to = isNew ? findSlide(slides, direction) : undefined
    pushes = afterPush(pushes, { time, delta }, to ? options.sensitivity : undefined)
    if (to) goTo(slides.indexOf(to))
    return to !== undefined || isLocked || (!isNew && findSlide(slides, direction) !== undefined)
  }

  const turn = (event: WheelEvent) => {
    // A zoom, a swipe across, and what scrolls by itself inside a section are not ours.
    if (event.ctrlKey || event.shiftKey || Math.abs(event.deltaY) <= Math.abs(event.deltaX) || isScrollable(event.target, group)) return
    if (push(event.deltaY > 0 ? 'down' : 'up', event.deltaY, event.timeStamp)) event.preventDefault()
  }
  const press = (event: KeyboardEvent) => {
    const direction = directionOf(event)
    if (!direction || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !isForPage(event.target, group)) return
    if (push(direction, direction === 'down' ? 1 : -1, event.timeStamp)) event.preventDefault()
  }
  group.addEventListener('wheel', turn, { signal, passive: false })
  document.addEventListener('keydown', press, { signal })
  /** The browser has begun to scroll by it: the rest of the way to the next section is ours. */
  const takePush = (event?: Event) => {
    if (!event || performance.now() - event.timeStamp > LATEST_PUSH) return
    if (event instanceof KeyboardEvent) press(event)
    else if (event instanceof WheelEvent && group.contains(event.target as Node)) turn(event)
  }
  return { next: () => goTo((index ?? -1) + 1), previous: () => goTo((index ?? 0) - 1), goTo, index: () => index, takePush }
}

const move = { duration: MOVE_DURATION, easing: easeInOutExpo, endsWith: ['touchstart', 'pointerdown'] } as const

function findSlide(slides: readonly HTMLElement[], direction: Direction): HTMLElement | undefined {
  const places = slides.map((slide) => slide.getBoundingClientRect())
  const first = places[0]
  const last = places.at(-1)
  // The group must be what the visitor looks at: it holds the window's middle.
  const middle = window.innerHeight / 2
  if (!first || !last || first.top > middle || last.bottom < middle) return undefined
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const index = slideAfter(places, direction, { height: window.innerHeight, covered })
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
