import { useEffect, useRef } from 'react'
import { contentsOf } from './gallery.contents'
import { useSize, useSurroundings } from './gallery.context.view'
import { Failure, type ContentProps } from './gallery.failure.view'
import { toPx } from './gallery.items'
import { areaIn } from './gallery.scale'

/** An inline, ajax or html item: content that scrolls where it is longer than the area. */
export function Contents(props: ContentProps) {
  const { item, isCaptioned, isFailed, onContent } = props
  const { options, texts, place } = useSurroundings()
  const box = useRef<HTMLDivElement>(null)
  const area = areaIn(place, isCaptioned)
  useSize(box, {
    '--width': item.width ? `${toPx(item.width, place.stage.width)}px` : 'max-content',
    '--height': item.height ? `${toPx(item.height, place.stage.height)}px` : 'auto',
    '--most-width': `${area.width}px`,
    '--most-height': `${area.height}px`,
  })

  useEffect(() => {
    const run = new AbortController()
    contentsOf(item, options, run.signal).then(
      (contents) => {
        if (run.signal.aborted) return
        box.current?.replaceChildren(contents)
        onContent('ready')
      },
      () => run.signal.aborted || onContent('failed'),
    )
    return () => run.abort()
  }, [item, options, onContent])

  if (isFailed) return <Failure {...props} text={texts.loadContents} />
  // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- it scrolls, so it must be reachable by keyboard
  return <div ref={box} data-part="content" role="region" aria-label={item.title || item.caption || texts.name} tabIndex={0} />
}
