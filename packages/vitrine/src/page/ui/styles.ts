const linked = new Map<string, Promise<void>>()

/**
 * Styles for what only a script can put on the page (results, a cart's lines, an overlay), or for a part that is far from the
 * window, are no part of the served page's own. Whoever needs them links them by their address, once; resolves when they are
 * there. A sheet that cannot be fetched holds nothing up.
 */
export function addStyles(address: string | undefined): Promise<void> {
  if (!address) return Promise.resolve()
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
