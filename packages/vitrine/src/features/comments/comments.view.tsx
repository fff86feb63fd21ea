import { startTransition, useState, type ComponentPropsWithoutRef, type Ref } from 'react'
import { dataOf } from '../../core/data'
import { useBehaviour, usePageBehaviour } from '../../react/use-behaviour'
import { readList } from '../../react/list-prop'
import { useOptions, type OptionProps } from '../../react/use-options'
import { mountComments, type CommentsEvents } from './comments.behaviour'
import { CommentForm, type FormValues } from './comments.form.view'
import { CommentItem } from './comments.item.view'
import { commentsFields } from './comments.options'
import { CommentPages, type PageAddress } from './comments.pages.view'
import { mountCommentReply } from './comments.reply.behaviour'
import { fill, withoutCount } from './comments.text'
import { addPost, buildThread, pageHref, type CommentData, type FetchedThread } from './comments.thread'

type SectionProps = Omit<ComponentPropsWithoutRef<'section'>, 'children'>

export interface CommentsProps extends OptionProps<typeof commentsFields>, Pick<CommentsEvents, 'onStateChange' | 'onPost'>, SectionProps {
  /** The article's id. */
  readonly post: string
  /** The comments of this page of the thread, in any order. */
  readonly comments?: readonly CommentData[]
  /** How many comments there are on all pages. */
  readonly total?: number
  /** Which page of the thread this is, the last page, and the addresses of the pages: `/journal/first/comments/{page}/`, or a function. */
  readonly pages?: { readonly page: number; readonly last: number; readonly hrefOf: PageAddress }
  /** Initial values of the form. */
  readonly values?: FormValues
  /** Signed by the server; it says when the form was made. */
  readonly token?: string
  /** A message beside the form, from a server that has just answered it. */
  readonly message?: string
  /** The article's address, if the thread may be on another page. */
  readonly article?: string
  readonly ref?: Ref<{ readonly element: HTMLElement | null }>
}

const NONE: readonly CommentData[] = []

interface Drawn {
  readonly additions: readonly CommentData[]
  readonly thread?: FetchedThread | undefined
}

/** An article's comments and the form for a new one. It shows what it is given, and what the visitor writes. */
export function Comments(props: CommentsProps) {
  const { options, rest } = useOptions(commentsFields, props, { component: 'Comments', group: 'comments' })
  const { post, comments: all, total, pages, values, token, message, article, ref, onStateChange, onPost, ...attributes } = rest
  const comments = readList(all ?? NONE, { component: 'Comments', name: 'comments', needs: ['id', 'text'] })
  const [{ additions, thread }, setDrawn] = useState<Drawn>({ additions: NONE })
  const draw = (additions: readonly CommentData[], thread?: FetchedThread) => {
    const show = () => setDrawn({ additions, thread })
    // A thread that has just come may take its time; what the visitor does is seen at once.
    if (thread?.isNew) startTransition(show)
    else show()
  }
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
  const isShown = ({ state = 'shown' }: CommentData) => state === 'shown'
  const count = thread?.total ?? (total ?? comments.length) + added.filter(isShown).length
  const isKnown = !options.isFetched || thread !== undefined || comments.length > 0
  const shownPages = thread ? { ...thread, hrefOf: pageHref } : pages
  return (
    <section id="comments" aria-labelledby="comments-title" {...attributes} ref={element} data-feature="comments" {...data}>
      <h2 id="comments-title" data-part="title">
        {isKnown ? fill(options.titleText, { count }) : withoutCount(options.titleText)}
      </h2>
      <ol data-part="thread">
        {branches.map((branch) => (
          <CommentItem key={branch.comment.id} {...{ branch, post, options, article }} />
        ))}
      </ol>
      {comments.length === 0 ? (
        <p data-part="empty">
          {options.isFetched && !thread ? (
            <a href={addPost(options.address, post)} rel="nofollow">
              {options.readLabel}
            </a>
          ) : (
            <span>{options.emptyText}</span>
          )}
        </p>
      ) : null}
      {shownPages && shownPages.last > 1 ? <CommentPages {...shownPages} options={options} /> : null}
      {options.isOpen ? (
        <CommentForm {...{ post, options, values, token, message, article }} />
      ) : (
        <p data-part="closed">{options.closedText}</p>
      )}
    </section>
  )
}
