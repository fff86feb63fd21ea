import type { GalleryOptions } from '../gallery.options'
import type { Picture } from '../media/kind'
import type { Context } from '../overlay/context'
import type { Stage } from '../overlay/stage'
import type { Pull } from './pull'

/** The parts of the overlay that the visitor's input acts on. */
export interface Target {
  readonly context: Context
  readonly stage: Stage
  readonly frame: HTMLElement
  /** Everything but the stage. */
  readonly controls: HTMLElement
  /** A press beside the item, and when it began. */
  onAside(time: number): void
}

/** What gestures act on. Asked at each gesture, so it may change between two of them. */
export interface Surface {
  readonly stage: HTMLElement
  readonly pull: Pull
  readonly isRightToLeft: boolean
  /** The open item's picture, if it is one that can be zoomed. */
  picture(): Picture | undefined
  way(): GalleryOptions['path']
  canSwipe(): boolean
  canWheel(): boolean
  canMove(distance: 1 | -1): boolean
  move(to: 'next' | 'previous'): void
  /** The items follow the finger, by so many px along the way. */
  drag(by: number): void
  /** Lets go of them. */
  release(): void
  /** Whether a finger can pull the item down, and so close. */
  canPull(): boolean
  onPulled(): void
  onAside(time: number): void
}

/** What lies in the stage and has uses of its own for a press. */
const OTHERS = 'a, button, input, select, textarea, video, audio, iframe, [data-part="content"], [data-part="error"]'
export const isForOthers = (target: EventTarget | null): boolean => !!(target as Element).closest(OTHERS)

/** ms between two clicks of a mouse. */
export const DOUBLE_CLICK = 400
