import { after } from '../../page/clock'
import { fitBox } from './gallery.box'
import { element } from './gallery.elements'
import { isSafeAddress } from './gallery.items'
import type { Showing, Task } from './gallery.slide'

/** Another page in a frame. A frame tells nothing of a failure, so time tells. */
export function showFrame({ item, surroundings, signal, onReady, onFailed }: Task): Showing | undefined {
  const { options, texts } = surroundings
  if (!item.url || !isSafeAddress(item.url)) {
    onFailed(texts.loadContents)
    return undefined
  }
  const frame = element('iframe', {
    'data-part': 'frame-page',
    src: item.url,
    title: item.title || item.caption || item.url,
    allow: 'fullscreen',
  })
  const cancel = after(options.timeout, () => onFailed(texts.loadContents), signal)
  frame.onload = () => {
    cancel()
    onReady()
  }
  return { element: frame, layOut: (isCaptioned) => fitBox(frame, surroundings, { item, isCaptioned }) }
}
