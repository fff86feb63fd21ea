import type { CommentsOptions } from './comments.options'
import { fill } from './comments.text'

/** The address of a page of the thread: a text with `{page}`, which a Server Component can pass on too, or a function. */
export type PageAddress = string | ((page: number) => string)

export interface CommentPagesProps {
  readonly page: number
  readonly last: number
  readonly hrefOf: PageAddress
  readonly options: Pick<CommentsOptions, 'pagesLabel' | 'pageText'>
}

/** How many links there are to pages beside this one, on each side. */
const BESIDE = 2

/** Links to the pages of a long thread: the first, the last and those around this one. */
export function CommentPages({ page, last, hrefOf, options }: CommentPagesProps) {
  const isNear = (number: number) => number === 1 || number === last || Math.abs(number - page) <= BESIDE
  const numbers = Array.from({ length: last }, (_, at) => at + 1).filter(isNear)
  return (
    <nav data-part="pages" aria-label={options.pagesLabel}>
      {numbers.map((number) => (
        <a
          key={number}
          href={typeof hrefOf === 'string' ? fill(hrefOf, { page: number }) : hrefOf(number)}
          aria-label={fill(options.pageText, { page: number })}
          aria-current={number === page ? 'page' : undefined}
        >
          {number}
        </a>
      ))}
    </nav>
  )
}
