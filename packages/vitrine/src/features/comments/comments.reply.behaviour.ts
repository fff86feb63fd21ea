import { clearStyles, rememberAttributes } from '../../page/ui/markup'
import { CANCEL_LINK, REPLY_LINK } from './comments.names'

/** Marks the form's own place while it is under a comment. */
const PLACEHOLDER = 'wp-temp-form-div'

/** What is moved, and where it came from. */
interface Reply {
  readonly respond: HTMLElement
  readonly placeholder: HTMLElement
  readonly heading: Text | undefined
  /** Where focus goes when the reply is cancelled. */
  link: HTMLElement
  /** Ends what belongs to this reply. */
  readonly life: AbortController
}

const byId = (id: string | undefined): HTMLElement | null => (id ? document.getElementById(id) : null)
const field = (id: string): HTMLInputElement | null => document.getElementById(id) as HTMLInputElement | null

/**
 * Moves the page's one comment form under the comment that is replied to, and back. It works by the ids and data attributes that
 * pages of this kind have, whichever system made them; comments that come later are served too. A link that leads nowhere here
 * is left to the browser.
 */
export function mountCommentReply(root: HTMLElement, signal: AbortSignal): void {
  let reply: Reply | undefined
  const cancel = () => {
    if (!reply) return
    const { respond, placeholder, heading, life } = reply
    reply = undefined
    const parent = field('comment_parent')
    if (parent) parent.value = '0'
    if (heading) heading.data = placeholder.textContent
    move(respond, (node) => placeholder.parentElement?.insertBefore(node, placeholder), placeholder)
    placeholder.remove()
    life.abort()
  }

  const begin = (link: HTMLElement): boolean => {
    const { commentid = '', postid = '', belowelement, respondelement, replyto } = link.dataset
    const below = byId(belowelement)
    const respond = byId(respondelement)
    const parent = field('comment_parent')
    if (!below || !respond || !parent || !commentid || !postid || respond.contains(below)) return false
    if (reply && reply.respond !== respond) cancel()
    reply ??= leaveHome(respond, link, cancel)
    reply.link = link
    const post = field('comment_post_ID')
    if (post) post.value = postid
    parent.value = commentid
    move(respond, (node) => below.after(node), below)
    if (reply.heading && replyto) reply.heading.data = replyto
    focusFirstField(respond)
    return true
  }

  // Before the document hears it: a link to #respond is one that leads to a place on the page, too.
  root.addEventListener(
    'click',
    (event) => {
      const { target, defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event
      if (defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return
      const link = target.closest<HTMLElement>(`${REPLY_LINK}, ${CANCEL_LINK}`)
      if (!link || !document.querySelector(CANCEL_LINK)) return
      if (!link.matches(CANCEL_LINK)) {
        if (begin(link)) event.preventDefault()
      } else if (reply) {
        event.preventDefault()
        const { link: from } = reply
        cancel()
        from.focus()
      }
    },
    { signal },
  )
  sendByKey(signal)
  signal.addEventListener('abort', cancel)
}

/** Marks the form's place, shows the way back, and watches that a comment that goes away does not take the form with it. */
function leaveHome(respond: HTMLElement, link: HTMLElement, cancel: () => void): Reply {
  const life = new AbortController()
  const remember = rememberAttributes(life.signal)
  const heading = firstText(document.getElementById('reply-title'))
  const placeholder = document.createElement('div')
  placeholder.id = PLACEHOLDER
  placeholder.hidden = true
  placeholder.textContent = heading?.data ?? ''
  respond.before(placeholder)
  const way = document.querySelector<HTMLElement>(CANCEL_LINK)
  if (way) {
    remember(way, 'hidden', 'style')
    way.hidden = false
    clearStyles(way, 'display')
  }
  // A link to whom the page itself was asked to reply to: the heading says another name now.
  const named = heading?.nextSibling
  if (named instanceof HTMLAnchorElement && !named.matches(CANCEL_LINK)) {
    remember(named, 'hidden')
    named.hidden = true
  }
  const observer = new MutationObserver(() => !respond.isConnected && placeholder.isConnected && cancel())
  observer.observe(document.body, { childList: true, subtree: true })
  life.signal.addEventListener('abort', () => observer.disconnect())
  return { respond, placeholder, heading, link, life }
}

const firstText = (heading: HTMLElement | null): Text | undefined =>
  [...(heading?.childNodes ?? [])].find((node): node is Text => node instanceof Text && node.data.trim() !== '')

type Movable = Element & { moveBefore?(node: Node, before: Node | null): void }

/** What was typed and chosen stays in a form that is moved. Where the browser can, frames and selections stay alive too. */
function move(respond: HTMLElement, otherwise: (node: HTMLElement) => unknown, beside: HTMLElement): void {
  const parent = beside.parentElement as Movable | null
  const before = beside.id === PLACEHOLDER ? beside : beside.nextSibling
  if (before === respond) return
  if (respond.isConnected && parent?.moveBefore) parent.moveBefore(respond, before)
  else otherwise(respond)
}

function focusFirstField(respond: HTMLElement): void {
  const fields = respond.querySelectorAll<HTMLElement>('input:not([type="hidden"]), textarea, select, button')
  const isUsable = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled, [inert] *, [tabindex="-1"]')
  ;[...fields].find(isUsable)?.focus()
}

/** Ctrl+Enter and Cmd+Enter send the form as its button does: the browser checks the fields first. */
function sendByKey(signal: AbortSignal): void {
  let isGone = false
  const isForm = (target: EventTarget | null): target is HTMLElement =>
    target instanceof HTMLElement && target.closest('#commentform') !== null
  document.addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, altKey, repeat, isComposing, target, defaultPrevented } = event
      if (key !== 'Enter' || !(ctrlKey || metaKey) || altKey || defaultPrevented || isComposing) return
      if (!isForm(target) || target.closest('a')) return
      event.preventDefault()
      if (repeat || isGone) return
      const form = target.closest<HTMLFormElement>('#commentform')!
      HTMLFormElement.prototype.requestSubmit.call(
        form,
        form.querySelector<HTMLElement>(':is(button, input)[type="submit"], button:not([type])'),
      )
    },
    { signal },
  )
  // A form that the browser is sending is not sent again; a page that comes back from the browser's memory begins anew.
  window.addEventListener('submit', (event) => isForm(event.target) && (isGone = !event.defaultPrevented), { signal })
  window.addEventListener('pageshow', () => (isGone = false), { signal })
}
