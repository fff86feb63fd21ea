import { registerOffset } from '../../page/scroll'

/** A bar that a content system lays over the window's top. Whatever scrolls or sticks leaves room for it. */
export function mountAdminBar(bar: HTMLElement, signal: AbortSignal): void {
  const setHeight = registerOffset(signal, 'admin-bar')
  const observer = new ResizeObserver(([entry]) => setHeight(isOverThePage(bar) ? (entry?.borderBoxSize[0]?.blockSize ?? 0) : 0))
  observer.observe(bar)
  signal.addEventListener('abort', () => observer.disconnect())
}

/** On small screens such bars often scroll away with the page: then they cover nothing. */
const isOverThePage = (bar: HTMLElement): boolean => ['fixed', 'sticky'].includes(getComputedStyle(bar).position)
