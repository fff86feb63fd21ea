import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { readOptions } from '../../page/services/options'
import { VitrineContext } from '../../react/context'
import { drawIn } from '../../react/draw'
import { CommentItem } from './comments.item.view'
import { commentsFields } from './comments.options'
import { buildThread, MOST_DEPTH, type CommentData } from './comments.thread'

/**
 * Draws comments that the served thread does not have, each at the end of the list that it belongs to. The served ones stay as
 * they are: nothing is drawn again, however long the thread is.
 */
export function drawAdditions(section: HTMLElement, signal: AbortSignal): (additions: readonly CommentData[]) => void {
  const options = readOptions(commentsFields, section, { feature: 'comments' })
  const post = section.querySelector<HTMLInputElement>('[name="comment_post_ID"]')?.value ?? ''
  const context = { texts: {}, settings: {}, locale: section.closest<HTMLElement>('[lang]')?.lang }
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
  return (additions) => {
    const branches = buildThread(additions.filter(({ id }) => !served.has(id)))
    const portals = branches.map((branch) => {
      const list = listFor(branch.comment.parent)
      return list && createPortal(<CommentItem {...{ branch, post, options }} />, list, branch.comment.id)
    })
    draw({ children: <VitrineContext value={context}>{portals}</VitrineContext> })
  }
}

const Children = ({ children }: { readonly children: ReactNode }) => children

/** How deep a comment stands in its thread. */
function countAround(item: Element | null | undefined): number {
  return item ? 1 + countAround(item.parentElement?.closest('[data-comment]')) : 0
}
