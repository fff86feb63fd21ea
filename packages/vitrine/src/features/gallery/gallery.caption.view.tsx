import { memo, useState } from 'react'
import { useSurroundings } from './gallery.context.view'
import { fill } from './gallery.texts'

/** Title and caption of the open item, and where the visitor is, said to whoever cannot see it. */
export const Caption = memo(function Caption({ index, total }: { readonly index: number; readonly total: number }) {
  const { items, options, texts } = useSurroundings()
  const item = items.at(index)
  // The first one comes with the overlay, every other with a move.
  const [first] = useState(index)
  const title = options.hasTitle ? item.title : ''
  const caption = options.hasCaption && item.caption !== title ? item.caption : ''
  const position = fill(texts.position, { index: index + 1, total })
  return (
    <>
      {title || caption ? (
        <div data-part="caption" key={index} data-joins={index !== first || undefined}>
          {title ? <p data-part="title">{title}</p> : null}
          {caption ? <p>{caption}</p> : null}
        </div>
      ) : null}
      <p data-part="status" role="status">
        {[position, title, caption].filter(Boolean).join('. ')}
      </p>
    </>
  )
})
