import { setSize } from '../overlay/elements'
import { toPx, type Item } from '../items/item'
import { areaIn, sizeIn, type Size } from '../overlay/layout'
import type { Surroundings } from '../overlay/context'

interface Box {
  readonly item: Item
  readonly isCaptioned: boolean
  readonly natural?: Size
}

/** Sizes a video or a frame: what the item says, else what it turned out to be, else the site's default; in fullscreen, all there is. */
export function fitBox(box: HTMLElement, { options, place, isFullscreen }: Surroundings, { item, isCaptioned, natural }: Box): Size {
  const area = areaIn(place, isCaptioned)
  const wanted = {
    width: item.width ? toPx(item.width, place.stage.width) : (natural?.width ?? options.videoWidth),
    height: item.height ? toPx(item.height, place.stage.height) : (natural?.height ?? options.videoHeight),
  }
  const size = isFullscreen ? area : sizeIn(wanted, area, { ...options, fullViewPort: item.fullViewPort })
  setSize(box, size)
  return size
}
