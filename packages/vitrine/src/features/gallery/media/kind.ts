import { toPx, type Item } from '../items/item'
import type { Context } from '../overlay/context'
import { setSize } from '../overlay/elements'
import { areaIn, sizeIn, type Size } from '../overlay/layout'

/** A picture that can be zoomed. */
export interface Picture {
  readonly element: HTMLElement
  readonly natural: Size
  readonly fitted: Size
}

/** What is shown of an item, whatever its kind. */
export interface Media {
  readonly element: HTMLElement
  /** Gives the element its size in the room that there is now, and says it. */
  layOut(isCaptioned: boolean): Size | undefined
  readonly picture?: () => Picture
  /** It has become the open item, or is no longer. */
  readonly turn?: (isOpen: boolean) => void
}

/** What every kind is told, and tells. */
export interface MediaTask {
  readonly item: Item
  /** The picture on the page that it belongs to. */
  readonly pictureOnPage: () => HTMLImageElement | undefined
  readonly linkOnPage: () => HTMLElement | undefined
  readonly context: Context
  /** Ends with this attempt to show it. */
  readonly signal: AbortSignal
  onReady(): void
  /** It has been ready, and loads anew. */
  onLoading(): void
  /** Its own size has become known. */
  onSize(): void
  /** A message stands in its place. With an address it is a link to the content itself, and there is nothing to retry. */
  onFailed(text: string, href?: string): void
}

interface Box {
  readonly item: Item
  readonly isCaptioned: boolean
  readonly natural?: Size
}

/** Sizes a video or a frame: what the item says, else what it turned out to be, else the site's default; in fullscreen, all there is. */
export function fitBox(box: HTMLElement, { options, layout }: Context, { item, isCaptioned, natural }: Box): Size {
  const { place, isFullscreen } = layout()
  const area = areaIn(place, isCaptioned)
  const wanted = {
    width: item.width ? toPx(item.width, place.stage.width) : (natural?.width ?? options.videoWidth),
    height: item.height ? toPx(item.height, place.stage.height) : (natural?.height ?? options.videoHeight),
  }
  const size = isFullscreen ? area : sizeIn(wanted, area, { ...options, fullViewPort: item.fullViewPort })
  setSize(box, size)
  return size
}
