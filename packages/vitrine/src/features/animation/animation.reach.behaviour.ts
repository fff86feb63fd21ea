import { after } from '../../page/services/clock'
import { readOptions } from '../../page/services/options'
import { isAtEnd } from './animation.end.behaviour'
import { isPending } from './animation.model'
import { animationFields, BOTTOM_THRESHOLDS, REST, SETTLE_PAUSE, SETTLED_AT_ONCE, type AnimationOptions } from './animation.options'
import { play } from './animation.play.behaviour'
import { isReached, timeToEnd } from './animation.rules'
import { send, stateOf } from './animation.state.behaviour'

interface Animated {
  readonly options: AnimationOptions
  readonly signal: AbortSignal
}

const animated = new WeakMap<Element, Animated>()

/** Brings the element in once enough of it is in view. */
export function watch(element: HTMLElement, signal: AbortSignal): void {
  const given = Object.fromEntries(Object.entries(element.dataset).filter(([name, value]) => value !== '' || name === 'animationtype'))
  const options = readOptions(animationFields, element, { feature: 'animation', values: given })
  animated.set(element, { options, signal })
  observerFor(options).observe(element)
  signal.addEventListener('abort', () => {
    unwatch(element, options)
    animated.delete(element)
    still.delete(element)
  })
}

const observers = new Map<boolean, IntersectionObserver>()

/** One observer for all elements with the same thresholds; it outlives each of them. */
function observerFor({ animationoffset }: AnimationOptions): IntersectionObserver {
  const isBottom = animationoffset === 'bottom-in-view'
  const known = observers.get(isBottom)
  if (known) return known
  const observer = new IntersectionObserver((entries) => entries.forEach(see), isBottom ? { threshold: [...BOTTOM_THRESHOLDS] } : {})
  observers.set(isBottom, observer)
  return observer
}

function see({ target, isIntersecting: isInView, boundingClientRect: { top, height }, rootBounds }: IntersectionObserverEntry): void {
  const element = target as HTMLElement
  const one = animated.get(element)
  if (!one) return
  const { options } = one
  // Focus may have shown it.
  if (!isPending(stateOf(element))) return unwatch(element, options)
  if (!isInView) return leaveView(element)
  const windowHeight = rootBounds?.height ?? window.innerHeight
  const sight = { isInView, top, height, windowHeight, isAtEnd: options.animationoffset !== 'top-into-view' && isAtEnd(element) }
  if (!isReached(sight, options)) return enterView(element)
  unwatch(element, options)
  animate(element, one)
}

function unwatch(element: HTMLElement, options: AnimationOptions): void {
  observerFor(options).unobserve(element)
  leaveView(element)
}

/** In view, and not yet reached: few at any time. They are looked at whenever something scrolls, not only at the thresholds. */
const inView = new Set<HTMLElement>()
let scrolling = new AbortController()

function enterView(element: HTMLElement): void {
  inView.add(element)
  if (inView.size > 1) return
  scrolling.abort()
  scrolling = new AbortController()
  const options = { capture: true, passive: true, signal: scrolling.signal }
  document.addEventListener('scroll', lookAgain, options)
  window.addEventListener('resize', lookAgain, options)
}

function leaveView(element: HTMLElement): void {
  inView.delete(element)
  if (inView.size === 0) scrolling.abort()
}

/** Observed anew, an element is reported anew, with sizes that the browser has worked out anyway. */
function lookAgain(): void {
  for (const element of inView) {
    const one = animated.get(element)
    if (!one) continue
    observerFor(one.options).unobserve(element)
    observerFor(one.options).observe(element)
  }
}

function animate(element: HTMLElement, { options, signal }: Animated): void {
  const isSeen = stateOf(element) === 'seen'
  send(element, { type: 'reached' })
  const clear = play(element, options, isSeen)
  signal.addEventListener('abort', clear)
  const end = () => {
    clear()
    send(element, { type: 'ended' })
    settleLater(element)
  }
  after(timeToEnd(options), end, signal)
}

const still = new Set<HTMLElement>()
let waitOn = () => {}

/** Elements that have come in give up their layers together, once no more of them come: each time the page is laid out anew. */
function settleLater(element: HTMLElement): void {
  still.add(element)
  waitOn()
  waitOn = after(REST, settle)
}

function settle(): void {
  for (const one of [...still].slice(0, SETTLED_AT_ONCE)) {
    still.delete(one)
    send(one, { type: 'rested' })
  }
  if (still.size > 0) waitOn = after(SETTLE_PAUSE, settle)
}
