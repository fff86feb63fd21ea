import type { Trigger } from './triggers'

/** What opens a panel: a trigger by itself, or the visitor. */
export type Cause = Trigger | 'link' | 'hash' | 'click' | 'cart' | 'script'

/** Openings that are counted: those by rules, and by the cart. Links and clicks are the visitor's own wish. */
export const isCounted = (cause: Cause): boolean => !['link', 'hash', 'click', 'script'].includes(cause)
/** Openings that rules can prevent. */
export const obeysRules = (cause: Cause): boolean => cause !== 'cart' && isCounted(cause)
