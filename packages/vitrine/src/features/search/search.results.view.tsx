import type { ReactNode } from 'react'
import type { Result } from './search.model'

interface SearchResultsProps {
  readonly results: readonly Result[]
  /** Renders a result, instead of title, excerpt and picture. It should contain a link. */
  readonly renderResult?: ((result: Result) => ReactNode) | undefined
}

/** What was found, as the items of a list. */
export const SearchResults = ({ results, renderResult }: SearchResultsProps) =>
  // A page may be found twice by an index of one's own: its place makes the key unique.
  results.map((result, at) => <li key={`${at} ${result.href}`}>{renderResult ? renderResult(result) : <Found {...result} />}</li>)

function Found({ href, title, excerpt, picture }: Result) {
  return (
    <a href={href}>
      <span data-part="words">
        <span data-part="title">{title}</span>
        {/* Replaced as a whole: a translator moves the texts between the marks, and React must not look for them. */}
        <span key={excerpt.map(({ text }) => text).join('|')} data-part="excerpt">
          {excerpt.map(({ text, isMarked }, at) => (isMarked ? <mark key={at}>{text}</mark> : text))}
        </span>
      </span>
      {picture ? <img src={picture} alt="" width="96" height="72" loading="lazy" /> : null}
    </a>
  )
}
