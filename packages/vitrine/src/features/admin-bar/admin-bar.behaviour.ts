import { readOptions } from '../../page/services/options'
import { registerOffset } from '../../page/services/scroll'
import { coveredHeight } from './admin-bar.model'
import { adminBarFields } from './admin-bar.options'

export interface AdminBarEvents {
  /** px at the top of the window that it now covers. */
  onCoverChange?(height: number): void
}

/** A bar that a content system lays over the window's top. Whatever scrolls or sticks leaves room for it. */
export function mountAdminBar(bar: HTMLElement, signal: AbortSignal, events: AdminBarEvents = {}): void {
  const options = readOptions(adminBarFields, bar, { feature: 'admin-bar' })
  const setHeight = registerOffset(signal, 'admin-bar')
  let covered = 0
  const observer = new ResizeObserver(([entry]) => {
    const height = coveredHeight(entry?.borderBoxSize[0]?.blockSize ?? 0, getComputedStyle(bar).position, options)
    setHeight(height)
    if (height !== covered) events.onCoverChange?.(height)
    covered = height
  })
  observer.observe(bar, { box: 'border-box' })
  signal.addEventListener('abort', () => observer.disconnect())
}
