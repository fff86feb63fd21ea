import { readOptions } from '../../page/services/options'
import { registerOffset } from '../../page/services/scroll'
import { coveredHeight } from './admin-bar.model'
import { adminBarFields } from './admin-bar.options'

/** A bar that a content system lays over the window's top. Whatever scrolls or sticks leaves room for it. */
export function mountAdminBar(bar: HTMLElement, signal: AbortSignal): void {
  const options = readOptions(adminBarFields, bar, { feature: 'admin-bar' })
  const setHeight = registerOffset(signal, 'admin-bar')
  const observer = new ResizeObserver(([entry]) =>
    setHeight(coveredHeight(entry?.borderBoxSize[0]?.blockSize ?? 0, getComputedStyle(bar).position, options)),
  )
  observer.observe(bar, { box: 'border-box' })
  signal.addEventListener('abort', () => observer.disconnect())
}
