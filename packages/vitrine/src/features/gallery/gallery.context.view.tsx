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
  readonly isFullscreen: boolean
  readonly conductor: Conductor
}

export const SurroundingsContext = createContext<Surroundings | undefined>(undefined)

export function useSurroundings(): Surroundings {
  const surroundings = use(SurroundingsContext)
  if (!surroundings) throw new Error('A part of the gallery needs the overlay around it.')
  return surroundings
}

/** The item's size, in its slide's custom properties: the slide stands around the item, so it is found from there. */
export function useSize(item: RefObject<HTMLElement | null>, properties: Readonly<Record<`--${string}`, string>>): void {
  useLayoutEffect(() => {
    const slide = item.current?.parentElement
    for (const [name, value] of Object.entries(properties)) slide?.style.setProperty(name, value)
  })
}

/** Custom properties through the CSSOM: a policy may forbid style attributes. */
export function useProperties(element: RefObject<HTMLElement | null>, properties: Readonly<Record<`--${string}`, string | number>>): void {
  const known = useRef<Readonly<Record<string, string | number>>>({})
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(properties))
      if (known.current[name] !== value) element.current?.style.setProperty(name, String(value))
    known.current = properties
  })
}
