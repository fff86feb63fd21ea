import type { Trigger } from '../panel.model'

/** Panels whose time has come but which must wait: for the one before them, a gallery, a video, a visitor who types. */
export interface Waiting {
  readonly id: string
  /** Smallest first; equal ones in the order in which they stand on the page. */
  readonly order: number
  readonly place: number
  readonly trigger: Trigger
}

export type Queue = readonly Waiting[]

export const join = (queue: Queue, item: Waiting): Queue =>
  queue.some(({ id }) => id === item.id) ? queue : [...queue, item].sort((a, b) => a.order - b.order || a.place - b.place)
