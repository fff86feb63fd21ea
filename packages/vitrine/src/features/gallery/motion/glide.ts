import { after } from '../../../page/services/clock'
import { prefersReducedMotion } from '../../../page/services/motion'

export interface Glide {
  readonly element: Element
  readonly property: 'translate' | 'transform' | 'opacity'
  readonly from: string
  readonly to: string
  readonly pseudoElement?: string
  readonly easing?: string
  /** ms: less than the whole motion takes. */
  readonly duration?: number
}

/** Several moves that begin and end together. */
export interface Motion {
  /** Nothing moves where the visitor wants no motion. */
  begin(glides: readonly Glide[], duration: number): void
  /** Ends them at once: everything is where it belongs anyway. */
  end(): void
  isOn(): boolean
}

/** How many times longer than the move an animation stands, without moving. */
const STAND = 20
/** ms from asking to the first frame. */
const FRAME = 34
/** ms that a move may take longer than it should before it counts as over. */
const PATIENCE = 300
/** ms: a clock that is further behind stands. */
const STALE = 100

/**
 * The compositor moves things by itself, but a browser wakes the page's own thread for the beginning and for the end of each
 * animation, several frames long. So an animation here is told when it began, stands still once its move is over, and is taken
 * away together with what else changes then, in one frame.
 */
export function createMotion(onArrived: () => void, signal: AbortSignal): Motion {
  let running: { readonly animation: Animation; readonly duration: number }[] = []
  let cancel = () => {}
  let patience = 0

  const end = () => {
    cancel()
    for (const { animation } of running) animation.cancel()
    running = []
  }
  const look = () => {
    const left = Math.max(0, ...running.map(({ animation, duration }) => duration - Number(animation.currentTime)))
    // A busy browser began late: the rest of the way is not cut off. In a hidden tab nothing ever gets further.
    if (left === 0 || patience === 0 || document.hidden) return arrive()
    const wait = Math.min(left, patience)
    patience -= wait
    cancel = after(wait, look, signal)
  }
  const arrive = () => {
    end()
    onArrived()
  }

  signal.addEventListener('abort', end)
  return {
    begin: (glides, duration) => {
      end()
      if (duration === 0 || prefersReducedMotion()) {
        cancel = after(0, arrive, signal)
        return
      }
      const { currentTime } = document.timeline
      // Not every browser's clock runs while nothing moves: where it stands, the browser finds the beginning itself.
      const isRunning = Math.abs(performance.now() - Number(currentTime)) < STALE
      running = glides.map(({ element, property, from, to, pseudoElement, easing = 'ease', duration: own = duration }) => {
        const frames = {
          [property]: [from, to, to],
          offset: [0, Math.min(own, duration) / (duration * STAND), 1],
          easing: [easing, 'linear'],
        }
        const animation = element.animate(frames, { duration: duration * STAND, pseudoElement })
        if (isRunning) animation.startTime = currentTime
        return { animation, duration }
      })
      patience = PATIENCE
      cancel = after(duration + FRAME, look, signal)
    },
    end,
    isOn: () => running.length > 0,
  }
}
