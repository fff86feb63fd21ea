import { useEffect } from 'react'
import { useSurroundings } from './gallery.context.view'
import { isSafeAddress, type Item } from './gallery.items'
import type { Content } from './gallery.model'

/** What every kind of item is told, and tells. */
export interface ContentProps {
  readonly item: Item
  readonly index: number
  readonly isCurrent: boolean
  readonly isCaptioned: boolean
  readonly isFailed: boolean
  readonly onContent: (content: Content) => void
  readonly onRetry: () => void
}

interface FailureProps extends ContentProps {
  readonly text: string
  /** Where the content itself is, for a browser that cannot show it here: the message is a link then, with nothing to retry. */
  readonly href?: string
}

/** What a visitor sees and hears instead of an item that could not be shown. */
export function Failure({ text, href, onContent, onRetry }: FailureProps) {
  const { texts } = useSurroundings()
  useEffect(() => onContent('failed'), [onContent])
  return (
    <div data-part="error" role="alert">
      {href && isSafeAddress(href) ? (
        <a href={href}>{text}</a>
      ) : (
        <>
          <p>{text}</p>
          <button type="button" onClick={onRetry}>
            {texts.retry}
          </button>
        </>
      )}
    </div>
  )
}
