import { cleanLine, cleanText, MOST_NAME } from 'vitrine/comments/content'
import { openComments } from '../../server/comments/open'
import type { CommentStore, StoredComment } from '../../server/comments/store'
import { digestOf, hide } from '../../server/comments/token'
import type { SourceComment } from '../source/source'
import { toCommentText } from './comment-text'

export interface CommentTarget {
  readonly file: string
  readonly url?: string | undefined
}

export interface CommentsOptions {
  /** The old site's address: a comment is known again by it and by its number. */
  readonly site: string
  readonly keepsEmails: boolean
}

/** Takes in the comments of one entry after the other. Those that are there already are left out. */
export async function openCommentImport(target: CommentTarget, { site, keepsEmails }: CommentsOptions) {
  const store: CommentStore = await openComments(target)
  let waiting: StoredComment[] = []
  let added = 0
  /** Each time takes a moment on the disk: many comments share it. */
  const flush = async (): Promise<void> => {
    const ready = waiting
    waiting = []
    if (ready.length > 0) added += await store.takeIn(ready, new Map())
  }
  return {
    add: async (thread: string, comments: readonly SourceComment[]): Promise<void> => {
      waiting.push(...parentsFirst(comments).map((comment) => toStored(comment, { thread, site, keepsEmails, secret: store.secret })))
      if (waiting.length >= AT_ONCE) await flush()
    },
    /** Returns how many are new. */
    finish: async (): Promise<number> => {
      await flush()
      return added
    },
    close: () => store.close(),
  }
}

const AT_ONCE = 500

interface Into {
  readonly thread: string
  readonly site: string
  readonly keepsEmails: boolean
  readonly secret: string
}

export function toStored(comment: SourceComment, { thread, site, keepsEmails, secret }: Into): StoredComment {
  const name = cleanLine(comment.name).slice(0, MOST_NAME) || '–'
  const text = cleanText(toCommentText(comment)).trim() || '…'
  const email = cleanLine(comment.email)
  const parent = Number(comment.parent) || 0
  return {
    id: Number(comment.id) || 0,
    post: thread,
    parent,
    path: '',
    name,
    email: keepsEmails && email ? email : null,
    text,
    created: comment.date ? Date.parse(`${comment.date.replace(' ', 'T')}Z`) || 0 : 0,
    state: comment.state,
    form: digestOf(['import', site, comment.id]),
    digest: digestOf([thread, parent, name, text]),
    // Whom the owner has approved at the old site is known here.
    author: email ? hide(secret, `author ${email.toLowerCase()} ${name.toLowerCase()}`) : '',
  }
}

/** Replies after what they reply to. One whose parent is gone stands by itself. */
export function parentsFirst(comments: readonly SourceComment[]): SourceComment[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]))
  const done = new Set<string>()
  const out: SourceComment[] = []
  for (const comment of comments) {
    const chain: SourceComment[] = []
    for (let at: SourceComment | undefined = comment; at && !done.has(at.id); at = byId.get(at.parent)) {
      done.add(at.id)
      chain.push(at)
    }
    out.push(...chain.reverse())
  }
  return out
}
