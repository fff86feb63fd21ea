import { mountMenuList } from './features/menu/menu.list.behaviour'
import { mountMobileMenuList } from './features/menu/menu.mobile.list.behaviour'
import { mountVerticalMenuList } from './features/vertical-menu/vertical-menu.list.behaviour'

const LISTS: Readonly<Record<string, (menu: HTMLElement, signal: AbortSignal) => void>> = {
  menu: mountMenuList,
  'mobile-menu': mountMobileMenuList,
  'vertical-menu': mountVerticalMenuList,
}

/** Menus that are nothing but lists of links, as one file: a page that has one of them has mostly two. */
export const mountList = (element: HTMLElement, signal: AbortSignal): void => LISTS[element.dataset.feature!]?.(element, signal)
