import { articleIn, linkTo, type CommentedSite } from './site'
import type { StoredComment } from './store'

/** Where the owner wants to be told of new comments. Nowhere, unless the machine's settings say so. */
export interface Notices {
  /** An address to which every new comment is posted as JSON. */
  readonly webhook?: string | undefined
  /** smtp://user:password@host:587 */
  readonly smtp?: string | undefined
  readonly mailTo?: string | undefined
}

/** ms after which a machine that does not answer is given up. */
const LONGEST = 10_000

/** Tells the owner of a new comment. A visitor never waits for it, and a failure is a line in the log: the comment is stored by then. */
export function makeNotifier(site: CommentedSite, notices: Notices): (comment: StoredComment) => void {
  return (comment) => {
    const notice = describe(site, comment)
    const { id, name, text, state, url, title } = notice
    const decide = state === 'held' ? `\n\nApprove: npm run comments -- approve ${id}\nReject: npm run comments -- reject ${id}` : ''
    sendNotice(notices, {
      what: 'a comment',
      json: notice,
      subject: `${state === 'held' ? 'Held' : 'New'} comment by ${name} on ${title}`,
      text: `${text}\n\n${name}\n${url}${decide}`,
    })
  }
}

function describe(site: CommentedSite, { id, post, name, text, state }: StoredComment) {
  const article = articleIn(site, post) ?? { path: '/', title: post }
  return { id, post, name, text, state, url: `${site.address}${linkTo(article, id)}`, title: article.title }
}

export interface Notice {
  /** What the log calls it. */
  readonly what: string
  readonly json: object
  readonly subject: string
  readonly text: string
}

export function sendNotice({ webhook, smtp, mailTo }: Notices, notice: Notice): void {
  const tasks = [...(webhook ? [post(webhook, notice.json)] : []), ...(smtp && mailTo ? [mail({ smtp, mailTo }, notice)] : [])]
  for (const task of tasks) task.catch((error: Error) => console.error(`The owner could not be told of ${notice.what}: ${error.message}`))
}

async function post(webhook: string, notice: object): Promise<void> {
  const { ok, status } = await fetch(webhook, {
    method: 'POST',
    body: JSON.stringify(notice),
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(LONGEST),
  })
  if (!ok) throw new Error(`the webhook answered with ${status}`)
}

async function mail({ smtp, mailTo }: { readonly smtp: string; readonly mailTo: string }, { subject, text }: Notice): Promise<void> {
  const { createTransport } = await import('nodemailer')
  // Its own limits are minutes: as many letters as comments would wait for a machine that hangs.
  const limits = { connectionTimeout: LONGEST, greetingTimeout: LONGEST, socketTimeout: LONGEST, dnsTimeout: LONGEST }
  await createTransport({ url: smtp, ...limits }, { from: mailTo }).sendMail({
    to: mailTo,
    subject,
    text,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}
