import { topOverlay } from '../../page/ui/overlays'
import type { Direction } from './slider.model'

const OWN_KEYS = 'input, textarea, select, video, audio, iframe, [contenteditable]'
const AWAKE = '[data-feature="slider"][data-state]'

/**
 * Arrow keys: for the slider that has focus; with focus nowhere, for the only slider of the page or of the open dialog. The
 * result takes a key that was pressed before.
 */
export function watchKeys(root: HTMLElement, step: (by: Direction) => void, signal: AbortSignal): (event: KeyboardEvent) => void {
  const take = (event: KeyboardEvent) => {
    const { key, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event
    const target = event.target as Element
    const isArrow = key === 'ArrowLeft' || key === 'ArrowRight'
    if (!isArrow || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || target.matches(OWN_KEYS)) return
    if (target.closest(AWAKE) !== root && !isMeant(root, target)) return
    event.preventDefault()
    const isRtl = getComputedStyle(root).direction === 'rtl'
    step((key === 'ArrowRight') !== isRtl ? 1 : -1)
  }
  document.addEventListener('keydown', take, { signal })
  return take
}

function isMeant(root: HTMLElement, target: Element): boolean {
  const dialog = root.closest('dialog[open]')
  const isNowhere = dialog ? dialog.contains(target) && !target.closest(AWAKE) : target === document.body && !topOverlay()
  return isNowhere && (dialog ?? document).querySelectorAll(AWAKE).length === 1
}
