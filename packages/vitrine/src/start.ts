import { CONTENT_EVENT } from './page/content'
import { onSignOfLife, whenAlive } from './page/life'
import { savesData } from './page/motion'
import { onNeed } from './page/need'
import { report } from './page/report'
import { registry, type Registration } from './registry'

/** Wires one element; everything it starts ends with the signal. */
export type Mount = (element: HTMLElement, signal: AbortSignal) => void

let run = new AbortController()
let isListening = false
/** Which features an element already has: `start` may be called again after content arrived. */
let mounted = new WeakMap<Element, Set<string>>()

/**
 * Finds what a page holds, loads the behaviour that it needs, and mounts each element once. A faulty element is reported
 * and the rest go on. Call it again for content that arrived later; `stop` ends everything at once.
 */
export function start(root: ParentNode = document, features: readonly Registration[] = registry): () => void {
  const { signal } = run
  if (!isListening) {
    isListening = true
    document.addEventListener(CONTENT_EVENT, (event) => start(event.target as Element, features), { signal })
  }
  for (const registration of features) {
    const elements = findNew(root, registration)
    if (elements.length === 0) continue
    const mountThese = (these: readonly HTMLElement[]) => mountAll(these, registration, signal)
    if (registration.isNearOnly) void watchNear(elements, registration, signal)
    else if (registration.holds) void whenAlive(registration.holds, () => mountThese(elements), signal)
    else if (registration.isOnNeed) for (const element of elements) mountOnNeed(element, registration, signal)
    else void mountThese(elements)
  }
  return stop
}

/** Ends everything that `start` began: listeners, timers, observers. */
export function stop(): void {
  run.abort()
  run = new AbortController()
  isListening = false
  mounted = new WeakMap()
}

function findNew(root: ParentNode, { feature, selector = `[data-feature="${feature}"]`, isForPage }: Registration): HTMLElement[] {
  const found = [...root.querySelectorAll<HTMLElement>(selector)]
  if (root instanceof HTMLElement && root.matches(selector)) found.unshift(root)
  // A behaviour for the whole page is mounted once, on the document's root, when the first element asks for it.
  const elements = isForPage ? (found.length > 0 ? [document.documentElement] : []) : found
  return elements.filter((element) => {
    const names = mounted.get(element) ?? new Set()
    mounted.set(element, names)
    if (names.has(feature)) return false
    names.add(feature)
    return true
  })
}

async function watchNear(elements: readonly HTMLElement[], registration: Registration, signal: AbortSignal): Promise<void> {
  const { whenNear } = await import('./page/near')
  if (!signal.aborted) for (const element of elements) whenNear(element, () => mountAll([element], registration, signal), signal)
}

async function mountAll(elements: readonly HTMLElement[], { feature, load }: Registration, signal: AbortSignal): Promise<boolean> {
  let mount: Mount
  try {
    mount = await load()
  } catch (error) {
    // Not loaded (offline, say): forget them, so that a later start can try again.
    for (const element of elements) mounted.get(element)?.delete(feature)
    report({ feature, error })
    return false
  }
  for (const element of elements) {
    if (signal.aborted) break
    try {
      mount(element, signal)
    } catch (error) {
      report({ feature, error, element })
    }
  }
  return true
}

/** Fetched at the visitor's first sign of life, mounted at the first need. Where the fetch failed, the next need tries again. */
function mountOnNeed(element: HTMLElement, registration: Registration, signal: AbortSignal): void {
  if (!savesData()) void onSignOfLife().then(() => (signal.aborted ? undefined : registration.load().catch(() => undefined)))
  onNeed(element, () => void mountAll([element], registration, signal).then((isDone) => isDone || mountOnNeed(element, registration, signal)), signal)
}
