import { contentsOf } from './contents'
import { element } from '../overlay/elements'
import { toPx } from '../items/item'
import { areaIn } from '../overlay/layout'
import type { Showing, Task } from '../overlay/slide'

/** An inline, ajax or html item: content that scrolls where it is longer than the area. */
export function showContents({ item, surroundings, signal, onReady, onFailed }: Task): Showing {
  const { options, texts } = surroundings
  // It scrolls, so it must be reachable by keyboard.
  const box = element('div', {
    'data-part': 'content',
    role: 'region',
    'aria-label': item.title || item.caption || texts.name,
    tabindex: 0,
  })
  contentsOf(item, options, signal).then(
    (contents) => {
      if (signal.aborted) return
      box.replaceChildren(contents)
      onReady()
    },
    () => onFailed(texts.loadContents),
  )
  return {
    element: box,
    layOut: (isCaptioned) => {
      const { stage } = surroundings.place
      const area = areaIn(surroundings.place, isCaptioned)
      box.style.width = item.width ? `${toPx(item.width, stage.width)}px` : 'max-content'
      box.style.height = item.height ? `${toPx(item.height, stage.height)}px` : 'auto'
      box.style.maxWidth = `min(${area.width}px, 60rem)`
      box.style.maxHeight = `${area.height}px`
      return undefined
    },
  }
}
