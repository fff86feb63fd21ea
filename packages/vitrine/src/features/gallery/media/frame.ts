import { fitBox } from './box'
import { element } from '../overlay/elements'
import { isSafeAddress } from '../items/item'
import type { Showing, Task } from '../overlay/slide'

/** Another page in a frame. It tells nothing of a failure: only time does. */
export function showFrame({ item, surroundings, onReady, onFailed }: Task): Showing | undefined {
  if (!item.url || !isSafeAddress(item.url)) {
    onFailed(surroundings.texts.loadContents)
    return undefined
  }
  const frame = element('iframe', {
    'data-part': 'frame-page',
    src: item.url,
    title: item.title || item.caption || item.url,
    allow: 'fullscreen',
  })
  frame.onload = onReady
  return { element: frame, layOut: (isCaptioned) => fitBox(frame, surroundings, { item, isCaptioned }) }
}
