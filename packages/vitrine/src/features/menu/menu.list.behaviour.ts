import { edit, freeId, itemsIn, leadsNowhere, make, submenuLabels, type Edits, type ListItem } from '../../page/ui/nested-list'

/** A list of links as somebody typed it becomes a bar: each list below an item a sub-menu with a button of its own. */
export function mountMenuList(menu: HTMLElement, signal: AbortSignal): void {
  const list = menu.querySelector('ul, ol')
  if (!list) return
  const edits = edit(signal)
  edits.set(list, 'data-part', 'list')
  for (const item of itemsIn(menu)) addItem(item, { edits, signal, id: menu.id || 'menu', level: 'first' })
}

interface Place {
  readonly edits: Edits
  readonly signal: AbortSignal
  /** What the ids of its sub-menus begin with. */
  readonly id: string
  readonly level: 'first' | 'nested'
}

function addItem({ item, link, words, name, below, place }: ListItem, { edits, signal, id, level }: Place): void {
  edits.set(item, 'data-part', 'item')
  if (place) edits.set(item, 'data-place', place)
  if (link) edits.set(link, 'data-part', 'link')
  if (link && place === 'page') edits.set(link, 'aria-current', 'page')
  if (!below) return
  const submenu = make('div', { popover: '', id: freeId(`${id}-${slug(name)}`), 'data-part': 'submenu', 'data-level': level })
  const button = make('button', {
    type: 'button',
    'data-part': link ? 'toggle' : 'link',
    'data-control': 'submenu',
    popovertarget: submenu.id,
  })
  edits.set(item, 'data-parent', '')
  edits.wrap([below], submenu)
  edits.addBefore(submenu, button)
  if (link) {
    button.append(...submenuLabels(name))
    if (leadsNowhere(link)) link.addEventListener('click', (event) => (event.preventDefault(), button.click()), { signal })
  } else edits.move(words, button)
  for (const inner of itemsIn(below)) addItem(inner, { edits, signal, id: submenu.id, level: 'nested' })
}

const slug = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-') || 'more'
