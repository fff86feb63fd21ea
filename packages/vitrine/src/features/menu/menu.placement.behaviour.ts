import { keepBeside, put } from '../../page/ui/anchor'
import { megaStart } from './menu.mega'

/** px: what stays free below a dropdown, and below a mega menu. */
const MARGIN = 10
const MEGA_MARGIN = 20

/** Places sub-menus in browsers that cannot anchor them by themselves, by the same rules as the style sheet. */
export function mountPlacement(menu: HTMLElement, signal: AbortSignal): void {
  const ends = new Map<Element, () => void>()
  menu.dataset.placement = 'script'

  const place = async (submenu: HTMLElement) => {
    const item = submenu.parentElement!
    const position = sideOf(menu)
    if (submenu.hasAttribute('data-mega') && position === 'top') {
      placeMega(submenu, item, menu)
      return
    }
    const isRtl = getComputedStyle(menu).direction === 'rtl'
    const isNested = submenu.dataset.level === 'nested' || position !== 'top'
    const towards = position === 'top' ? (isRtl ? 'left' : 'right') : position === 'left' ? 'right' : 'left'
    const isTowardsLeft = (towards === 'left') !== (submenu.parentElement!.closest('[data-side="switched"]') !== null)
    const side = isNested ? (isTowardsLeft ? 'left-start' : 'right-start') : 'bottom-start'
    ends.set(submenu, await keepBeside(submenu, { anchor: item, side, margin: submenu.hasAttribute('data-mega') ? MEGA_MARGIN : MARGIN }))
  }

  const update = (submenu: HTMLElement) => {
    ends.get(submenu)?.()
    ends.delete(submenu)
    if (submenu.matches(':popover-open')) void place(submenu)
  }
  menu.addEventListener('toggle', ({ target }) => (target as Element).matches('[data-part="submenu"]') && update(target as HTMLElement), {
    signal,
    capture: true,
  })
  for (const open of menu.querySelectorAll<HTMLElement>('[data-part="submenu"]:popover-open')) update(open)
  signal.addEventListener('abort', () => ends.forEach((end) => end()))
}

const sideOf = (menu: Element): string => {
  const header = menu.closest<HTMLElement>('[data-feature="header"]')
  return header && innerWidth >= Number(header.dataset.breakPoint) ? (header.dataset.position ?? 'top') : 'top'
}

function placeMega(submenu: HTMLElement, item: Element, menu: HTMLElement): void {
  const isRtl = getComputedStyle(menu).direction === 'rtl'
  const row = (
    menu.closest('[data-feature="header"]')?.querySelector('[data-part="row"]') ?? document.documentElement
  ).getBoundingClientRect()
  const from = item.getBoundingClientRect()
  const window = document.documentElement.clientWidth
  // Measured from the side where lines begin.
  const at = (box: DOMRect) => (isRtl ? { start: window - box.right, end: window - box.left } : { start: box.left, end: box.right })
  const most = menu.dataset.base === 'viewport_width' ? window : row.width
  const width = Math.min(submenu.dataset.mega === 'full' ? most : submenu.offsetWidth, most)
  submenu.style.setProperty('inline-size', `${width}px`, 'important')
  const start = megaStart({ item: at(from).start, row: at(row), width })
  put(submenu, isRtl ? window - start - width : start, from.bottom)
  submenu.style.setProperty('max-block-size', `${innerHeight - from.bottom - MEGA_MARGIN}px`, 'important')
}
