import { report } from '../../page/services/report'
import { findLink } from './page/links'

/** The cipher stays off the page until a visitor turns to a protected link. */
const load = () => import('./page/opening')

/** One set of listeners for every protected link of the page, whenever it arrived. */
export function mountMailLink(root: HTMLElement, signal: AbortSignal): void {
  const prepare = ({ target }: Event) => {
    const link = findLink(target)
    // What cannot be loaded now is tried again, and told, at the click.
    if (link)
      void load().then(
        (opening) => opening.prepare(link),
        () => {},
      )
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) root.addEventListener(type, prepare, { passive: true, signal })

  const open = (event: Event) => {
    // Someone else's, a second listener of ours, or the context menu's button.
    if (event.defaultPrevented || (event as MouseEvent).button === 2) return
    const link = findLink(event.target)
    if (!link) return
    event.preventDefault()
    if (!isPlain(event as MouseEvent)) return
    void load()
      .then((opening) => opening.follow(link))
      .catch((error: unknown) => report({ feature: 'mail-link', error }))
  }
  root.addEventListener('click', open, { signal })
  root.addEventListener('auxclick', open, { signal })
}

/**
 * Another button or a modifier asks for a tab, a window or a download. There is nothing to show in one: the address of
 * the link is empty, and what it hides goes to the visitor's mail program.
 */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey
