import type { Media, MediaTask } from './kind'
import { shapeOf } from '../items/collection'
import { element, setSize, write } from '../overlay/elements'
import { isSafeAddress, toPx } from '../items/item'
import { areaIn, sizeIn, type Size } from '../overlay/layout'

/** A picture at its size. Until it has come, its thumbnail stands in its place. */
export function showPicture({ item, pictureOnPage, context, signal, onReady, onSize, onFailed }: MediaTask): Media | undefined {
  const { options, texts } = context
  if (!isSafeAddress(item.url, true)) {
    onFailed(texts.loadImage)
    return undefined
  }
  let loaded: Size | undefined
  let fitted: Size = { width: 0, height: 0 }
  const given = (): Size | undefined => {
    const { stage } = context.layout().place
    return item.width && item.height ? { width: toPx(item.width, stage.width), height: toPx(item.height, stage.height) } : undefined
  }
  const hasPlaceholder = item.thumbnail !== '' && item.thumbnail !== item.url
  const picture = element('img', {
    'data-part': 'picture',
    'data-placeholder': hasPlaceholder,
    alt: item.alt,
    decoding: 'async',
    draggable: 'false',
  })
  // Not nothing: a page's own rules may move pictures, under the pointer say.
  picture.style.transform = 'none'
  picture.onload = () => {
    const { naturalWidth: width, naturalHeight: height } = picture
    // Its size is news only where it was not given; a drawing may have none of its own.
    if (!given() && width && height) {
      loaded = { width, height }
      onSize()
    }
    onReady()
  }
  picture.onerror = () => onFailed(texts.loadImage)
  // A request that hangs would be joined by the next one for the same picture: it is called off with the attempt.
  signal.addEventListener('abort', () => {
    if (!picture.complete) for (const name of ['srcset', 'src']) picture.removeAttribute(name)
  })

  let isAsked = false
  return {
    element: picture,
    layOut: (isCaptioned) => {
      const area = areaIn(context.layout().place, isCaptioned)
      const natural = given() ?? loaded
      // Of unknown size: as large as fits, in the shape of what stands on the page.
      fitted = natural
        ? sizeIn(natural, area, { ...options, fullViewPort: item.fullViewPort })
        : sizeIn(shapeOf(pictureOnPage()) ?? area, area, { ...options, fullViewPort: 'fit' })
      setSize(picture, fitted)
      const { stage } = context.layout().place
      write(picture, { 'data-larger': fitted.width > stage.width + 1 || fitted.height > stage.height + 1 })
      if (item.srcset) write(picture, { sizes: `${Math.round(fitted.width)}px`, srcset: item.srcset })
      // Asked for once it is known how large it will be: a set of sources is chosen from by that.
      if (!isAsked) picture.src = item.url
      isAsked = true
      return fitted
    },
    turn: (isOpen) => {
      write(picture, { fetchpriority: isOpen ? 'high' : 'low' })
      // Nobody sees a neighbour's, where none looks in.
      if (hasPlaceholder && !picture.complete && (isOpen || !options.hasArrows))
        picture.style.backgroundImage = `url(${JSON.stringify(item.thumbnail)})`
    },
    picture: () => ({ element: picture, natural: given() ?? loaded ?? fitted, fitted }),
  }
}
