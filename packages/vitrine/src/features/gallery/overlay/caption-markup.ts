import purify from 'dompurify'
import { INLINE } from '../items/caption-text'

/** A caption's links and emphasis; everything else in it is words, or gone. Fetched with the first caption that has any. */
export function safeMarkup(markup: string): DocumentFragment {
  const fragment = purify.sanitize(markup, {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: [...INLINE],
    ALLOWED_ATTR: ['href', 'lang', 'dir', 'title'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
  // A link looks like the overlay's, whatever the page makes of its own.
  for (const link of fragment.querySelectorAll('a')) link.className = 'vitrine-part'
  return fragment
}
