import { after } from '../../page/services/clock'
import { readOptions } from '../../page/services/options'
import { report } from '../../page/services/report'
import { rememberAttributes } from '../../page/ui/markup'
import { fetchThread } from './comments.fetch'
import { initial, next, type Event, type State } from './comments.model'
import { CANCEL_LINK } from './comments.names'
import { commentsFields } from './comments.options'
import { isComment, NO_PARENT, type CommentData, type Draw, type FetchedThread } from './comments.thread'

export interface CommentsEvents {
  /** The state of the form's comment has changed. */
  onStateChange?(state: State): void
  /** The server has accepted a comment. */
  onPost?(comment: CommentData): void
  /** Draws what the served thread does not have, in place of the page's own way. */
  draw?: Draw
}

/** What the server answers to a form that a script has sent. */
interface Answer {
  readonly comment?: CommentData | undefined
  /** What to tell the visitor. */
  readonly message?: string
  /** For the next try, where this one was too old. */
  readonly token?: string
}

/** What stands for a comment that has no number yet. */
const DRAFT = 'draft'
/** ms after which an answer is no longer waited for. */
const LONGEST_ANSWER = 30_000

/** For whoever has written the server. */
const NO_COMMENT =
  'the server has taken the form, but its answer is not JSON like { "comment": { "id": "7", "parent": "0", "name": "…", "text": "…", "date": "…", "day": "…" } }. The visitor is told that it failed.'

/** How many comments of a fetched thread are drawn at a time. */
const PART = 10

/** Sends the form in place: the comment is seen at once as being sent, then where it belongs. On failure the text stays. */
export function mountComments(section: HTMLElement, signal: AbortSignal, events: CommentsEvents = {}): void {
  const form = section.querySelector<HTMLFormElement>('#commentform')
  const status = section.querySelector<HTMLElement>('[data-part="status"]')
  if (!form || !status) return
  const texts = readOptions(commentsFields, section, { feature: 'comments' })
  const remember = rememberAttributes(signal)
  remember(form, 'data-state')
  remember(status, 'data-state')
  const draw = events.draw ?? drawOn(section, signal)
  let state: State = initial()
  let kept: readonly CommentData[] = []
  let draft: CommentData | undefined
  let thread: FetchedThread | undefined
  form.dataset.state = state
  const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement | null
  const valueOf = (name: string) => control(name)?.value ?? ''

  const say = (message: string) => {
    status.textContent = message
    status.dataset.state = state
  }
  const show = () => {
    const pending = draft && (state === 'sending' || state === 'waiting') ? [{ ...draft, state }] : []
    draw([...kept, ...pending], thread)
  }
  const send = (event: Event): boolean => {
    const before = state
    state = next(state, event)
    if (state === before) return false
    form.dataset.state = state
    events.onStateChange?.(state)
    return true
  }

  const post = async (body: URLSearchParams) => {
    say(texts.sendingText)
    show()
    try {
      const response = await fetch(form.action, {
        method: 'POST',
        body,
        headers: { accept: 'application/json' },
        signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_ANSWER)]),
      })
      const answer = readAnswer(await response.text())
      if (response.ok && !answer.comment) report({ feature: 'comments', error: NO_COMMENT, element: section })
      if (answer.token) setValue(control('token'), answer.token)
      if (response.ok && isComment(answer.comment)) taken(answer.comment, body.get('comment') ?? '')
      else failed({ type: 'answer', answer: 'failed' }, answer.message)
    } catch {
      // Offline, an answer that is none, or none in time: the server stores the same form once, so it may be sent again.
      if (!signal.aborted) failed({ type: 'silence', isOnline: navigator.onLine })
    }
  }
  const failed = (event: Event, message = texts.failedText) => {
    send(event)
    say(state === 'waiting' ? texts.waitingText : message)
    show()
  }
  const taken = (comment: CommentData, text: string) => {
    const isHeld = comment.state === 'held'
    send({ type: 'answer', answer: isHeld ? 'held' : 'shown' })
    const isFirst = !kept.some(({ id }) => id === comment.id)
    kept = [...kept.filter(({ id }) => id !== comment.id), comment]
    if (thread && isFirst && !isHeld) thread = { ...thread, total: thread.total + 1 }
    draft = undefined
    // What was typed meanwhile is another comment.
    if (valueOf('comment') === text) setValue(control('comment'), '')
    // Back to its own place, where it was under a comment.
    if (valueOf('comment_parent') !== NO_PARENT) document.querySelector<HTMLElement>(CANCEL_LINK)?.click()
    show()
    say(isHeld ? texts.heldText : texts.sentText)
    events.onPost?.(comment)
  }

  form.addEventListener(
    'submit',
    (event) => {
      if (event.defaultPrevented) return
      event.preventDefault()
      // Before anything is changed: to read a text field the browser brings the whole page up to date.
      const body = readForm(form)
      if (!send({ type: 'send', isOnline: navigator.onLine }) && state !== 'waiting') return
      draft = {
        id: DRAFT,
        parent: valueOf('comment_parent') || NO_PARENT,
        name: valueOf('author'),
        text: valueOf('comment'),
        date: new Date().toISOString(),
        // It says that it is being sent; the day comes with the answer.
        day: '',
      }
      if (state === 'sending') void post(body)
      else {
        say(texts.waitingText)
        show()
      }
    },
    { signal },
  )
  form.addEventListener(
    'input',
    () => {
      if (!send({ type: 'write' })) return
      say('')
      show()
    },
    { signal },
  )
  const refresh = async () => {
    // What draws is there before the first part is: parts that had to wait for it would all be drawn in one go.
    const [{ comments, token, ...counts }] = await Promise.all([
      fetchThread(form, signal),
      events.draw ? undefined : loadView().catch(() => undefined),
    ])
    setValue(control('token'), token)
    const known = new Set(comments.map(({ id }) => id))
    const isOwn = ({ id }: CommentData) => !known.has(id)
    // A long page comes in parts, so that the visitor's next gesture never waits for all of it.
    for (let end = PART; !signal.aborted; end += PART) {
      kept = [...comments.slice(0, end), ...kept.filter(isOwn)]
      thread = { ...counts, isNew: true }
      show()
      thread = { ...thread, isNew: false }
      if (end >= comments.length) return
      await new Promise((resolve) => after(0, () => resolve(undefined), signal))
    }
  }
  // Where it does not come, the link to it stays.
  if (texts.isFetched) refresh().catch(() => undefined)
  window.addEventListener('online', () => send({ type: 'online' }) && void post(readForm(form)), { signal })
  // What draws a comment comes while it is being written.
  if (!events.draw) form.addEventListener('focusin', () => void loadView().catch(() => undefined), { signal, once: true })
  signal.addEventListener('abort', () => {
    status.textContent = ''
    if (kept.length > 0 || draft || thread) draw([])
  })
}

/** A server may answer with the comment alone, and number it as its database does. What is no JSON says nothing. */
function readAnswer(text: string): Answer {
  try {
    const answer = Object(JSON.parse(text)) as Answer & Partial<CommentData>
    const comment = answer.comment ?? answer
    if (comment.id === undefined || typeof comment.text !== 'string') return { ...answer, comment: undefined }
    const { id, parent = NO_PARENT, name = '', date = new Date().toISOString() } = comment
    return { ...answer, comment: { ...comment, text: comment.text, id: String(id), parent: String(parent), name, date } }
  } catch {
    return {}
  }
}

const readForm = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))

function setValue(control: HTMLInputElement | null, value: string): void {
  if (control) control.value = value
}

const loadView = () => import('./comments.additions.view')

/** The page's own way to draw: React comes with the first comment that is written. Without it, the status says all. */
function drawOn(section: HTMLElement, signal: AbortSignal): Draw {
  let latest: Parameters<Draw> = [[]]
  let isAsked = false
  let drawn: Draw | undefined
  return (...given) => {
    latest = given
    if (drawn) drawn(...given)
    const [additions, thread] = given
    if (isAsked || signal.aborted || (additions.length === 0 && !thread)) return
    isAsked = true
    loadView()
      .then(({ drawAdditions }) => {
        if (signal.aborted) return
        drawn = drawAdditions(section, signal)
        drawn(...latest)
      })
      .catch((error: unknown) => {
        isAsked = false
        report({ feature: 'comments', error, element: section })
      })
  }
}
