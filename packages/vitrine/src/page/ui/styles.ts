/** A style sheet that a script brings along, as the build gives it: its address, or its text where the library is a package. */
export type Sheet = string | { readonly css: string }

const linked = new Map<string, Promise<void>>()

/**
 * Styles for what only a script can put on the page (results, a cart's lines, an overlay), or for a part that is far from the
 * window, are no part of the served page's own. Whoever needs them links them by their address, once; resolves when they are
 * there. A sheet that cannot be fetched holds nothing up. One that came as text needs no fetching.
 */
export function addStyles(sheet: Sheet | undefined): Promise<void> {
  if (!sheet) return Promise.resolve()
  // Not on a page that was built with us: there it has an address.
  if (typeof sheet !== 'string') return import('./adopt').then(({ adoptStyle }) => adoptStyle(sheet.css))
  return linkOnce(sheet)
}

function linkOnce(address: string): Promise<void> {
  const known = linked.get(address)
  if (known) return known
  const isServed = document.querySelector(`link[href=${JSON.stringify(address)}]`) !== null
  const isThere = isServed ? Promise.resolve() : link(address)
  linked.set(address, isThere)
  return isThere
}

function link(address: string): Promise<void> {
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = address
  const isThere = new Promise<void>((resolve) => (sheet.onload = sheet.onerror = () => resolve()))
  document.head.append(sheet)
  return isThere
}
