import { createContext, useContext, useLayoutEffect, useState, type ComponentPropsWithRef, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import type { ItemSlot, Slots } from './overlay/slots'

/** The item that is open. */
export interface OpenItem {
  /** From 0. */
  readonly index: number
  readonly total: number
}

/** Controls of your own: elements, or what makes them for the open item. */
export type GalleryControls = ReactNode | ((item: OpenItem) => ReactNode)

type ItemNodes = Partial<Record<ItemSlot, ReactNode>>
type ItemPlaces = Partial<Record<ItemSlot, HTMLElement>>

interface Link {
  /** Its parts that are the application's. */
  readonly parts: readonly string[]
  places: ItemPlaces
  onPlaces(places: ItemPlaces): void
}

interface Store {
  readonly slots: Slots
  /** Whether there are controls to show. */
  offerControls(isThere: boolean): void
  /** These parts of the link's item are the application's; it hears where they are to be drawn. */
  join(element: HTMLElement, link: Omit<Link, 'places'>): () => void
}

const StoreContext = createContext<Store | undefined>(undefined)

interface ControlsPlace {
  readonly element: HTMLElement
  readonly item: OpenItem
}

/** The places in the overlay: made when it first asks for them, and gone with it. */
function createStore(onControls: (place: ControlsPlace | undefined) => void): Store {
  const links = new Map<HTMLElement, Link>()
  let hasControls = false
  let controls: ControlsPlace | undefined
  const showControls = (place: ControlsPlace | undefined) => {
    controls = place
    onControls(place)
  }
  const place = (link: Link, places: ItemPlaces) => {
    link.places = places
    link.onPlaces(places)
  }
  return {
    slots: {
      controls: (index, total) => {
        if (!hasControls) return undefined
        const element = controls?.element ?? createPlace('span', 'own-controls')
        if (controls?.item.index !== index || controls.item.total !== total) showControls({ element, item: { index, total } })
        return element
      },
      part: (slot, element) => {
        const link = element && links.get(element)
        if (!link?.parts.includes(slot)) return undefined
        const made = link.places[slot] ?? createPlace('div', `own-${slot}`)
        if (!link.places[slot]) place(link, { ...link.places, [slot]: made })
        return made
      },
      release: () => {
        showControls(undefined)
        for (const link of links.values()) if (link.places.caption ?? link.places.content) place(link, {})
      },
    },
    offerControls: (isThere) => void (hasControls = isThere),
    join: (element, link) => {
      links.set(element, { ...link, places: {} })
      return () => void links.delete(element)
    },
  }
}

function createPlace(tag: 'div' | 'span', part: string): HTMLElement {
  const place = document.createElement(tag)
  place.className = `vitrine-part vitrine-${part}`
  place.dataset.part = part
  return place
}

/** Lets a gallery's children show elements of the application in the overlay: they stay in its tree, with its context. */
export function useSlots(controls: GalleryControls | undefined): {
  readonly slots: Slots
  wrap(children: ReactNode): ReactNode
} {
  const [place, setPlace] = useState<ControlsPlace>()
  const [store] = useState(() => createStore(setPlace))
  const isThere = isNode(controls)
  useLayoutEffect(() => store.offerControls(isThere), [store, isThere])
  return {
    slots: store.slots,
    wrap: (children) => (
      <StoreContext value={store}>
        {children}
        {place && createPortal(typeof controls === 'function' ? controls(place.item) : controls, place.element)}
      </StoreContext>
    ),
  }
}

/** A link's own elements, drawn where the overlay shows them. */
export function useItemNodes(link: RefObject<HTMLElement | null>, nodes: ItemNodes): ReactNode {
  const store = useContext(StoreContext)
  const [places, setPlaces] = useState<ItemPlaces>({})
  const parts = (['caption', 'content'] as const).filter((slot) => isNode(nodes[slot])).join(' ')
  useLayoutEffect(() => {
    if (!store || !link.current || !parts) return
    return store.join(link.current, { parts: parts.split(' '), onPlaces: setPlaces })
  }, [store, link, parts])
  return Object.entries(places).map(([slot, element]) => createPortal(nodes[slot as ItemSlot], element, slot))
}

/** Whether it is something to show. */
const isNode = (node: unknown): boolean => node !== undefined && node !== null && typeof node !== 'boolean' && node !== ''

export interface GalleryControlProps extends ComponentPropsWithRef<'button'> {
  /** What it does, in a word or two: it is read out, and shown under the pointer. */
  readonly label: string
  /** An icon of 24 by 24 px, or a word. */
  readonly children?: ReactNode
}

/** A button of your own that looks like the gallery's: for its `controls`. */
export function GalleryControl({ label, className, children, ...attributes }: GalleryControlProps) {
  return (
    <button
      type="button"
      {...attributes}
      className={['vitrine-part vitrine-control vitrine-own-control', className].filter(Boolean).join(' ')}
      data-part="control"
      aria-label={label}
      title={label}
    >
      {children}
    </button>
  )
}
