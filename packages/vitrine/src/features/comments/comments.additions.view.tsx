import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { readOptions } from '../../page/services/options'
import { TextsContext } from '../../react/context'
import { drawIn } from '../../react/draw'
import { CommentItem } from './comments.item.view'
import { commentsFields } from './comments.options'
import { CommentPages } from './comments.pages.view'
import { fill } from './comments.text'
import { buildThread, MOST_DEPTH, pageHref, type Draw, type FetchedThread } from './comments.thread'

/**
 * Draws comments that the served thread does not have, each at the end of the list that it belongs to. The served ones stay as
 * they are: nothing is drawn again, however long the thread is.
 */
export function drawAdditions(section: HTMLElement, signal: AbortSignal): Draw {
  const options = readOptions(commentsFields, section, { feature: 'comments' })
  const post = section.querySelector<HTMLInputElement>('[name="comment_post_ID"]')?.value ?? ''
  const context = { locale: section.closest<HTMLElement>('[lang]')?.lang }
  const served = new Set([...section.querySelectorAll<HTMLElement>('[data-comment]')].map(({ dataset }) => dataset.comment))
  // In an element of its own, which is nowhere: everything goes through portals.
  const draw = drawIn(document.createElement('div'), Children, signal)
  const made: Element[] = []
  signal.addEventListener('abort', () => made.forEach((list) => list.remove()))

  /** The list that replies to a comment stand in. Beyond the deepest level they stand beside it. */
  const listFor = (parent: string): Element | null => {
    const item = section.querySelector(`[data-comment="${CSS.escape(parent)}"]`)
    if (!item) return section.querySelector('[data-part="thread"]')
    const own = item.querySelector(':scope > [data-part="replies"]')
    if (own) return own
    if (countAround(item) >= MOST_DEPTH) return item.parentElement
    const list = document.createElement('ol')
    list.dataset.part = 'replies'
    item.append(list)
    made.push(list)
    return list
  }
  const pagesPlace = document.createElement('div')
  const say = sayOn(section, signal)
  /** What is said about a thread that was fetched: how long it is, and where the rest of it is. */
  const around = (thread: FetchedThread) => {
    say('[data-part="title"]', fill(options.titleText, { count: thread.total }))
    say('[data-part="empty"]', options.emptyText)
    if (thread.last < 2) return null
    if (!pagesPlace.isConnected) section.querySelector('[data-part="thread"]')?.after(pagesPlace)
    return createPortal(<CommentPages {...thread} hrefOf={pageHref} options={options} />, pagesPlace, 'pages')
  }
  made.push(pagesPlace)
  return (additions, thread) => {
    const branches = buildThread(additions.filter(({ id }) => !served.has(id)))
    const portals = branches.map((branch) => {
      const list = listFor(branch.comment.parent)
      return list && createPortal(<CommentItem {...{ branch, post, options }} />, list, branch.comment.id)
    })
    const children = <TextsContext value={context}>{[...portals, thread && around(thread)]}</TextsContext>
    // A comment that somebody has been sent to is there at once; everything else takes the time that the page can spare.
    draw({ children }, { isUrgent: thread?.isNew === true && location.hash.startsWith('#comment-') })
    if (thread?.isNew) goTo(location.hash)
  }
}

/** The browser has looked for the place before it was there. */
function goTo(hash: string): void {
  const place = /^#comment-\d+$/.test(hash) ? document.getElementById(hash.slice(1)) : null
  if (place && !place.matches(':target')) location.replace(hash)
}

/** Puts a text in the place of what was served, until the end. */
function sayOn(section: HTMLElement, signal: AbortSignal): (selector: string, text: string) => void {
  const before = new Map<Element, readonly Node[]>()
  signal.addEventListener('abort', () => before.forEach((nodes, element) => element.replaceChildren(...nodes)))
  return (selector, text) => {
    const element = section.querySelector(selector)
    if (!element || element.textContent === text) return
    if (!before.has(element)) before.set(element, [...element.childNodes])
    element.textContent = text
  }
}

const Children = ({ children }: { readonly children: ReactNode }) => children

/** How deep a comment stands in its thread. */
function countAround(item: Element | null | undefined): number {
  return item ? 1 + countAround(item.parentElement?.closest('[data-comment]')) : 0
}
