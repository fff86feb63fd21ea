import { readOptions } from '../../page/options'
import { after } from '../../page/clock'
import { verticalMenuFields } from './vertical-menu.options'

/** Hover mode: a branch opens and closes with the pointer. Its button works in every mode, and without this. */
export function mountVerticalMenu(menu: HTMLElement, signal: AbortSignal): void {
  const { mode, hoverDelay } = readOptions(verticalMenuFields, menu, { feature: 'vertical-menu' })
  if (mode !== 'hover') return
  for (const item of menu.querySelectorAll<HTMLElement>('[data-parent]')) {
    const details = item.querySelector<HTMLDetailsElement>(':scope > details')
    if (!details) continue
    let cancel = () => {}
    const soon = (isOpen: boolean) => {
      cancel()
      cancel = after(hoverDelay, () => (details.open = isOpen), signal)
    }
    item.addEventListener('pointerenter', ({ pointerType }) => pointerType !== 'touch' && soon(true), { signal })
    item.addEventListener(
      'pointerleave',
      ({ pointerType }) => {
        if (pointerType === 'touch') return
        // The branch of the current page never closes by itself, nor one in which somebody is with the keyboard.
        if (item.hasAttribute('data-current') || details.contains(document.activeElement)) cancel()
        else soon(false)
      },
      { signal },
    )
  }
}
