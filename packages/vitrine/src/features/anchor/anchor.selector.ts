/**
 * Whether a click here is on a link to a place that is on this page: one that the anchors will serve. Everything else with a
 * hash (a tab, a menu, `href="#"` with a handler of the page's own) is none of their business. Known before they are loaded.
 * An id that is written in escapes is left to the browser, which knows the way too.
 */
export function isPlaceHere(target: Element): boolean {
  const link = target.closest<HTMLAnchorElement>('a[href*="#"]:not([target])')
  return link?.host === location.host && link.pathname === location.pathname && document.getElementById(link.hash.slice(1)) !== null
}
