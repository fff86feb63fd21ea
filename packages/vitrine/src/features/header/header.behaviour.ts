import { describeTop, OFFSET_EVENT, registerOffset } from '../../page/services/scroll'
import { report } from '../../page/services/report'
import { rememberAttributes } from '../../page/ui/markup'
import { canStick, coveredHeight, hasRoom, stateAt, type State } from './header.model'

export interface HeaderEvents {
  /** It starts or stops sticking. */
  onStateChange?(state: State): void
  /** It was hidden on scrolling down, or has returned. */
  onAwayChange?(isAway: boolean): void
}

/**
 * The style sheet makes the header stick and shrink. This only says when it does (`data-state`), from a mark that leaves the
 * window, keeps a page that is too short from flickering, and tells everyone how much of the window's top is covered.
 */
export function mountHeader(header: HTMLElement, signal: AbortSignal, { onStateChange, onAwayChange }: HeaderEvents = {}): void {
  rememberAttributes(signal)(header, 'data-state', 'data-wrapped', 'data-too-short')
  const hear = (name: string, listener: (value: string | null) => void) => {
    const last = header.getAttribute(name)
    import('../../page/ui/attribute').then(
      ({ onAttribute }) => onAttribute({ element: header, name, last, signal }, listener),
      // Not fetched (offline, say): nobody hears of it, and the rest goes on.
      () => {},
    )
  }
  if (onStateChange) hear('data-state', (state) => onStateChange(state as State))
  if (onAwayChange) hear('data-away', (value) => onAwayChange(value !== null))
  const setOffset = registerOffset(signal)
  const root = document.documentElement
  // A mark of one px where the sticking part begins: the browser tells when it leaves the window by its top.
  const mark = document.createElement('div')
  mark.dataset.headerMark = ''
  header.before(mark)
  let past = 0
  let sticks = false
  let covered = 0
  let shrinks = false
  /** Of a header that hides on scrolling: whether it may has changed. */
  let look = () => {}

  const show = () => {
    const state = stateAt({ scrolled: past, trigger: 0, sticks })
    if (header.dataset.state === state) return
    header.dataset.state = state
    look()
    if (state === 'sticky')
      for (const open of header.querySelectorAll<HTMLElement>('[data-closes-on-stick]:popover-open')) open.hidePopover()
  }
  const tell = () => setOffset(covered, { isShrunk: shrinks && covered > 0, isAway: header.hasAttribute('data-away') })

  /** Sizes are read after the browser's own layout, never on scroll. */
  const measure = () => {
    const style = getComputedStyle(header)
    const { offsetHeight: height } = header
    shrinks = style.getPropertyValue('--header-shrinks') === '1'
    header.toggleAttribute('data-wrapped', isWrapped(header))
    header.toggleAttribute(
      'data-too-short',
      shrinks && !canStick({ documentHeight: root.scrollHeight, windowHeight: innerHeight, headerHeight: height }),
    )
    // The two attributes have a say in it.
    sticks =
      style.position === 'sticky' &&
      hasRoom({ top: mark.getBoundingClientRect().top, height, parentEnd: header.parentElement?.getBoundingClientRect().bottom ?? 0 })
    covered = coveredHeight({ sticks, shrinks, height, hidden: describeTop().adminBar - parseFloat(style.insetBlockStart) || 0 })
    show()
    tell()
  }

  // In the next frame: what is written here changes the sizes that are watched, and a browser calls that a loop, with an error.
  let frame = 0
  const sizes = new ResizeObserver(() => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      measure()
    })
  })
  for (const element of [header, document.body, root]) sizes.observe(element)
  measure()
  const marks = new IntersectionObserver(
    ([entry]) => {
      past = entry && entry.intersectionRatio < 1 ? -entry.boundingClientRect.top : 0
      show()
    },
    { threshold: 1 },
  )
  marks.observe(mark)
  // The bar below which it sticks has come, gone or changed. What the header itself tells is no reason to measure it.
  let bar = describeTop().adminBar
  const follow = () => {
    if (bar === describeTop().adminBar) return
    bar = describeTop().adminBar
    measure()
  }
  document.addEventListener(OFFSET_EVENT, follow, { signal })
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame)
    sizes.disconnect()
    marks.disconnect()
    mark.remove()
  })
  if (header.hasAttribute('data-hides-on-scroll')) {
    import('./header.hiding.behaviour')
      .then(({ hideOnScroll }) => signal.aborted || (look = hideOnScroll(header, tell, signal)))
      .catch((error: unknown) => report({ feature: 'header', error, element: header }))
  }
}

/** A menu that needs two lines leaves no room to shrink. */
function isWrapped(header: HTMLElement): boolean {
  const items = header.querySelectorAll<HTMLElement>('[data-kind="main"] > ul > li')
  return items.length > 1 && items[0]!.offsetTop !== items[items.length - 1]!.offsetTop
}
