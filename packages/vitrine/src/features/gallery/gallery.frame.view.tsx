import { useEffect, useRef } from 'react'
import { after } from '../../page/clock'
import { useBox } from './gallery.box.view'
import { useSurroundings } from './gallery.context.view'
import { Failure, type ContentProps } from './gallery.failure.view'
import { isSafeAddress } from './gallery.items'

/** Another page in a frame. A frame tells nothing of a failure, so time tells. */
export function Frame(props: ContentProps) {
  const { item, isCaptioned, isFailed, onContent } = props
  const { options, texts } = useSurroundings()
  const element = useRef<HTMLIFrameElement>(null)
  const cancel = useRef(() => {})
  useBox(element, item, { isCaptioned })
  useEffect(() => {
    const run = new AbortController()
    cancel.current = after(options.timeout, () => onContent('failed'), run.signal)
    return () => run.abort()
  }, [options.timeout, onContent])

  if (isFailed || !item.url || !isSafeAddress(item.url)) return <Failure {...props} text={texts.loadContents} />
  const ready = () => {
    cancel.current()
    onContent('ready')
  }
  return (
    <iframe
      ref={element}
      data-part="frame-page"
      src={item.url}
      title={item.title || item.caption || item.url}
      allow="fullscreen"
      onLoad={ready}
    />
  )
}
