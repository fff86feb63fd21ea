/** A part of one item that an application may show by elements of its own. */
export type ItemSlot = 'caption' | 'content'

/** An application's own elements in the overlay. It makes them; the overlay puts them in their places. */
export interface Slots {
  /** Its controls for the item that is open, where it has any. */
  controls(index: number, total: number): HTMLElement | undefined
  /** What it shows of the item that this link opens. */
  part(slot: ItemSlot, link: HTMLElement | undefined): HTMLElement | undefined
  /** The overlay has gone from the page. */
  release(): void
}
