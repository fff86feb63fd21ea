import { onCalm, onFirstActivity } from './page/loading/activity'
import { claim, lifeOf, unclaim } from './page/loading/claim'
import { giveAgain, hold, onceNeeded } from './page/loading/hold'
import { onFirstUse } from './page/loading/use'
import { savesData } from './page/services/motion'
import { report } from './page/services/report'
import type { watchLater } from './later'
import type { Handle, Mount, Registration } from './page/loading/registration'
import { registry } from './registry'

let page = new AbortController()
/** The calls of `start` that have not been ended. */
let calls = new Set<AbortController>()

/**
 * Finds what a page holds, loads the engines that it needs, and mounts each element once. A faulty element is reported and
 * the rest go on. What is put below the root later is taken in as well. The result ends what this call began; `stop` ends
 * everything.
 */
export function start(root: Document | HTMLElement = document, features: readonly Registration[] = registry): () => void {
  const call = new AbortController()
  calls.add(call)
  const signal = AbortSignal.any([page.signal, call.signal])
  const take = () => {
    for (const registration of features) {
      // What serves the whole page does not end with the call that happened to ask for it first.
      const life = registration.scope === 'page' ? page.signal : signal
      const elements = findElements(root, registration).filter((element) => claim(element, registration.feature, life))
      if (elements.length > 0) load(elements, registration, life)
    }
  }
  // What the page says once for all stands behind the options of every element: it is read first.
  const isSet = 'vitrineSettings' in window || document.querySelector('script[data-settings]')
  const settings =
    isSet &&
    import('./page-settings')
      .then(({ takePageSettings }) => void (features = [...takePageSettings(), ...features]))
      .catch((error: unknown) => report({ feature: 'settings', error }))
  if (settings) void settings.then(() => signal.aborted || take())
  else take()
  void watch({ root, features, take, signal }, settings)
  return () => {
    call.abort()
    calls.delete(call)
    if (calls.size === 0) stop()
  }
}

/** Ends everything that `start` began: listeners, timers, observers. */
export function stop(): void {
  page.abort()
  page = new AbortController()
  calls = new Set()
}

/** What comes later, once there is time for it. Where the code for it does not arrive, the page is as it was served. */
async function watch(later: Parameters<typeof watchLater>[0], settings: unknown): Promise<void> {
  await onCalm()
  // A first look that overtook them would mount everything without them.
  await settings
  const part = await import('./later').catch((error: unknown) => report({ feature: 'start', error }))
  if (!later.signal.aborted) part?.watchLater(later)
}

function findElements(root: Document | HTMLElement, registration: Registration): HTMLElement[] {
  const { feature, selector = `[data-feature=${feature}]` } = registration
  const found = [...root.querySelectorAll<HTMLElement>(selector)]
  if (root instanceof HTMLElement && root.matches(selector)) found.unshift(root)
  // An engine for the whole page is mounted once, on the document's root, when the first element asks for it.
  return registration.scope === 'page' ? found.slice(0, 1).map(() => document.documentElement) : found
}

/** When an engine is loaded, by the word in its registration. */
function load(elements: readonly HTMLElement[], registration: Registration, signal: AbortSignal): void {
  const { loadAt } = registration
  if (loadAt === 'start') void mountAll(elements, registration, signal)
  else if (loadAt === 'first-activity')
    onceNeeded({ on: registration.holdClicksOn, keys: registration.holdKeysOn, isAfterPage: registration.isAfterPage, signal }, () =>
      mountAll(elements, registration, signal),
    )
  else if (loadAt === 'near') mountNear(elements, registration, signal)
  else for (const element of elements) mountOnUse(element, registration, signal)
}

/** What watches for nearness comes when the page has come to rest, or with the first press. */
function mountNear(elements: readonly HTMLElement[], registration: Registration, signal: AbortSignal): void {
  for (const element of elements) {
    // Its own: content that is taken off the page ends before the page does.
    const life = lifeOf(element, registration.feature) ?? signal
    const held = hold({ root: element, on: 'button[data-control]', signal: life })
    const mount = () => mountAll([element], registration, signal)
    Promise.race([onCalm(), held.first.then(() => {})])
      .then(async (firstEvent) => {
        const { mountWhenNear } = await import('./page/loading/near')
        if (!life.aborted) mountWhenNear({ element, registration, held, firstEvent, mount, signal: life })
      })
      .catch((error: unknown) => forget([element], registration.feature, error))
  }
}

/** Fetched at the visitor's first activity, mounted at the first use. Where the fetch failed, the next use tries again. */
function mountOnUse(element: HTMLElement, registration: Registration, signal: AbortSignal): void {
  if (!savesData()) void onFirstActivity().then(() => (signal.aborted ? undefined : registration.load().catch(() => undefined)))
  const tryAgain = () => {
    if (!signal.aborted && claim(element, registration.feature, signal)) mountOnUse(element, registration, signal)
  }
  // Before what is held: that is heard by nobody else.
  onFirstUse(element, () => void mountAll([element], registration, signal).then(() => (give(), tryAgain())), signal)
  const held = hold({ root: element, on: registration.holdClicksOn, keys: registration.holdKeysOn, signal })
  const give = () => {
    const { click, key } = held.release()
    if (signal.aborted) return
    giveAgain(click)
    giveAgain(key)
  }
}

/** Mounts each of the elements. The last handle is what a click can be handed to that came before: there is one for the page. */
async function mountAll(elements: readonly HTMLElement[], { feature, load }: Registration, signal: AbortSignal): Promise<Handle | void> {
  let mount: Mount
  try {
    mount = await load()
  } catch (error) {
    return forget(elements, feature, error)
  }
  let handle: Handle | void = undefined
  for (const element of elements) {
    // Over with everything that `start` began, or because a component has taken the element.
    const life = lifeOf(element, feature)
    if (signal.aborted || !life) continue
    try {
      handle = mount(element, life)
    } catch (error) {
      report({ feature, error, element })
    }
  }
  return handle
}

/** Not loaded (offline, say): forgotten, so that a later start can try again. */
function forget(elements: readonly HTMLElement[], feature: string, error: unknown): void {
  for (const element of elements) unclaim(element, feature)
  report({ feature, error })
}
