import { itemsOfInputs } from '../items/collection'
import { createConductor } from './controller'
import { typeOf } from '../items/item'
import type { GalleryOptions } from '../gallery.options'
import { createOverlay } from './dialog'
import type { GalleryTexts } from '../gallery.texts'

/** One transparent pixel: nothing is fetched for it. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

const whenIdle = (task: () => void): void => void (window.requestIdleCallback?.(task) ?? setTimeout(task))

/**
 * Makes an overlay that nobody sees, goes one step and takes it away, in a moment when nothing else is to be done. A browser compiles
 * code as it first runs, and that is a good part of what a first opening takes: so the visitor's own finds it done.
 */
export function rehearse(
  { options, texts }: { readonly options: GalleryOptions; readonly texts: GalleryTexts },
  signal: AbortSignal,
): void {
  whenIdle(() => {
    if (signal.aborted) return
    const life = new AbortController()
    const items = itemsOfInputs(Array.from({ length: 4 }, () => ({ url: NOTHING, type: 'image', title: ' ', width: 1, height: 1 })))
    typeOf(NOTHING)
    const idle = () => {}
    const conductor = createConductor({ items, index: 1, options, life, onMove: idle, onClose: idle, onAside: idle, onHidden: idle })
    const { dialog } = createOverlay({ options, texts, conductor })
    dialog.style.cssText += ';display:block!important;visibility:hidden!important'
    document.body.append(dialog)
    dialog.getBoundingClientRect()
    conductor.send({ type: 'next' })
    conductor.send({ type: 'settled' })
    dialog.getBoundingClientRect()
    life.abort()
    dialog.remove()
  })
}
