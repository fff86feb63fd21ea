import type { Opener } from './opener'
import type { Change } from './session'
import type { Cause } from './stage'

export interface GalleryChange {
  /** The item that is open, or was until now. */
  readonly index: number
  readonly group: string
  /** The visitor (a press, a key, a gesture), the address, or a script's call. */
  readonly cause: Cause
}

export interface GalleryEvents {
  /** It opens or closes; `cause` is the visitor, the address or a script. */
  onOpenChange?(isOpen: boolean, change: GalleryChange): void
  /** Another item is open, from 0. */
  onIndexChange?(index: number, change: GalleryChange): void
}

/** An open gallery, as scripts drive it. */
export interface GalleryMethods {
  /** Opens the item at this index, from 0; if the gallery is open, goes to it. */
  open(index?: number): void
  /** Closes it, as Back does. */
  close(): void
  /** Goes to the next item. */
  next(): void
  /** Goes to the previous item. */
  previous(): void
  /** The index of the item that is open or opening; undefined: closed. */
  index(): number | undefined
}

/** As whoever runs the gallery drives it. */
export interface GalleryHandle extends GalleryMethods {
  /** Its own options or texts have changed. */
  applyOptions(): void
}

interface Driven {
  readonly group: string
  readonly events: GalleryEvents
  /** Begins what opens items; it tells each change. None where the page's galleries are off. */
  start(onChange: (change: Change) => void): Opener | void
}

/** Lets a script drive a gallery, and tells it what has changed. */
export function createMethods({ group, events, start }: Driven): GalleryHandle {
  let isOpen = false
  let last: number | undefined
  /** The open item's place, or that of the one being opened. */
  let at: number | undefined

  const opener = start(({ group: where, index, cause }) => {
    const before = { isOpen, last }
    at = index
    isOpen = index !== undefined
    last = index ?? last
    const change = { group: where, index: last ?? 0, cause }
    // First where it is: an owner who keeps both has them right at once.
    if (last !== before.last) events.onIndexChange?.(change.index, change)
    if (isOpen !== before.isOpen) events.onOpenChange?.(isOpen, change)
  })
  const settle = () => {
    if (!isOpen) at = undefined
  }
  return {
    open: (index = 0) => {
      if (!opener) return
      at = index
      void opener.open({ group, index }, 'script').then(settle)
    },
    close: () => {
      opener?.forget()
      opener?.session()?.close()
      settle()
    },
    next: () => opener?.session()?.move('next'),
    previous: () => opener?.session()?.move('previous'),
    index: () => at,
    applyOptions: () => opener?.session()?.applyOptions(),
  }
}
