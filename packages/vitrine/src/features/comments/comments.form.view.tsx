import { MOST_EMAIL, MOST_NAME, MOST_TEXT } from './comments.limits'
import type { CommentsOptions } from './comments.options'
import { fill } from './comments.text'
import { NO_PARENT } from './comments.thread'

/** What is in the form, where it comes back to a visitor: after a comment that was not taken, or a reply without scripts. */
export interface FormValues {
  readonly name?: string
  readonly email?: string
  readonly text?: string
  /** Whom it replies to. */
  readonly replyTo?: { readonly id: string; readonly name: string }
}

export interface CommentFormProps {
  readonly post: string
  readonly options: CommentsOptions
  readonly values?: FormValues
  /** Signed by the server; it says when the form was made. */
  readonly token?: string
  /** What was wrong with the last attempt. */
  readonly message?: string
  /** The article's address, if the form is on another page. */
  readonly article?: string
}

/**
 * A plain form: it posts without any script, and a page that answers it opens at the form. Its ids and names are those that pages of this kind have.
 */
export function CommentForm({ post, options, values = {}, token = '', message, article = '' }: CommentFormProps) {
  const { replyTo } = values
  return (
    <div id="respond" data-part="respond">
      <h3 id="reply-title" data-part="title">
        {replyTo ? fill(options.replyText, { name: replyTo.name }) : options.formTitle}{' '}
        <a id="cancel-comment-reply-link" href={`${article}#respond`} rel="nofollow" hidden={!replyTo}>
          {options.cancelLabel}
        </a>
      </h3>
      <form id="commentform" action={`${options.address}#respond`} method="post" aria-labelledby="reply-title">
        <p data-part="field">
          <label htmlFor="author">{options.nameLabel}</label>
          <input id="author" name="author" autoComplete="name" maxLength={MOST_NAME} required defaultValue={values.name} />
        </p>
        <p data-part="field">
          <label htmlFor="email">{options.emailLabel}</label>
          <input
            id="email"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={MOST_EMAIL}
            aria-describedby="email-note"
            defaultValue={values.email}
          />
          <small id="email-note">{options.emailNote}</small>
        </p>
        <p data-part="field">
          <label htmlFor="comment">{options.commentLabel}</label>
          <textarea id="comment" name="comment" rows={6} maxLength={MOST_TEXT} dir="auto" required defaultValue={values.text} />
        </p>
        <p data-part="trap" aria-hidden="true">
          <label htmlFor="website">{options.trapLabel}</label>
          <input id="website" name="website" tabIndex={-1} autoComplete="off" />
        </p>
        <input type="hidden" id="comment_post_ID" name="comment_post_ID" defaultValue={post} />
        <input type="hidden" id="comment_parent" name="comment_parent" defaultValue={replyTo?.id ?? NO_PARENT} />
        <input type="hidden" name="token" defaultValue={token} />
        <p data-part="send">
          <button type="submit">{options.submitLabel}</button>
          <span data-part="status" role="status">
            {message}
          </span>
        </p>
      </form>
    </div>
  )
}
