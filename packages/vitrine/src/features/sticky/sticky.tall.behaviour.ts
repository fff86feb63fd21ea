import { slide, stateAtScroll, type Place } from './sticky.model'

interface Tall {
  readonly element: HTMLElement
  readonly parent: HTMLElement
}

/**
 * An element taller than the window: its line moves with the scroll, so that the visitor sees all of it. The only scroll
 * handler here: it reads the scroll position and nothing of the layout, and writes only while the line moves.
 */
export function followScroll(
  { element, parent }: Tall,
  { line: highest, windowHeight }: { line: number; windowHeight: number },
  signal: AbortSignal,
): void {
  const place = measurePlace(element, parent)
  const bounds = { highest, lowest: windowHeight - place.height }
  let scrolled = window.scrollY
  // Measured anew in the middle of a page, it stays where it is.
  let line = slide(Number.parseFloat(element.style.getPropertyValue('--sticky-top')) || highest, 0, bounds)
  const show = () => {
    const state = stateAtScroll(scrolled, { line, highest }, place)
    if (element.dataset.state !== state) element.dataset.state = state
  }
  const put = () => element.style.setProperty('--sticky-top', `${line}px`)
  const follow = () => {
    const moved = window.scrollY - scrolled
    scrolled += moved
    const next = slide(line, moved, bounds)
    if (next !== line) {
      line = next
      put()
    }
    show()
  }
  window.addEventListener('scroll', follow, { signal, passive: true })
  put()
  show()
}

/** Where it would stand if it did not stick. */
function measurePlace(element: HTMLElement, parent: HTMLElement): Place {
  element.style.setProperty('--sticky-position', 'static')
  const { top, height } = element.getBoundingClientRect()
  const natural = top + window.scrollY
  const end = parent.getBoundingClientRect().bottom + window.scrollY
  element.style.removeProperty('--sticky-position')
  return { natural, height, parentEnd: end - Number.parseFloat(getComputedStyle(parent).paddingBottom) }
}
