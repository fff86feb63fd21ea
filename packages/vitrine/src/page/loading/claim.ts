/**
 * Who runs an element: one engine of a kind at a time. `start()` and React components both ask here, and so do two copies of the
 * library on one page: the claims stand on the element itself.
 */
const CLAIMS = Symbol.for('vitrine.claims')

/** What `start` has claimed is the life of an engine that it may give up; a component gives up nothing. */
type Owner = AbortController | 'react'
type Claimed = Element & { [CLAIMS]?: Map<string, Owner> }

/** Who has claimed it, by feature. */
export const claimsOf = (element: Claimed): Map<string, Owner> => (element[CLAIMS] ??= new Map())

/** For `start`: false where it is claimed already. The claim ends with the signal, by `unclaim`, or when a component takes over. */
export function claim(element: Element, feature: string, signal: AbortSignal): boolean {
  const claims = claimsOf(element)
  if (claims.has(feature)) return false
  const life = new AbortController()
  claims.set(feature, life)
  const end = () => {
    life.abort()
    unclaim(element, feature)
  }
  // Ended before, it is not kept for as long as the page is there.
  signal.addEventListener('abort', end, { signal: life.signal })
  return true
}

/** How long the engine may live that `start` has claimed the element for; undefined where it has not, or no longer. */
export const lifeOf = (element: Element, feature: string): AbortSignal | undefined =>
  (claimsOf(element).get(feature) as AbortController | undefined)?.signal

/** What `start` has claimed is free again. */
export function unclaim(element: Element, feature: string): void {
  if (!isReacts(element, feature)) claimsOf(element).delete(feature)
}

/** Whether a component runs it. */
export const isReacts = (element: Claimed, feature: string): boolean => element[CLAIMS]?.get(feature) === 'react'
