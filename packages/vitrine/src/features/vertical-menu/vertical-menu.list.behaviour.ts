import { edit, itemsIn, leadsNowhere, make, submenuLabels, type Edits, type ListItem } from '../../page/ui/nested-list'

/** Lists in a list, as somebody typed them, become branches that unfold in place. That of the current page is open. */
export function mountVerticalMenuList(menu: HTMLElement, signal: AbortSignal): void {
  const edits = edit(signal)
  // Older pages say by a class what opens a branch.
  const mode = ['click', 'hover'].find((word) => menu.classList.contains(word))
  if (mode && !menu.dataset.mode) edits.set(menu, 'data-mode', mode)
  for (const item of itemsIn(menu)) unfold(item, edits, signal)
}

function unfold({ item, link, words, name, below, place }: ListItem, edits: Edits, signal: AbortSignal): void {
  if (link && place === 'page') edits.set(link, 'aria-current', 'page')
  if (!below) return
  const details = make('details')
  const summary = make('summary', { 'data-control': 'submenu' })
  edits.set(item, 'data-parent', '')
  if (place) edits.set(item, 'data-current', '')
  details.open = place !== undefined
  edits.wrap([below], details)
  edits.addBefore(below, summary)
  if (link) {
    summary.append(...submenuLabels(name))
    if (leadsNowhere(link)) link.addEventListener('click', (event) => (event.preventDefault(), (details.open = !details.open)), { signal })
  } else edits.move(words, summary)
  for (const inner of itemsIn(below)) unfold(inner, edits, signal)
}
