/**
 * Who runs an element: one engine of a kind at a time, whoever comes first. `start()` and React components both ask here, and
 * so do two copies of the library on one page: the claims stand on the element itself.
 */
const CLAIMS = Symbol.for('vitrine.claims')

type Owner = 'start' | 'react'
type Claimed = Element & { [CLAIMS]?: Map<string, Owner> }

/** Who has claimed it, by feature. */
export const claimsOf = (element: Claimed): Map<string, Owner> => (element[CLAIMS] ??= new Map())

/** For `start`: false where it is claimed already. The claim ends with the signal, or by `unclaim`. */
export function claim(element: Element, feature: string, signal: AbortSignal): boolean {
  const claims = claimsOf(element)
  if (claims.has(feature)) return false
  claims.set(feature, 'start')
  signal.addEventListener('abort', () => unclaim(element, feature))
  return true
}

/** What the owner has claimed is free again. */
export function unclaim(element: Element, feature: string, owner: Owner = 'start'): void {
  const claims = claimsOf(element)
  if (claims.get(feature) === owner) claims.delete(feature)
}

/** Whether a component runs it. */
export const isReacts = (element: Claimed, feature: string): boolean => element[CLAIMS]?.get(feature) === 'react'
