import {
  cleanLine,
  cleanText,
  countLinks,
  MOST_EMAIL,
  MOST_NAME,
  MOST_TEXT,
  NO_PARENT,
  type CommentError,
  type CommentsServerOptions,
} from 'vitrine/comments/content'
import { digestOf, hide, isFresh } from './token'
import type { NewComment } from './store'

/** A form as it came. */
export type Fields = Readonly<Record<string, string>>

export interface Circumstances {
  readonly secret: string
  /** ms since 1970. */
  readonly now: number
  /** The network that it came from, masked. */
  readonly network: string
  readonly hasArticle: (post: string) => boolean
  readonly options: CommentsServerOptions
}

export type Checked = { readonly comment: NewComment } | { readonly error: CommentError; readonly most?: number }

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/

/** What a form may say, before the store is asked. The first rule that is broken is told. */
export function checkForm(fields: Fields, { secret, now, network, hasArticle, options }: Circumstances): Checked {
  const post = fields.comment_post_ID ?? ''
  const name = cleanLine(fields.author ?? '')
  const email = cleanLine(fields.email ?? '')
  const text = cleanText(fields.comment ?? '').trim()
  const parent = fields.comment_parent || NO_PARENT
  if (!hasArticle(post)) return { error: 'noArticle' }
  if (fields.website) return { error: 'trap' }
  if (!name) return { error: 'noName' }
  if (!text) return { error: 'noText' }
  if (name.length > MOST_NAME) return { error: 'tooLong', most: MOST_NAME }
  if (text.length > MOST_TEXT) return { error: 'tooLong', most: MOST_TEXT }
  if (email && (email.length > MOST_EMAIL || !EMAIL.test(email))) return { error: 'wrongEmail' }
  if (!/^\d{1,15}$/.test(parent)) return { error: 'noParent' }
  if (!fields.token) return { error: 'unsigned' }
  if (!isFresh(secret, fields.token, { post, now })) return { error: 'oldForm' }
  const digest = digestOf([post, Number(parent), name, text])
  const isLinky = countLinks(text) > options.mostLinks
  return {
    comment: {
      post,
      parent: Number(parent),
      name,
      email: options.keepsEmail && email ? email : null,
      text,
      created: now,
      form: digestOf([fields.token, digest]),
      digest,
      // Without an address anybody could take another's name: such a person is always new.
      author: email ? hide(secret, `author ${email.toLowerCase()} ${name.toLowerCase()}`) : '',
      sender: hide(secret, `sender ${network}`),
      stateFor: (isKnown) => (isLinky || isHeld(options.moderation, isKnown && email !== '') ? 'held' : 'shown'),
    },
  }
}

const isHeld = (moderation: CommentsServerOptions['moderation'], isKnown: boolean): boolean =>
  moderation === 'all' || (moderation === 'first' && !isKnown)
