/** What features tell each other through the page, by name. Any script of a site may raise or hear them too. */
export interface PageEvents {
  /** Something was put into the cart. */
  'vitrine:added-to-cart': { readonly product: string; readonly quantity: number }
  /** A page that is not loaded anew shows something new (an application's route): it counts as one more page view. */
  'vitrine:page-view': undefined
}

const lastRaised = new Map<string, number>()
/** ms: how long ago something may have been raised for a listener that was still on its way. */
const RECENT = 5000

/** Whether this was raised a moment ago: for a feature that the visitor's own gesture has only just fetched. */
export const wasJustRaised = (name: keyof PageEvents): boolean => performance.now() - (lastRaised.get(name) ?? -RECENT) < RECENT

export function raise<K extends keyof PageEvents>(name: K, detail: PageEvents[K]): void {
  lastRaised.set(name, performance.now())
  document.dispatchEvent(new CustomEvent(name, { detail }))
}

export function hear<K extends keyof PageEvents>(name: K, listener: (detail: PageEvents[K]) => void, signal: AbortSignal): void {
  document.addEventListener(name, (event) => listener((event as CustomEvent<PageEvents[K]>).detail), { signal })
}
