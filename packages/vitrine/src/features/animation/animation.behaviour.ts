import { readFields } from '../../core/fields'
import { after } from '../../page/clock'
import { prefersReducedMotion } from '../../page/motion'
import { adoptStyle } from '../../page/adopt'
import css from './animation.css?inline'
import { isReached, next, timeToEnd, type Event } from './animation.model'
import { animationFields, BOTTOM_THRESHOLDS, FIRST_PASS, isEntrance, REST, SETTLE_PAUSE, SETTLED_AT_ONCE, type AnimationOptions } from './animation.options'
import { play } from './animation.play.behaviour'

type Offset = AnimationOptions['animationoffset']

interface Animated {
  readonly options: AnimationOptions
  readonly signal: AbortSignal
}

const animated = new WeakMap<Element, Animated>()
const observers = new Map<Offset, IntersectionObserver>()

/**
 * An element that animates in. It is hidden only once the page has loaded, only while scripts run, and only where nobody looks:
 * below the window. What is in the window or above it when the first pass comes stays as it is, so nothing flickers.
 */
export function mountAnimation(element: HTMLElement, signal: AbortSignal): void {
  const given = Object.fromEntries(Object.entries(element.dataset).filter(([, value]) => value !== ''))
  const options = readFields(animationFields, { ...given, animationtype: element.dataset.animationtype }, 'animation')
  if (!areAnimationsOn()) return
  adoptStyle(css)
  animated.set(element, { options, signal })
  const observer = observerFor(options.animationoffset, signal)
  whenLoaded(() => observer.observe(element), signal)
  element.addEventListener('focusin', () => send(element, { type: 'focused' }), { signal })
  signal.addEventListener('abort', () => {
    still.delete(element)
    delete element.dataset.animation
  })
}

/** `data-animations` on the root: `off`, `desktop` (not where a finger is the only pointer), or anything else for everywhere. */
function areAnimationsOn(): boolean {
  const { animations } = document.documentElement.dataset
  if (animations === 'off' || prefersReducedMotion() || typeof IntersectionObserver === 'undefined') return false
  return animations !== 'desktop' || !matchMedia('(hover: none) and (pointer: coarse)').matches
}

const waiting = new Set<() => void>()
let isPassed = false

/** The first pass: a while after the page has loaded, for all elements at once. Later ones need not wait. */
function whenLoaded(task: () => void, signal: AbortSignal): void {
  if (isPassed) return task()
  waiting.add(task)
  if (waiting.size > 1) return
  const pass = () => {
    isPassed = true
    for (const one of waiting) one()
    waiting.clear()
  }
  signal.addEventListener('abort', () => waiting.clear())
  if (document.readyState === 'complete') after(FIRST_PASS, pass, signal)
  else window.addEventListener('load', () => after(FIRST_PASS, pass, signal), { once: true, signal })
}

/** One observer for all elements with the same offset. */
function observerFor(offset: Offset, signal: AbortSignal): IntersectionObserver {
  const known = observers.get(offset)
  if (known) return known
  const observer = new IntersectionObserver((entries) => {
    const windowHeight = window.innerHeight
    for (const entry of entries) see(entry, windowHeight)
  }, observerOptions[offset])
  observers.set(offset, observer)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    observers.delete(offset)
  })
  return observer
}

const observerOptions: Readonly<Record<Offset, IntersectionObserverInit>> = {
  'top-into-view': {},
  'top-mid-of-view': { rootMargin: '0px 0px -50% 0px' },
  'bottom-in-view': { threshold: [...BOTTOM_THRESHOLDS] },
}

function see({ target, isIntersecting, intersectionRatio, boundingClientRect }: IntersectionObserverEntry, windowHeight: number): void {
  const element = target as HTMLElement
  const one = animated.get(element)
  if (!one) return
  const { top, height, width } = boundingClientRect
  if (element.dataset.animation === undefined) {
    // What has no box yet (in a closed tab, say) is waiting too.
    const isBelow = top >= windowHeight || (height === 0 && width === 0)
    // What draws attention does so in view, and is never hidden.
    const isInView = !isBelow && isEntrance(one.options.animationtype)
    send(element, { type: isInView ? 'found-in-view' : 'found-below' })
  }
  if (element.dataset.animation === 'waiting' && isReached({ isIntersecting, ratio: intersectionRatio, height, windowHeight }, one.options)) send(element, { type: 'reached' })
}

function send(element: HTMLElement, event: Event): void {
  const one = animated.get(element)
  const before = element.dataset.animation as ReturnType<typeof next>
  const state = next(before, event)
  if (!one || !state || state === before) return
  element.dataset.animation = state
  if (state === 'animating') {
    const clear = play(element, one.options)
    one.signal.addEventListener('abort', clear)
    after(
      timeToEnd(one.options),
      () => {
        clear()
        send(element, { type: 'ended' })
        settleLater(element, one.signal)
      },
      one.signal,
    )
  }
  if (state !== 'waiting' && (!before || before === 'waiting')) observers.get(one.options.animationoffset)?.unobserve(element)
}

const still = new Set<HTMLElement>()
let waitOn = () => {}

/** Elements that have come in give up their layers together, once no more of them come: each time the page is laid out anew. */
function settleLater(element: HTMLElement, signal: AbortSignal): void {
  still.add(element)
  waitOn()
  waitOn = after(REST, () => settle(signal), signal)
}

function settle(signal: AbortSignal): void {
  for (const one of [...still].slice(0, SETTLED_AT_ONCE)) {
    still.delete(one)
    send(one, { type: 'rested' })
  }
  if (still.size > 0) waitOn = after(SETTLE_PAUSE, () => settle(signal), signal)
}
