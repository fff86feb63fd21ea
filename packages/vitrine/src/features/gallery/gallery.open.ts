import type { GalleryOptions } from './gallery.options'
import type { GalleryTexts } from './gallery.texts'
import { createMethods, type GalleryEvents, type GalleryMethods } from './history/methods'
import { createOpener } from './history/opener'
import type { ItemInput } from './items/item'
import { readPageSettings } from './settings/block'

export interface OpenGalleryOptions extends Partial<GalleryOptions>, GalleryEvents {
  /** The item to open, from 0. */
  readonly index?: number
  readonly texts?: Partial<GalleryTexts>
  /** Ends it, wherever it is. */
  readonly signal?: AbortSignal
}

const LISTED = 'gallery'

/**
 * Opens items that are not on the page. Back closes; the address does not change unless `deepLinking` is on, because a reload could not find such an item.
 */
export function openGallery(items: readonly ItemInput[], given: OpenGalleryOptions = {}): GalleryMethods {
  const { index, texts, signal, onOpenChange, onIndexChange, ...options } = given
  const page = readPageSettings()
  const life = new AbortController()
  let wasOpen = false
  const methods = createMethods({
    group: LISTED,
    events: { onOpenChange, onIndexChange },
    start: (onChange) =>
      createOpener({
        root: document.documentElement,
        settings: {
          options: { ...page.options, deepLinking: false, ...options, groups: { [LISTED]: items } },
          texts: { ...page.texts, ...texts },
        },
        signal: signal ? AbortSignal.any([life.signal, signal]) : life.signal,
        onChange: (change) => {
          wasOpen ||= change.index !== undefined
          onChange(change)
        },
        // Once it has closed, nothing listens on.
        onRest: () => wasOpen && life.abort(),
      }),
  })
  methods.open(index)
  return methods
}
