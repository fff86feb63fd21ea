import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react'
import { pauseInside } from '../../page/media'
import { useSurroundings } from './gallery.context.view'
import { Failure, type ContentProps } from './gallery.failure.view'
import type { Item } from './gallery.items'
import type { Content } from './gallery.model'
import { PictureView } from './gallery.picture.view'
import { fill } from './gallery.texts'

const OtherItem = lazy(async () => ({ default: (await import('./gallery.others.view')).OtherItem }))

interface SlideProps {
  readonly index: number
  /** -1, 0 or 1: its distance from the open item. */
  readonly offset: number
}

/** One item on the stage. Its neighbours are there too, out of sight, so that the next move finds them loaded. */
export const Slide = memo(function Slide({ index, offset }: SlideProps) {
  const { items, options, isMobile, conductor } = useSurroundings()
  const item = useRecognised(items.at(index))
  const isCurrent = offset === 0
  const [content, setContent] = useState<Content>('loading')
  const [attempt, setAttempt] = useState(0)
  const slide = useRef<HTMLDivElement>(null)
  // What is more than a picture comes only when it is looked at, and stays while it is a neighbour.
  const [wasCurrent, setWasCurrent] = useState(isCurrent)
  if (isCurrent && !wasCurrent) setWasCurrent(true)

  // Also when it becomes the open one: a failure that happened out of sight counts from then.
  useEffect(() => conductor.tell(index, content), [isCurrent, content, index, conductor])
  useEffect(() => () => conductor.tell(index, 'loading'), [index, conductor])
  useEffect(() => {
    if (!isCurrent && slide.current) pauseInside(slide.current)
  }, [isCurrent])

  // On a phone the arrows of what is more than a picture stand where the caption is, also where there is none.
  const isCaptioned =
    !!((options.hasTitle && item?.title) || (options.hasCaption && item?.caption)) || (isMobile && item?.type !== 'image' && items.total > 1)
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
    case 'flash':
      return <Failure {...props} text={fill(texts.missingPlugin, { type: 'Adobe Flash player' })} href={item.url} />
    default:
      return (
        <Suspense>
          <OtherItem {...props} />
        </Suspense>
      )
  }
}

/** An item of unknown type waits for the recognition service, where the site has one. */
function useRecognised(item: Item): Item | undefined {
  const { options, conductor } = useSurroundings()
  const [known, setKnown] = useState<{ readonly of: Item; readonly item: Item }>()
  const mustAsk = !item.isTyped && options.recognitionAddress !== ''
  useEffect(() => {
    if (!mustAsk) return
    const run = new AbortController()
    const ask = async () => {
      const { recognise } = await import('./gallery.lookup')
      const found = await recognise(item, options, AbortSignal.any([conductor.signal, run.signal]))
      if (!run.signal.aborted) setKnown({ of: item, item: found })
    }
    void ask()
    return () => run.abort()
  }, [item, mustAsk, options, conductor])
  if (!mustAsk) return item
  return known?.of === item ? known.item : undefined
}
