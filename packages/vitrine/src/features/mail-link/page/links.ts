/** Which elements of a page are protected links. This much is on every page that has one, so it stays small. */

/** A link whose address holds the payload: for markup that a script rebuilds from data, where no attribute can be added. */
export const HASH_FORM = '#mail:'

/** The protected link that an event happened in: the target may be a child of it. */
export const findLink = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`[data-mail],[data-cx],a[href^="${HASH_FORM}"]`) : null
