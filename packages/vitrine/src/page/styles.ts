/**
 * Styles for what only a script can put on the page (results, a cart's lines) are no part of the served page. The markup
 * names them (`data-styles`), and whoever needs them links them, once. A page that has linked them already names none.
 */
export function addStyles(address: string | undefined): void {
  if (!address || document.querySelector(`link[href=${JSON.stringify(address)}]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  document.head.append(link)
}

const loading = new Map<string, Promise<void>>()

/** The same for a view that must not show before its styles are there. A sheet that cannot be fetched holds nothing up. */
export function loadStyles(address: string): Promise<void> {
  const known = loading.get(address)
  if (known) return known
  const loaded = new Promise<void>((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.onload = link.onerror = () => resolve()
    document.head.append(link)
  })
  loading.set(address, loaded)
  return loaded
}
