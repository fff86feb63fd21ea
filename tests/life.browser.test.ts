import { expect, test } from '#test'
import { markupOf, featureExamples, styles } from './support/examples'

/** The address, the stack of overlays, consent: one listener each for the whole page. */
const SERVICES = ['popstate on window', 'hashchange on window', 'keydown on #document', 'vitrine:consent on #document', 'storage on window']

/** Markup that its engine completes: what was missing stays. What was loaded lazily stays loaded. */
const COMPLETED = /\/(video-sync\/(viewer|two)|lazy-load\/)/

for (const { feature, addresses, part } of featureExamples(12))
  test(`ended and begun and ended again, the examples of ${feature} are what was served, and nothing listens, watches or ticks (${part})`, async ({
    page,
    mountHtml,
  }) => {
    test.slow()
    await page.addInitScript(count)
    const found: string[] = []
    for (const address of addresses.filter((address) => !COMPLETED.test(address))) {
      await mountHtml(markupOf(address), { styles, isWithoutScript: true })
      const left = await page.evaluate(liveTwice, SERVICES)
      found.push(...left.map((difference) => `${address} ${difference}`))
    }
    expect(found).toEqual([])
  })

declare global {
  interface Window {
    counted: { listeners: Map<string, number>; observers: Map<string, number>; timers: Set<number> }
  }
}

/** Runs in the page, before anything else: counts what listens, watches and ticks. */
function count(): void {
  const listeners = new Map<string, number>()
  const observers = new Map<string, number>()
  const timers = new Set<number>()
  window.counted = { listeners, observers, timers }
  const add = (map: Map<string, number>, key: string, by: number) => map.set(key, (map.get(key) ?? 0) + by)
  const known = new WeakMap<EventTarget, Map<string, unknown>>()
  const { addEventListener, removeEventListener } = EventTarget.prototype
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    addEventListener.call(this, type, listener, options)
    if (!(this instanceof Node || this === window) || !listener) return
    const { signal, once, capture } = typeof options === 'object' ? options : { signal: undefined, once: false, capture: options }
    if (signal?.aborted || once) return
    const name = `${type} on ${this === window ? 'window' : (this as Node).nodeName}`
    const mine = known.get(this) ?? new Map<string, unknown>()
    known.set(this, mine)
    const key = `${type}${capture ? '!' : ''}`
    const set = (mine.get(key) as Set<unknown> | undefined) ?? new Set()
    mine.set(key, set)
    if (set.has(listener)) return
    set.add(listener)
    add(listeners, name, 1)
    if (signal) addEventListener.call(signal, 'abort', () => set.delete(listener) && add(listeners, name, -1))
  }
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    removeEventListener.call(this, type, listener, options)
    const capture = typeof options === 'object' ? options.capture : options
    const set = known.get(this)?.get(`${type}${capture ? '!' : ''}`) as Set<unknown> | undefined
    if (set?.delete(listener))
      add(listeners, `${type} on ${(this as unknown) === window ? 'window' : (this as unknown as Node).nodeName}`, -1)
  }
  for (const name of ['IntersectionObserver', 'ResizeObserver', 'MutationObserver'] as const) {
    const { prototype } = window[name]
    const watched = new WeakMap<object, Set<unknown>>()
    const { observe, disconnect } = prototype
    const unobserve = 'unobserve' in prototype ? (prototype as ResizeObserver).unobserve : undefined
    const of = (observer: object) => watched.get(observer) ?? watched.set(observer, new Set()).get(observer)!
    prototype.observe = function (this: never, target: never, options: never) {
      ;(observe as (...args: unknown[]) => void).call(this, target, options)
      if (of(this).has(target)) return
      of(this).add(target)
      add(observers, name, 1)
    } as never
    prototype.disconnect = function (this: never) {
      disconnect.call(this)
      add(observers, name, -of(this).size)
      of(this).clear()
    }
    if (unobserve)
      (prototype as ResizeObserver).unobserve = function (this: never, target: Element) {
        unobserve.call(this, target)
        if (of(this).delete(target)) add(observers, name, -1)
      }
  }
  const { setTimeout: set, clearTimeout: clear, setInterval: repeat, clearInterval: end } = window
  window.setTimeout = ((task: () => void, ms: number, ...rest: []) => {
    const id = set(() => (timers.delete(id), task()), ms, ...rest) as unknown as number
    if (ms > 0) timers.add(id)
    return id
  }) as never
  window.clearTimeout = (id) => (timers.delete(id as number), clear(id))
  window.setInterval = ((task: () => void, ms: number) => {
    const id = repeat(task, ms) as unknown as number
    timers.add(id)
    return id
  }) as never
  window.clearInterval = (id) => (timers.delete(id as number), end(id))
}

/**
 * Runs in the page: two lives, each from the first mount to the end, and what is left of them. Services of the page begin with the
 * first who asks and stay, once each; an element that has come in stays shown.
 */
async function liveTwice(services: readonly string[]): Promise<string[]> {
  const { listeners, observers, timers } = window.counted
  const read = () => document.body.innerHTML.replaceAll(' data-animation="shown"', '').replace(/></g, '>\n<').split('\n')
  const served = read()
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const { start, stop } = (await import(new URL('/__script/start.js', location.href).href)) as { start(): void; stop(): void }
  for (let life = 1; life <= 2; life++) {
    if (life > 1) start()
    window.dispatchEvent(new PointerEvent('pointerdown'))
    for (const element of document.querySelectorAll('[data-feature]'))
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    await wait(300)
    stop()
    await wait(50)
  }
  // What takes its time to go: a word for screen readers, say.
  await wait(250)
  const left = [...listeners, ...observers]
    .filter(([name, number]) => number > (services.includes(name) ? 1 : 0))
    .map(([name, number]) => `${number} × ${name}`)
  if (timers.size > 0) left.push(`${timers.size} timers`)
  const ended = read()
  served.forEach((line, at) => line === ended[at] || left.push(`${line.slice(0, 300)} → ${ended[at]?.slice(0, 400)}`))
  return left.slice(0, 12)
}
