import type { GalleryOptions } from '../gallery.options'
import type { GalleryTexts } from '../gallery.texts'
import { itemsOfInputs } from '../items/collection'
import { typeOf } from '../items/item'
import { createController } from './controller'
import { createDialog } from './dialog'

/** One transparent pixel: nothing is fetched for it. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/**
 * Makes an overlay that nobody sees, goes one step and takes it away. A browser compiles code as it first runs, and that is a good
 * part of what a first opening takes: so the visitor's own finds it done.
 */
export function warmUp(options: GalleryOptions, texts: GalleryTexts): void {
  typeOf(NOTHING)
  const life = new AbortController()
  const items = itemsOfInputs(Array.from({ length: 4 }, () => ({ url: NOTHING, type: 'image', title: ' ', width: 1, height: 1 })))
  const controller = createController({ items, index: 1, options, signal: life.signal, onMove: () => {}, onClose: () => {} })
  const { dialog, input } = createDialog({ options, texts, controller, onAside: () => {} })
  dialog.style.cssText += ';display:block!important;visibility:hidden!important'
  document.querySelector('body')!.append(dialog)
  dialog.getBoundingClientRect()
  controller.send({ type: 'next' })
  controller.send({ type: 'settled' })
  dialog.getBoundingClientRect()
  input.load()
  life.abort()
  dialog.remove()
}
