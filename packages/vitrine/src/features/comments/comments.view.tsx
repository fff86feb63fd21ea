import { useState, type ComponentPropsWithoutRef, type Ref } from 'react'
import { dataOf } from '../../core/data'
import { useBehaviour, usePageBehaviour } from '../../react/use-behaviour'
import { readList } from '../../react/list-prop'
import { useOptions, type OptionProps } from '../../react/use-options'
import { mountComments, type CommentsEvents } from './comments.behaviour'
import { CommentForm, type FormValues } from './comments.form.view'
import { CommentItem } from './comments.item.view'
import { fill } from './comments.text'
import { commentsFields } from './comments.options'
import { mountCommentReply } from './comments.reply.behaviour'
import { buildThread, type CommentData } from './comments.thread'

type SectionProps = Omit<ComponentPropsWithoutRef<'section'>, 'children'>

export interface CommentsProps extends OptionProps<typeof commentsFields>, Pick<CommentsEvents, 'onStateChange' | 'onPost'>, SectionProps {
  /** The article's id. */
  readonly post: string
  /** The comments of this page of the thread, in any order. */
  readonly comments?: readonly CommentData[]
  /** How many there are on all pages. */
  readonly total?: number
  /** Which page of the thread this is, of how many, and where the others are. */
  readonly pages?: { readonly page: number; readonly last: number; readonly hrefOf: (page: number) => string }
  /** What is in the form at first. */
  readonly values?: FormValues
  /** The server's signed mark of when the form was made. */
  readonly token?: string
  /** A word beside the form, from a server that has just answered it. */
  readonly message?: string
  /** The article's address, where the thread may stand on another page. */
  readonly article?: string
  readonly ref?: Ref<{ readonly element: HTMLElement | null }>
}

const NONE: readonly CommentData[] = []

/** An article's comments and the form for a new one. It shows what it is given, and what the visitor writes. */
export function Comments(props: CommentsProps) {
  const { options, rest } = useOptions(commentsFields, props, { component: 'Comments', group: 'comments' })
  const { post, comments: all, total, pages, values, token, message, article, ref, onStateChange, onPost, ...attributes } = rest
  const comments = readList(all ?? NONE, { component: 'Comments', name: 'comments', needs: ['id', 'text'] })
  const [additions, draw] = useState(NONE)
  const data = dataOf(commentsFields, options)
  usePageBehaviour(mountCommentReply, 'comment-reply')
  const { element } = useBehaviour(mountComments, {
    feature: 'comments',
    options: [data, post],
    ref,
    events: { onStateChange, onPost, draw },
  })
  if (!options.address) return null
  // One that the server has taken is in the given list sooner or later: then it counts once.
  const given = new Set(comments.map(({ id }) => id))
  const added = additions.filter(({ id }) => !given.has(id))
  const branches = buildThread([...comments, ...added])
  return (
    <section id="comments" aria-labelledby="comments-title" {...attributes} ref={element} data-feature="comments" {...data}>
      <h2 id="comments-title" data-part="title">
        {fill(options.titleText, { count: (total ?? comments.length) + added.filter(({ state = 'shown' }) => state === 'shown').length })}
      </h2>
      <ol data-part="thread">
        {branches.map((branch) => (
          <CommentItem key={branch.comment.id} {...{ branch, post, options, article }} />
        ))}
      </ol>
      {comments.length === 0 ? <p data-part="empty">{options.emptyText}</p> : null}
      {pages && pages.last > 1 ? <Pages {...pages} label={options.pagesLabel} text={options.pageText} /> : null}
      {options.isOpen ? (
        <CommentForm {...{ post, options, values, token, message, article }} />
      ) : (
        <p data-part="closed">{options.closedText}</p>
      )}
    </section>
  )
}

/** How many links there are to pages beside this one, on each side. */
const BESIDE = 2

function Pages({ page, last, hrefOf, label, text }: NonNullable<CommentsProps['pages']> & { label: string; text: string }) {
  const numbers = Array.from({ length: last }, (_, at) => at + 1).filter(
    (number) => number === 1 || number === last || Math.abs(number - page) <= BESIDE,
  )
  return (
    <nav data-part="pages" aria-label={label}>
      {numbers.map((number) => (
        <a key={number} href={hrefOf(number)} aria-label={fill(text, { page: number })} aria-current={number === page ? 'page' : undefined}>
          {number}
        </a>
      ))}
    </nav>
  )
}
