import { type RefObject } from 'react'
import { useSize, useSurroundings } from './gallery.context.view'
import { toPx, type Item } from './gallery.items'
import { areaIn, sizeIn, type Size } from './gallery.scale'

/** Sizes a video or a frame: what the item says, else what it turned out to be, else the site's default; in fullscreen, all there is. */
export function useBox(
  element: RefObject<HTMLElement | null>,
  item: Item,
  { isCaptioned, natural }: { readonly isCaptioned: boolean; readonly natural?: Size },
): void {
  const { options, place, isFullscreen } = useSurroundings()
  const area = areaIn(place, isCaptioned)
  const wanted = {
    width: item.width ? toPx(item.width, place.stage.width) : (natural?.width ?? options.videoWidth),
    height: item.height ? toPx(item.height, place.stage.height) : (natural?.height ?? options.videoHeight),
  }
  const size = isFullscreen && item.type !== 'image' ? area : sizeIn(wanted, area, { ...options, fullViewPort: item.fullViewPort })
  useSize(element, { '--width': `${size.width}px`, '--height': `${size.height}px` })
}
