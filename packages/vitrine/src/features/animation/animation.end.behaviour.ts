/** Whether nothing around the element scrolls any further down: no more of it can come into view. */
export function isAtEnd(element: HTMLElement): boolean {
  const root = document.scrollingElement ?? document.documentElement
  for (let around: Element | null = element; around && around !== root; around = around.parentElement) {
    const { overflowY, position } = getComputedStyle(around)
    if (around !== element && /auto|scroll/.test(overflowY) && !isScrolledOut(around)) return false
    // The page's scrolling does not move it.
    if (position === 'fixed') return true
  }
  return isScrolledOut(root)
}

/** Heights may be broken: 1 px counts as the end. */
const isScrolledOut = ({ scrollTop, clientHeight, scrollHeight }: Element): boolean => scrollTop + clientHeight >= scrollHeight - 1
