import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '../../page/motion'
import { useProperties, useSurroundings } from './gallery.context.view'
import { isRightToLeft } from './gallery.gestures'
import { THUMBNAIL_GAP } from './gallery.scale'
import { centred, firstThumbnail, MOST_THUMBNAILS } from './gallery.strip'
import { fill } from './gallery.texts'

/** The strip has brought the active thumbnail to its middle after this share of the move; both are over together, in one frame. */
const CENTRED_AT = 0.4

/** All items as thumbnails. However many there are, only those in view are in the document. */
export const Strip = memo(function Strip({ index, total }: { readonly index: number; readonly total: number }) {
  const { options, texts, place } = useSurroundings()
  const isVertical = place.way === 'vertical'
  const step = (isVertical ? place.thumbnail.height : place.thumbnail.width) + THUMBNAIL_GAP
  const scroller = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const to = centred(index, { total, step, room: isVertical ? place.stage.height : place.stage.width })
  // Where the visitor has scrolled to since the last move: until then, it is where the move went.
  const [seen, setSeen] = useState<{ readonly index: number; readonly first: number }>()
  const first = seen?.index === index ? seen.first : firstThumbnail(to, step, total)
  useProperties(track, { '--step': `${step}px`, '--total': total })

  const isFirstTime = useRef(true)
  useLayoutEffect(() => {
    // With the frame: the page is laid out then anyway, and the dialog is open.
    const frame = requestAnimationFrame(() => {
      const element = scroller.current!
      const from = scrolled(element)
      const isAtOnce = isFirstTime.current || prefersReducedMotion()
      isFirstTime.current = false
      if (from !== to) scrollTo(element, to, isVertical)
      // Scrolled at once, then moved in from where it was: the compositor does the moving, and nothing renders on the way.
      const way = scrolled(element) - from
      if (isAtOnce || way === 0) return
      const start = isVertical ? `0 ${way}px` : `${way * (isRightToLeft(element) ? -1 : 1)}px 0`
      track.current?.animate({ translate: [start, '0 0', '0 0'], offset: [0, CENTRED_AT, 1], easing: 'ease-out' }, options.switchDuration)
    })
    return () => cancelAnimationFrame(frame)
  }, [to, isVertical, options])

  const look = (offset: number) => {
    const found = firstThumbnail(offset, step, total)
    if (found !== first) setSeen({ index, first: found })
  }
  return (
    <div
      ref={scroller}
      data-part="strip"
      role="group"
      aria-label={texts.thumbnails}
      onScroll={(event) => look(scrolled(event.currentTarget))}
    >
      <div ref={track} data-part="track">
        {Array.from({ length: Math.min(MOST_THUMBNAILS, total) }, (_, at) => (
          <Thumbnail key={first + at} index={first + at} isActive={first + at === index} />
        ))}
      </div>
    </div>
  )
})

/** From right to left the browser counts scrolled px downwards from 0. */
const scrolled = (element: HTMLElement): number => Math.abs(element.scrollTop || element.scrollLeft)

function scrollTo(element: HTMLElement, to: number, isVertical: boolean): void {
  if (isVertical) element.scrollTop = to
  else element.scrollLeft = isRightToLeft(element) ? -to : to
}

const Thumbnail = memo(function Thumbnail({ index, isActive }: { readonly index: number; readonly isActive: boolean }) {
  const { items, options, texts, conductor } = useSurroundings()
  const item = items.at(index)
  const [found, setFound] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  useProperties(button, { '--at': index })
  useEffect(() => {
    if (item.thumbnail || item.type !== 'video') return
    let isGone = false
    const lookUp = async () => {
      const thumbnail = await (await import('./gallery.lookup')).lookUpThumbnail(item, options, conductor.signal)
      if (!isGone) setFound(thumbnail)
    }
    void lookUp()
    return () => {
      isGone = true
    }
  }, [item, options, conductor])

  const source = item.thumbnail || found || (item.type === 'image' ? item.url : '')
  const label = item.title || item.alt || item.caption || fill(texts.item, { index: index + 1 })
  return (
    <button
      ref={button}
      type="button"
      data-part="thumbnail"
      data-type={item.type}
      aria-label={label}
      aria-current={isActive || undefined}
      onClick={() => conductor.send({ type: 'go', index })}
    >
      {source ? <img src={source} alt="" decoding="async" draggable={false} /> : null}
    </button>
  )
})
