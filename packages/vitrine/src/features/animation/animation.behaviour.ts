import { after } from '../../page/services/clock'
import { prefersReducedMotion } from '../../page/services/motion'
import { isPending, type State } from './animation.model'
import { firstPass } from './animation.pass.behaviour'
import { send, stateOf } from './animation.state.behaviour'

const mounted = new WeakMap<Element, AbortSignal>()
let observer: IntersectionObserver | undefined

export interface AnimationEvents {
  /** Its state has changed. */
  onStateChange?(state: State): void
}

/**
 * An element that animates in. It is hidden only while scripts run and only where nobody has seen it: outside the window, or
 * from the first paint on by the sheet in the head. This much is on the page from the start, so that the first turn of the wheel
 * meets it; all else is fetched when one of them comes into view.
 */
export function mountAnimation(element: HTMLElement, signal: AbortSignal, { onStateChange }: AnimationEvents = {}): void {
  // It comes in once, whoever mounts it again.
  if (!areAnimationsOn() || stateOf(element) === 'shown') return
  mounted.set(element, signal)
  if (onStateChange) {
    const last = element.getAttribute('data-animation')
    import('../../page/ui/attribute').then(
      ({ onAttribute }) =>
        onAttribute({ element, name: 'data-animation', last, signal }, (state) => state && onStateChange(state as State)),
      // Not fetched (offline, say): nobody hears of it, and the rest goes on.
      () => {},
    )
  }
  void firstPass()
  observer ??= new IntersectionObserver((entries) => entries.forEach(see))
  observer.observe(element)
  element.addEventListener('focusin', () => send(element, { type: 'focused' }), { signal })
  signal.addEventListener('abort', () => release(element))
}

/** `data-animations` on the root: `off`, `desktop` (not where a finger is the only pointer), or anything else for everywhere. */
function areAnimationsOn(): boolean {
  const { animations } = document.documentElement.dataset
  if (animations === 'off' || prefersReducedMotion()) return false
  return animations !== 'desktop' || !matchMedia('(hover: none) and (pointer: coarse)').matches
}

function see({ target, isIntersecting }: IntersectionObserverEntry): void {
  const element = target as HTMLElement
  const signal = mounted.get(element)
  if (!signal) return
  if (stateOf(element) === undefined) {
    // What draws attention is never hidden.
    const isSeen =
      /^\s*(flash|pulse|shake)/i.test(element.dataset.animationtype ?? '') || (isIntersecting && getComputedStyle(element).opacity !== '0')
    send(element, { type: isSeen ? 'found-seen' : 'found-unseen' })
    if (!isLinked('early')) addMotion().catch(() => {})
  }
  if (!isIntersecting) return
  observer?.unobserve(element)
  void bringIn(element, signal)
}

async function bringIn(element: HTMLElement, signal: AbortSignal): Promise<void> {
  try {
    const [{ watch }] = await Promise.all([import('./animation.reach.behaviour'), addMotion(), firstPass()])
    if (!signal.aborted && isPending(stateOf(element))) watch(element, signal)
  } catch {
    // Offline, say: it is simply there.
    element.dataset.animation = 'shown'
  }
}

/** Which of the sheets the page has linked: each says so by a custom property. */
const linked = new Map<string, boolean>()

function isLinked(sheet: 'early' | 'motion'): boolean {
  const is = linked.get(sheet) ?? getComputedStyle(document.documentElement).getPropertyValue(`--animation-${sheet}`) !== ''
  linked.set(sheet, is)
  return is
}

let motion: Promise<void> | undefined

/** The key frames, and what hides those that wait, where the page has not linked them. */
const addMotion = (): Promise<void> =>
  (motion ??= isLinked('motion') ? Promise.resolve() : import('./animation.motion.behaviour').then(({ adoptMotion }) => adoptMotion()))

/** Whatever it was about to do, it is visible now; unless somebody mounts it again at once. */
function release(element: HTMLElement): void {
  observer?.unobserve(element)
  mounted.delete(element)
  if (isPending(stateOf(element))) delete element.dataset.animation
  after(0, () => mounted.has(element) || (element.dataset.animation = 'shown'))
}
