import { restart } from './panel.arrival.behaviour'
import { forgetAll } from './panel.storage'

/** A button with which visitors have all counts forgotten. It says so in the words of its `data-done`, and the page view begins anew. */
export function mountForget(button: HTMLElement, signal: AbortSignal): void {
  const forget = () => {
    forgetAll()
    button.dataset.state = 'forgotten'
    if (button.dataset.done) button.textContent = button.dataset.done
    restart()
  }
  button.addEventListener('click', forget, { signal })
}
