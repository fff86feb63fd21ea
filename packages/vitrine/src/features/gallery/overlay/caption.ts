import { element, fill, keep, say } from './elements'
import type { Item } from '../items/item'
import type { Context } from './context'

export interface Caption {
  elements(): readonly (HTMLElement | false)[]
  show(index: number, total: number): void
}

/** Title and caption of the open item, and where the visitor is, said to whoever cannot see it. */
export function createCaption(context: Context): Caption {
  const { options, texts } = context
  const heading = element('p', { 'data-part': 'title' })
  const words = element('p')
  const caption = element('div', { 'data-part': 'caption' })
  const status = element('p', { 'data-part': 'status', role: 'status' })
  let hasWords = false
  let isScrolled = false
  let written: Item | undefined
  let saying = ''
  /** The words at once; where they have links or emphasis, those once they are safe. */
  const write = (item: Item, text: string) => {
    if (written === item && saying === text) return
    written = item
    saying = text
    words.textContent = text
    const { captionHtml } = item
    if (!text || !captionHtml) return
    import('./caption-markup').then(
      ({ safeMarkup }) => written === item && saying === text && words.replaceChildren(safeMarkup(captionHtml)),
      // Not fetched (offline, say): the words are there.
      () => {},
    )
  }
  caption.onscroll = () => (isScrolled = caption.scrollTop > 0)
  return {
    elements: () => [hasWords && caption, status],
    show: (index, total) => {
      const item = context.items().at(index)
      const own = options.hasCaption && context.slots?.part('caption', context.items().linkOf(index))
      const title = options.hasTitle ? item.title : ''
      const text = options.hasCaption && item.caption !== title ? item.caption : ''
      hasWords = title !== '' || text !== ''
      // A long one that was scrolled leaves the next at its beginning.
      if (isScrolled && heading.textContent + saying !== title + text) caption.scrollTop = 0
      say(heading, title)
      write(item, text)
      keep(caption, [title !== '' && heading, own || (text !== '' && words)])
      say(status, [fill(texts.position, { index: index + 1, total }), title, text].filter(Boolean).join('. '))
    },
  }
}
