import { useLayoutEffect, useRef, useState } from 'react'
import { shapeOf } from './gallery.collect'
import { useSize, useSurroundings } from './gallery.context.view'
import { Failure, type ContentProps } from './gallery.failure.view'
import { isSafeAddress, toPx } from './gallery.items'
import { areaIn, sizeIn, type Size } from './gallery.scale'

/** A picture at its size. Until it has come, its thumbnail stands in its place. */
export function PictureView(props: ContentProps) {
  const { item, index, isCurrent, isCaptioned, isFailed, onContent } = props
  const { items, options, texts, place, conductor } = useSurroundings()
  const [loaded, setLoaded] = useState<Size>()
  const element = useRef<HTMLImageElement>(null)

  const area = areaIn(place, isCaptioned)
  const given =
    item.width && item.height ? { width: toPx(item.width, place.stage.width), height: toPx(item.height, place.stage.height) } : undefined
  const natural = given ?? loaded
  // Of unknown size: as large as fits, in the shape of what stands on the page.
  const shape = shapeOf(items.pictureOf(index)) ?? area
  const fitted = natural
    ? sizeIn(natural, area, { ...options, fullViewPort: item.fullViewPort })
    : sizeIn(shape, area, { ...options, fullViewPort: 'fit' })
  useSize(element, { '--width': `${fitted.width}px`, '--height': `${fitted.height}px` })

  const hasPlaceholder = item.thumbnail !== '' && item.thumbnail !== item.url
  useLayoutEffect(() => {
    if (hasPlaceholder && element.current) element.current.style.backgroundImage = `url(${JSON.stringify(item.thumbnail)})`
  }, [hasPlaceholder, item.thumbnail])
  useLayoutEffect(() => {
    if (!isCurrent || isFailed || !element.current) return
    conductor.setPicture({ element: element.current, natural: natural ?? fitted, fitted })
    return () => conductor.setPicture(undefined)
  })

  if (isFailed || !isSafeAddress(item.url, true)) return <Failure {...props} text={texts.loadImage} />
  return (
    <img
      ref={element}
      data-part="picture"
      src={item.url}
      srcSet={item.srcset}
      sizes={item.srcset ? `${Math.round(fitted.width)}px` : undefined}
      alt={item.alt}
      decoding="async"
      draggable={false}
      data-placeholder={hasPlaceholder || undefined}
      fetchPriority={isCurrent ? 'high' : 'low'}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
        // Its size is news only where it was not given; a drawing may have none of its own.
        if (!given && naturalWidth && naturalHeight) setLoaded({ width: naturalWidth, height: naturalHeight })
        onContent('ready')
      }}
      onError={() => onContent('failed')}
    />
  )
}
