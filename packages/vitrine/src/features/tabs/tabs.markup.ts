export interface Tab {
  readonly link: HTMLElement
  /** The list item around the link. */
  readonly item: HTMLElement | undefined
  readonly panel: HTMLElement
  /** The panel's id; one that has none gets the name that its link says. */
  readonly id: string
}

/** The links and their panels: by the link's address, or by the names that existing pages use (`data-link`, `data-name`). */
export function findTabs(element: HTMLElement): { readonly list: HTMLElement; readonly tabs: readonly Tab[] } {
  const list = element.querySelector<HTMLElement>('[data-part="tabs"]') ?? element.querySelector<HTMLElement>('ul, ol')
  if (!list) throw new Error('there are no tabs: the element needs a list of links to its panels.')
  const links = [...list.querySelectorAll<HTMLElement>('a[href*="#"], [data-link]')]
  const tabs = links.map((link): Tab => {
    const item = link.closest('li')
    const panel = panelOf(element, link)
    return { link, panel, id: panel.id || link.dataset.link!, item: item && list.contains(item) ? item : undefined }
  })
  if (tabs.length === 0) throw new Error('there are no tabs: the list has no links to panels.')
  return { list, tabs }
}

function panelOf(element: HTMLElement, link: HTMLElement): HTMLElement {
  const { link: name = '' } = link.dataset
  const id = link instanceof HTMLAnchorElement ? decodeURIComponent(link.hash.slice(1)) : ''
  const panel =
    (id ? element.querySelector<HTMLElement>(`#${CSS.escape(id)}`) : null) ??
    (name ? element.querySelector<HTMLElement>(`[data-name="${CSS.escape(name)}"]`) : null)
  if (!panel) throw new Error(`the tab "${link.textContent.trim()}" has no panel: there is no element with the id "${id || name}" in it.`)
  return panel
}
