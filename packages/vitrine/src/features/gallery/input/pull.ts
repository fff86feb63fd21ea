import { prefersReducedMotion } from '../../../page/services/motion'

/** A finger pulls the item down: the page comes through behind it. */
export interface Pull {
  /** px from where the finger began. */
  to(distance: number): void
  /** Lets go: everything springs back. */
  back(): void
  /** How much of the overlay is left to see, 1 to 0. */
  left(): number
}

interface Pulled {
  readonly stage: HTMLElement
  readonly frame: HTMLElement
  readonly controls: HTMLElement
}

/** px that a pull must be longer than to close. */
export const PULL_DISTANCE = 100
/** px after which nothing is left of what lies around the item. */
const GONE = 400
/** ms */
const BACK = 300
const EASING = 'cubic-bezier(0.075, 0.82, 0.165, 1)'

/** How much is left to see after a pull of so many px. */
export const leftAfter = (distance: number): number => Math.max(0, 1 - Math.max(0, distance) / GONE)

export function createPull({ stage, frame, controls }: Pulled): Pull {
  let distance = 0
  /** How much the overlay covers the page. */
  let opacity = 1
  let fades: Animation[] = []

  /** Animations that stand still where the finger is: nothing but they is looked at in each move. */
  const fade = () => {
    opacity = Number(getComputedStyle(frame, '::before').opacity)
    const how = { duration: GONE, fill: 'both' } as const
    const made = [
      controls.animate({ opacity: [1, 0] }, how),
      frame.animate({ opacity: [opacity, 0] }, { ...how, pseudoElement: '::before' }),
    ]
    for (const one of made) one.pause()
    return made
  }
  const end = () => {
    for (const one of fades) one.cancel()
    fades = []
    distance = 0
    stage.style.translate = ''
  }

  return {
    to: (now) => {
      distance = Math.max(0, now)
      if (fades.length === 0) fades = fade()
      for (const one of fades) one.currentTime = Math.min(distance, GONE)
      if (!prefersReducedMotion()) stage.style.translate = `0px ${distance}px`
    },
    back: () => {
      if (fades.length === 0) return
      const left = leftAfter(distance)
      const how = { duration: prefersReducedMotion() ? 0 : BACK, easing: EASING }
      const { translate } = stage.style
      end()
      controls.animate({ opacity: [left, 1] }, how)
      frame.animate({ opacity: [left * opacity, opacity] }, { ...how, pseudoElement: '::before' })
      if (translate) stage.animate({ translate: [translate, '0px 0px'] }, how)
    },
    left: () => leftAfter(distance),
  }
}
