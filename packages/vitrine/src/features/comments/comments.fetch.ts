import { addPost, isComment, type CommentData } from './comments.thread'

/** A page of a thread, as the server has it now. */
interface Thread {
  readonly comments: readonly CommentData[]
  readonly total: number
  readonly page: number
  readonly last: number
  /** For the form, which was served without one. */
  readonly token: string
}

/** The page of the thread that the address names: by its number, or by a comment on it. */
export async function fetchThread(form: HTMLFormElement, signal: AbortSignal): Promise<Thread> {
  const post = (form.elements.namedItem('comment_post_ID') as HTMLInputElement | null)?.value ?? ''
  const [address = ''] = form.action.split('#')
  const page = new URLSearchParams(location.search).get('comments')
  const comment = /^#comment-(\d+)$/.exec(location.hash)?.[1]
  const place = comment ? `&comment=${comment}` : page ? `&page=${encodeURIComponent(page)}` : ''
  const response = await fetch(addPost(address, post) + place, { headers: { accept: 'application/json' }, signal })
  if (!response.ok) throw new Error(`The thread was answered with ${response.status}.`)
  const thread = (await response.json()) as Thread
  return { ...thread, comments: thread.comments.filter(isComment) }
}
