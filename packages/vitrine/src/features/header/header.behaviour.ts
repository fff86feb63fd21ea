import { describeTop, OFFSET_EVENT, registerOffset } from '../../page/scroll'
import { canStick, coveredHeight, stateAt, type State } from './header.model'

/**
 * The style sheet makes the header stick and shrink. This only says when it does (`data-state`), from a mark that leaves the
 * window, keeps a page that is too short from flickering, and tells everyone how much of the window's top is covered.
 */
export function mountHeader(header: HTMLElement, signal: AbortSignal): void {
  const setOffset = registerOffset(signal)
  const root = document.documentElement

  const show = (state: State) => {
    if (header.dataset.state === state) return
    header.dataset.state = state
    if (state === 'sticky') for (const open of header.querySelectorAll<HTMLElement>('[data-closes-on-stick]:popover-open')) open.hidePopover()
  }

  /** Sizes are read after the browser's own layout, never on scroll. */
  const measure = () => {
    const style = getComputedStyle(header)
    const { offsetHeight: height } = header
    const shrinks = style.getPropertyValue('--header-shrinks') === '1'
    const hidden = describeTop().adminBar - parseFloat(style.insetBlockStart) || 0
    header.toggleAttribute('data-wrapped', isWrapped(header))
    header.toggleAttribute('data-too-short', shrinks && !canStick({ documentHeight: root.scrollHeight, windowHeight: innerHeight, headerHeight: height }))
    const covered = coveredHeight({ sticks: style.position === 'sticky', shrinks, height, hidden })
    setOffset(covered, shrinks && covered > 0)
  }

  const sizes = new ResizeObserver(measure)
  for (const element of [header, document.body, root]) sizes.observe(element)

  // A mark of one px where the sticking part begins: the browser tells when it leaves the window by its top.
  const mark = document.createElement('div')
  mark.dataset.headerMark = ''
  header.before(mark)
  const marks = new IntersectionObserver(([entry]) => entry && show(stateAt(entry.intersectionRatio < 1 ? -entry.boundingClientRect.top : 0, 0)), { threshold: 1 })
  marks.observe(mark)

  document.addEventListener(OFFSET_EVENT, () => root.style.setProperty('--admin-bar', `${describeTop().adminBar}px`), { signal })
  signal.addEventListener('abort', () => {
    sizes.disconnect()
    marks.disconnect()
    mark.remove()
  })
}

/** A menu that needs two lines leaves no room to shrink. */
function isWrapped(header: HTMLElement): boolean {
  const items = header.querySelectorAll<HTMLElement>('[data-kind="main"] > ul > li')
  return items.length > 1 && items[0]!.offsetTop !== items[items.length - 1]!.offsetTop
}
