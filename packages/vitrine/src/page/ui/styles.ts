/** A style sheet that a script brings along, as the build gives it: its address, or its text where the library is a package. */
export type Sheet = string | { readonly css: string }

const linked = new Map<string, Promise<void>>()

/**
 * Styles for what only a script can put on the page (results, a cart's lines, an overlay), or for a part that is far from the
 * window, are no part of the served page's own. Whoever needs them links them by their address, once; resolves when they are
 * there. A sheet that cannot be fetched holds nothing up. One that came as text needs no fetching.
 */
export async function addStyles(sheet: Sheet | undefined): Promise<void> {
  if (!sheet) return
  if (typeof sheet !== 'string') return adoptStyle(sheet.css)
  const isThere = linked.get(sheet) ?? link(sheet)
  linked.set(sheet, isThere)
  await isThere
}

function link(address: string): Promise<void> {
  return new Promise((resolve) => {
    if (document.querySelector(`link[href=${JSON.stringify(address)}]`)) return resolve()
    const sheet = document.createElement('link')
    sheet.rel = 'stylesheet'
    sheet.href = address
    sheet.onload = sheet.onerror = () => resolve()
    document.querySelector('head')!.append(sheet)
  })
}

const adopted = new Set<string>()

/**
 * Takes in a small style sheet that comes as text with the code that needs it, through the CSSOM, which a strict policy allows.
 */
export function adoptStyle(css: string): void {
  if (adopted.has(css)) return
  adopted.add(css)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
