import type { CommentedSite } from './site'
import type { StoredComment } from './store'

/** Where the owner wants to be told of new comments. Nowhere, unless the machine's settings say so. */
export interface Notices {
  /** An address to which every new comment is posted as JSON. */
  readonly webhook?: string | undefined
  /** smtp://user:password@host:587 */
  readonly smtp?: string | undefined
  readonly mailTo?: string | undefined
}

const LONGEST = 10_000

/** Tells the owner of a new comment. A visitor never waits for it, and a failure is a line in the log. */
export function makeNotifier(site: CommentedSite, { webhook, smtp, mailTo }: Notices): (comment: StoredComment) => void {
  const tell = async (comment: StoredComment) => {
    const { id, post, name, text, state } = comment
    const url = `${site.address}${site.posts[post]?.path ?? ''}#comment-${id}`
    const title = site.posts[post]?.title ?? post
    const tasks: Promise<unknown>[] = []
    if (webhook) {
      const body = JSON.stringify({ id, post, name, text, state, url, title })
      const headers = { 'content-type': 'application/json' }
      tasks.push(fetch(webhook, { method: 'POST', body, headers, signal: AbortSignal.timeout(LONGEST) }).then(check))
    }
    if (smtp && mailTo) tasks.push(mail({ title, name, text, state, url, id }))
    await Promise.all(tasks)
  }
  const mail = async ({
    title,
    name,
    text,
    state,
    url,
    id,
  }: Record<'title' | 'name' | 'text' | 'state' | 'url', string> & { id: number }) => {
    const { createTransport } = await import('nodemailer')
    const decide = state === 'held' ? `\n\nApprove: npm run comments -- approve ${id}\nReject: npm run comments -- reject ${id}` : ''
    await createTransport(smtp, { from: mailTo }).sendMail({
      to: mailTo,
      subject: `${state === 'held' ? 'Held' : 'New'} comment by ${name} on ${title}`,
      text: `${text}\n\n${name}\n${url}${decide}`,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  return (comment) =>
    void tell(comment).catch((error: Error) => console.error(`The owner could not be told of a comment: ${error.message}`))
}

function check({ ok, status }: Response): void {
  if (!ok) throw new Error(`the webhook answered with ${status}`)
}
