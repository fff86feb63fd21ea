import { memo } from 'react'
import { useLocale } from '../../react/context'
import type { CommentsOptions } from './comments.options'
import { fill, formatDay, toParagraphs } from './comments.text'
import { isSameBranch, type Branch, type CommentData } from './comments.thread'

export interface CommentItemProps {
  readonly branch: Branch
  /** The article's id, for the reply link. */
  readonly post: string
  readonly options: CommentsOptions
  /** The article's address, if the thread may be on another page. */
  readonly article?: string
}

/** A comment and what was replied to it. One that has not changed is not drawn again. */
export const CommentItem = memo(function CommentItem({ branch: { comment, replies }, post, options, article }: CommentItemProps) {
  const { id, state = 'shown' } = comment
  return (
    <li id={`comment-${id}`} data-comment={id} data-state={state}>
      <article id={`div-comment-${id}`} data-part="comment">
        <Head {...{ comment, options }} />
        <div data-part="text" dir="auto">
          {toParagraphs(comment.text).map((pieces, at) => (
            <p key={at} dir="auto">
              {pieces.map(({ text, href }, piece) =>
                href ? (
                  <a key={piece} href={href} rel="nofollow ugc noopener">
                    {text}
                  </a>
                ) : (
                  <span key={piece}>{text}</span>
                ),
              )}
            </p>
          ))}
        </div>
        {state === 'shown' && options.isOpen ? <ReplyLink {...{ comment, post, options, article }} /> : null}
      </article>
      {replies.length > 0 ? (
        <ol data-part="replies">
          {replies.map((reply) => (
            <CommentItem key={reply.comment.id} branch={reply} {...{ post, options, article }} />
          ))}
        </ol>
      ) : null}
    </li>
  )
}, isSame)

function isSame(before: CommentItemProps, now: CommentItemProps): boolean {
  const { post, options, article } = now
  return before.post === post && before.options === options && before.article === article && isSameBranch(before.branch, now.branch)
}

/** Who wrote it and when. A name of either direction stays by itself. */
function Head({ comment: { id, name, date, day: given, state = 'shown' }, options }: { comment: CommentData; options: CommentsOptions }) {
  const locale = useLocale()
  const day = given ?? formatDay(date, locale ?? 'en')
  const time = <time dateTime={date}>{day}</time>
  const note = { held: options.heldLabel, sending: options.sendingText, waiting: options.waitingText, shown: undefined }[state]
  return (
    <header data-part="head">
      <bdi data-part="name">{name}</bdi>{' '}
      {state === 'shown' ? (
        <a data-part="date" href={`#comment-${id}`} aria-label={fill(options.linkLabel, { name, date: day })}>
          {time}
        </a>
      ) : day ? (
        <span data-part="date">{time}</span>
      ) : null}
      {note ? <span data-part="note">{note}</span> : null}
    </header>
  )
}

function ReplyLink({ comment: { id, name }, post, options, article = '' }: Omit<CommentItemProps, 'branch'> & { comment: CommentData }) {
  const label = fill(options.replyText, { name })
  return (
    <a
      className="comment-reply-link"
      data-part="reply"
      href={`${article}?replytocom=${encodeURIComponent(id)}#respond`}
      rel="nofollow"
      aria-label={label}
      data-commentid={id}
      data-postid={post}
      data-belowelement={`div-comment-${id}`}
      data-respondelement="respond"
      data-replyto={label}
    >
      {options.replyLabel}
    </a>
  )
}
