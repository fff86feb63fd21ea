import { createContext, use, useLayoutEffect, useRef, type RefObject } from 'react'
import type { Items } from './gallery.collect'
import type { Conductor } from './gallery.conductor'
import type { GalleryOptions } from './gallery.options'
import type { Place } from './gallery.scale'
import type { GalleryTexts } from './gallery.texts'

/** What every part of the overlay knows. It changes only when the window does, so that a move renders only what moves. */
export interface Surroundings {
  readonly items: Items
  readonly options: GalleryOptions
  readonly texts: GalleryTexts
  readonly place: Place
  readonly isMobile: boolean
  readonly isFullscreen: boolean
  readonly conductor: Conductor
}

export const SurroundingsContext = createContext<Surroundings | undefined>(undefined)

export function useSurroundings(): Surroundings {
  const surroundings = use(SurroundingsContext)
  if (!surroundings) throw new Error('A part of the gallery needs the overlay around it.')
  return surroundings
}

type Properties = Readonly<Record<`--${string}`, string | number>>

/** The item's size, in its slide's custom properties: the slide stands around the item, so it is found from there. */
export function useSize(item: RefObject<HTMLElement | null>, properties: Properties): void {
  useStyle(() => item.current?.parentElement, properties)
}

/** Custom properties through the CSSOM: a policy may forbid style attributes. */
export function useProperties(element: RefObject<HTMLElement | null>, properties: Properties): void {
  useStyle(() => element.current, properties)
}

/** Writes only what has changed: every write makes the browser look at the style of all that is inside. */
function useStyle(find: () => HTMLElement | null | undefined, properties: Properties): void {
  const known = useRef<{ readonly element?: HTMLElement; readonly properties: Readonly<Record<string, string | number>> }>({
    properties: {},
  })
  useLayoutEffect(() => {
    const element = find()
    if (!element) return
    const before = known.current.element === element ? known.current.properties : {}
    for (const [name, value] of Object.entries(properties)) if (before[name] !== value) element.style.setProperty(name, String(value))
    known.current = { element, properties }
  })
}
