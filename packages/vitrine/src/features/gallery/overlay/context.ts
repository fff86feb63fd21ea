import type { GalleryOptions } from '../gallery.options'
import type { GalleryTexts } from '../gallery.texts'
import type { Items } from '../items/collection'
import type { Controller } from './controller'
import type { Layout } from './layout'
import type { Slots } from './slots'

/** What every part of the overlay knows. What may change (the window, the items, the display) is asked when it is needed. */
export interface Context {
  readonly options: GalleryOptions
  readonly texts: GalleryTexts
  readonly controller: Controller
  /** An application's own elements. */
  readonly slots?: Slots
  items(): Items
  layout(): Layout
}
