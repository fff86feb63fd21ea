import { claimsOf } from './claim'

/** Ends the engines that `start` runs in content which is taken off the page for good: nobody else would, and they would keep it. */
export function endInside(root: Element): void {
  for (const element of [root, ...root.querySelectorAll('*')]) {
    const claims = claimsOf(element)
    for (const [feature, owner] of claims) {
      if (owner === 'react') continue
      claims.delete(feature)
      owner.abort()
    }
  }
}
