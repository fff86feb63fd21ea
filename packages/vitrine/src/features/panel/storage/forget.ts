import { raise } from '../../../page/services/events'
import { localStore, sessionStore } from '../../../page/services/storage'

/** How the names of all that is kept of panels begin. */
const KEPT = 'off_canvas_'

/** A button with which visitors have all counts forgotten. It says so in the words of its `data-done`, and the page view begins anew. */
export function mountForget(button: HTMLElement, signal: AbortSignal): void {
  const forget = () => {
    for (const store of [localStore, sessionStore]) for (const name of store.keys(KEPT)) store.remove(name)
    button.dataset.state = 'forgotten'
    if (button.dataset.done) button.textContent = button.dataset.done
    raise('vitrine:page-view', undefined)
  }
  button.addEventListener('click', forget, { signal })
}
