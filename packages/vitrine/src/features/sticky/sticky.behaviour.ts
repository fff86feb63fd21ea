import type { Handle } from '../../page/loading/registration'
import { readOptions } from '../../page/services/options'
import { debounce } from '../../page/services/debounce'
import { onResize } from '../../page/services/resize'
import { describeTop, OFFSET_EVENT } from '../../page/services/scroll'
import { clearStyles } from '../../page/ui/markup'
import { StickParentError } from './sticky.errors'
import { canMove, isTaller, stickyLine, type State } from './sticky.model'
import { STICKY_DEBOUNCE, stickyFields, type StickyOptions } from './sticky.options'
import { watchLine } from './sticky.line.behaviour'
import { followScroll } from './sticky.tall.behaviour'

interface Member {
  readonly element: HTMLElement
  readonly parent: HTMLElement
  readonly options: StickyOptions
  /** Ends the watching that its last measures began. */
  watching: AbortController
}

/** All sticky elements of the page: they are measured together, so that the page is laid out once for all of them. */
const members = new Set<Member>()
let isMeasuring = false

export interface StickyEvents {
  /** It sticks, is back in its place, or has reached the end of its parent. */
  onStateChange?(state: State): void
}

export interface StickyMethods {
  /** Undefined until it has been measured. */
  state(): State | undefined
}

/** CSS makes the element stick; this tells it where, and says in `data-state` what it does. */
export function mountSticky(element: HTMLElement, signal: AbortSignal, { onStateChange }: StickyEvents = {}): StickyMethods & Handle {
  const options = readOptions(stickyFields, element, { feature: 'sticky' })
  const parent = findParent(element, options)
  const way: HTMLElement[] = []
  for (let between = element.parentElement; between && between !== parent; between = between.parentElement) way.push(between)
  for (const between of way) between.dataset.stickyWay = ''
  const member: Member = { element, parent, options, watching: new AbortController() }
  members.add(member)

  const refresh = debounce(STICKY_DEBOUNCE, measureSoon, signal)
  // Its first report is of the sizes that are measured below anyway.
  let isFirst = true
  const sizes = new ResizeObserver(() => (isFirst ? (isFirst = false) : refresh()))
  sizes.observe(element)
  sizes.observe(parent)
  document.addEventListener(OFFSET_EVENT, refresh, { signal })
  onResize(refresh, signal)
  signal.addEventListener('abort', () => {
    sizes.disconnect()
    member.watching.abort()
    members.delete(member)
    clearStyles(element, '--sticky-top', '--sticky-position')
    delete element.dataset.state
    for (const between of way) delete between.dataset.stickyWay
  })
  if (onStateChange) {
    const last = element.getAttribute('data-state')
    import('../../page/ui/attribute').then(
      ({ onAttribute }) => onAttribute({ element, name: 'data-state', last, signal }, (state) => state && onStateChange(state as State)),
      // Not fetched (offline, say): nobody hears of it, and the rest goes on.
      () => {},
    )
  }
  measureSoon()
  return { state: () => element.dataset.state as State | undefined }
}

function findParent(element: HTMLElement, { parent }: StickyOptions): HTMLElement {
  const found = parent ? element.parentElement?.closest<HTMLElement>(parent) : element.parentElement
  if (!found) throw new StickParentError()
  return found
}

function measureSoon(): void {
  if (isMeasuring) return
  isMeasuring = true
  queueMicrotask(() => {
    isMeasuring = false
    const windowHeight = window.innerHeight
    const measured = [...members].map((member) => ({ member, ...measure(member) }))
    for (const { member, line, height, isActive } of measured) {
      member.watching.abort()
      member.watching = new AbortController()
      const { signal } = member.watching
      if (isActive && isTaller(height, windowHeight, line)) {
        followScroll(member, { line, windowHeight }, signal)
        continue
      }
      member.element.style.setProperty('--sticky-top', `${line}px`)
      if (isActive) watchLine(member.element, line, signal)
      else member.element.dataset.state = 'unstuck'
    }
  })
}

function measure({ element, parent, options }: Member) {
  const height = element.offsetHeight
  const { position } = getComputedStyle(element)
  return { height, line: stickyLine(describeTop(), options), isActive: position === 'sticky' && canMove(height, innerHeightOf(parent)) }
}

function innerHeightOf(parent: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(parent)
  return parent.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
}
