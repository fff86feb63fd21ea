import { readEach } from '../../core/fields'
import { pageSettingsOf } from '../../page/services/options'
import { edit, freeId, itemsIn, leadsNowhere, make, submenuLabels, type Edits, type ListItem } from '../../page/ui/nested-list'
import { menuFields } from './menu.options'

/** A list of links as somebody typed it becomes a mobile menu: a button, a panel, and sub-menus that unfold in place. */
export function mountMobileMenuList(element: HTMLElement, signal: AbortSignal): void {
  const lists = [...element.querySelectorAll('ul, ol')].filter((list) => !list.parentElement!.closest('ul, ol'))
  const list = lists[0]
  if (!list) return
  // What is wrong in the settings is told where they are read by name; the default serves.
  const settings = readEach(menuFields, pageSettingsOf('menu'), () => {})
  const { hasSlideOut, goToLabel, menuLabel, mobileCartLabel } = settings
  const design = element.dataset.design ?? settings.mobileDesign
  const isClassic = design !== 'flyout'
  const edits = edit(signal)
  edits.set(element, 'data-design', design)
  const items = itemsIn(element)
  const nav = make('nav', { 'aria-label': element.getAttribute('aria-label') ?? (isClassic ? goToLabel : menuLabel) })
  // One navigation, not two: that of the panel.
  if (element.matches('nav')) edits.set(element, 'role', 'none')
  const panel = make('div', { popover: '', id: freeId('mobile-menu'), 'data-part': 'panel' })
  if (isClassic) panel.dataset.closesOnStick = ''
  edits.wrap([...element.childNodes], panel)
  if (list.closest('nav') === element || !list.closest('nav')) edits.wrap([list], nav)
  edits.addBefore(panel, buttonOf(panel.id, isClassic ? goToLabel : menuLabel, isClassic))
  const cart = isClassic && document.querySelector('[data-feature="cart"] [popover][id]')
  if (cart) {
    const entry = make('li')
    const open = make('button', { type: 'button', 'data-part': 'link', 'data-control': 'cart', popovertarget: cart.id })
    open.textContent = mobileCartLabel
    entry.append(open)
    list.append(entry)
    signal.addEventListener('abort', () => entry.remove())
  }
  for (const item of items) fold(item, { edits, hasSlideOut, signal })
}

function buttonOf(panel: string, label: string, isClassic: boolean): HTMLButtonElement {
  const button = make('button', { type: 'button', 'data-control': 'menu', popovertarget: panel })
  const words = make('span', { 'data-part': 'label' })
  words.textContent = label
  button.append(words)
  if (!isClassic) button.append(make('span', { 'data-part': 'bars', 'aria-hidden': 'true' }))
  return button
}

interface Way {
  readonly edits: Edits
  readonly hasSlideOut: boolean
  readonly signal: AbortSignal
}

function fold({ item, link, words, name, below, place }: ListItem, way: Way): void {
  const { edits, hasSlideOut, signal } = way
  if (place) edits.set(item, 'data-place', place)
  if (link) edits.set(link, 'data-part', 'link')
  if (link && place === 'page') edits.set(link, 'aria-current', 'page')
  if (!below) return
  edits.set(item, 'data-parent', hasSlideOut ? 'folded' : 'shown')
  if (hasSlideOut) {
    const details = make('details')
    const summary = make('summary', { 'data-control': 'submenu' })
    details.open = place === 'branch'
    edits.wrap([below], details)
    edits.addBefore(below, summary)
    if (link) {
      summary.append(...submenuLabels(name))
      if (leadsNowhere(link))
        link.addEventListener('click', (event) => (event.preventDefault(), (details.open = !details.open)), { signal })
    } else edits.move(words, summary)
  }
  for (const inner of itemsIn(below)) fold(inner, way)
}
