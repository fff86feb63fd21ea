/**
 * Functions that run in a page and count what an engine begins there: what listens, watches and ticks.
 */
declare global {
  interface Window {
    /** The lines of the page as it was served. */
    served: string[]
    /** Engines begin and meet a visitor; `end` ends them. */
    begin(isFirst: boolean): Promise<void>
    end(): Promise<void>
    readLines(): string[]
    counted: { listeners: Map<string, number>; observers: Map<string, number>; timers: Set<number> }
  }
}

/** Runs in the page, before anything else: counts what listens, watches and ticks. */
export function countWhatBegins(): void {
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

  const wait = (ms: number) => new Promise<void>((resolve) => void set(resolve, ms))
  // An element that has come in stays shown.
  window.readLines = () => document.body.innerHTML.replaceAll(' data-animation="shown"', '').replace(/></g, '>\n<').split('\n')
  const load = () => import(new URL('/__script/start.js', location.href).href) as Promise<{ start(): void; stop(): void }>
  window.begin = async (isFirst) => {
    const { start } = await load()
    if (!isFirst) start()
    window.dispatchEvent(new PointerEvent('pointerdown'))
    for (const element of document.querySelectorAll('[data-feature]'))
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    await wait(300)
  }
  window.end = async () => {
    const { stop } = await load()
    stop()
    await wait(50)
  }
}

/** Runs in the page: the first life begins. */
export async function beginLife(): Promise<void> {
  window.served = window.readLines()
  await window.begin(true)
}

/**
 * Runs in the page: the first life ends, a second one is lived, and this is left of them. Services of the page begin with the first
 * who asks and stay, once each.
 */
export async function endLives(services: readonly string[]): Promise<string[]> {
  await window.end()
  await window.begin(false)
  await window.end()
  // What takes its time to go: a word for screen readers, say.
  await new Promise((resolve) => setTimeout(resolve, 250))
  const { listeners, observers, timers } = window.counted
  const left = [...listeners, ...observers]
    .filter(([name, number]) => number > (services.includes(name) ? 1 : 0))
    .map(([name, number]) => `${number} × ${name}`)
  if (timers.size > 0) left.push(`${timers.size} timers`)
  const ended = window.readLines()
  window.served.forEach((line, at) => line === ended[at] || left.push(`${line.slice(0, 300)} → ${ended[at]?.slice(0, 400)}`))
  return left.slice(0, 12)
}
