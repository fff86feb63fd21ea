import { topOverlay } from '../../page/overlays'
import type { Direction } from './slider.model'

const OWN_KEYS = 'input, textarea, select, video, audio, iframe, [contenteditable]'

/** Arrow keys: for the slider that has focus; with focus nowhere, for the only slider of the page. */
export function watchKeys(root: HTMLElement, step: (by: Direction) => void, signal: AbortSignal): void {
  document.addEventListener(
    'keydown',
    (event) => {
      const { key, target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event
      const isArrow = key === 'ArrowLeft' || key === 'ArrowRight'
      if (!isArrow || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return
      const isInside = root.contains(target as Node)
      const isOnly = target === document.body && !topOverlay() && document.querySelectorAll('[data-feature="slider"][data-state]').length === 1
      if ((!isInside && !isOnly) || (target as Element).matches(OWN_KEYS)) return
      event.preventDefault()
      const isRtl = getComputedStyle(root).direction === 'rtl'
      step((key === 'ArrowRight') !== isRtl ? 1 : -1)
    },
    { signal },
  )
}
