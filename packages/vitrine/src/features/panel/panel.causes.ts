import type { Trigger } from './panel.triggers'

/** What opens a panel: a trigger by itself, or the visitor. */
export type Cause = Trigger | 'link' | 'hash' | 'click' | 'cart' | 'script'

const TRIGGERS: readonly Cause[] = ['page-load', 'time', 'scroll', 'exit', 'inactivity', 'state']

/** Openings that rules can prevent. Links, clicks and the cart are the visitor's own wish. */
export const obeysRules = (cause: Cause): boolean => TRIGGERS.includes(cause)
/** Openings that are counted: those by rules, and by the cart. */
export const isCounted = (cause: Cause): boolean => cause === 'cart' || obeysRules(cause)
