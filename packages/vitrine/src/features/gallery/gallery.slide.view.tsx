import { memo, useEffect, useRef, useState } from 'react'
import { pauseInside } from '../../page/media'
import { Contents } from './gallery.contents.view'
import { useSurroundings } from './gallery.context.view'
import { Embed } from './gallery.embed.view'
import { Failure, type ContentProps } from './gallery.failure.view'
import { Frame } from './gallery.frame.view'
import type { Item } from './gallery.items'
import { providerVideo } from './gallery.links'
import { canRecognise, recognise } from './gallery.lookup'
import type { Content } from './gallery.model'
import { PictureView } from './gallery.picture.view'
import { VideoFile } from './gallery.video.view'
import { fill } from './gallery.texts'

interface SlideProps {
  readonly index: number
  /** -1, 0 or 1: its distance from the open item. */
  readonly offset: number
}

/** One item on the stage. Its neighbours are there too, out of sight, so that the next move finds them loaded. */
export const Slide = memo(function Slide({ index, offset }: SlideProps) {
  const { items, options, conductor } = useSurroundings()
  const item = useRecognised(items.at(index))
  const isCurrent = offset === 0
  const [content, setContent] = useState<Content>('loading')
  const [attempt, setAttempt] = useState(0)
  const slide = useRef<HTMLDivElement>(null)
  // What is more than a picture comes only when it is looked at, and stays while it is a neighbour.
  const [wasCurrent, setWasCurrent] = useState(isCurrent)
  if (isCurrent && !wasCurrent) setWasCurrent(true)

  useEffect(() => {
    if (isCurrent && content !== 'loading') conductor.send({ type: content === 'ready' ? 'loaded' : 'failed', index })
  }, [isCurrent, content, index, conductor])
  useEffect(() => {
    if (!isCurrent && slide.current) pauseInside(slide.current)
  }, [isCurrent])

  const isCaptioned = !!((options.hasTitle && item?.title) || (options.hasCaption && item?.caption))
  const retry = () => {
    setContent('loading')
    setAttempt(attempt + 1)
    conductor.send({ type: 'retry' })
  }
  const props = { index, isCurrent, isCaptioned, onContent: setContent, onRetry: retry, isFailed: content === 'failed' }
  return (
    <div
      ref={slide}
      data-part="slide"
      data-offset={offset}
      data-content={content}
      data-type={item?.type}
      data-captioned={isCaptioned || undefined}
      inert={!isCurrent}
    >
      {item && (item.type === 'image' || wasCurrent) ? <ItemView key={attempt} item={item} {...props} /> : null}
    </div>
  )
})

function ItemView(props: ContentProps) {
  const { item } = props
  const { texts } = useSurroundings()
  switch (item.type) {
    case 'image':
      return <PictureView {...props} />
    case 'video':
      return providerVideo(item.url) ? <Embed {...props} /> : <VideoFile {...props} />
    case 'iframe':
      return <Frame {...props} />
    case 'flash':
      return <Failure {...props} text={fill(texts.missingPlugin, { type: 'Adobe Flash player' })} href={item.url} />
    default:
      return <Contents {...props} />
  }
}

/** An item of unknown type waits for the recognition service, where the site has one. */
function useRecognised(item: Item): Item | undefined {
  const { options, conductor } = useSurroundings()
  const [known, setKnown] = useState<{ readonly of: Item; readonly item: Item }>()
  const mustAsk = canRecognise(item, options)
  useEffect(() => {
    if (!mustAsk) return
    const run = new AbortController()
    void recognise(item, options, AbortSignal.any([conductor.signal, run.signal])).then((found) => run.signal.aborted || setKnown({ of: item, item: found }))
    return () => run.abort()
  }, [item, mustAsk, options, conductor])
  if (!mustAsk) return item
  return known?.of === item ? known.item : undefined
}
