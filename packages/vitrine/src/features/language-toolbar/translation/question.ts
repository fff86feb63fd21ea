export interface Question {
  readonly text: string
  readonly allow: string
  readonly refuse: string
  /** Where focus goes when it is answered. */
  readonly button: HTMLElement
}

/** Asks the visitor before a third party is sent anything. A newer choice ends it: that is a no. */
export function ask(host: HTMLElement, { text, allow, refuse, button }: Question, signal: AbortSignal): Promise<boolean> {
  const dialog = document.createElement('div')
  dialog.dataset.part = 'language-question'
  dialog.popover = 'manual'
  dialog.role = 'dialog'
  dialog.tabIndex = -1
  dialog.setAttribute('aria-label', text)
  const words = Object.assign(document.createElement('p'), { textContent: text })
  const yes = Object.assign(document.createElement('button'), { type: 'button', textContent: allow })
  yes.dataset.control = 'allow'
  const no = Object.assign(document.createElement('button'), { type: 'button', textContent: refuse })
  no.dataset.control = 'refuse'
  dialog.append(words, yes, no)
  host.append(dialog)
  dialog.showPopover()
  dialog.focus()
  return new Promise((resolve) => {
    const answer = (isYes: boolean) => {
      const hadFocus = dialog.contains(document.activeElement)
      dialog.remove()
      if (hadFocus) button.focus()
      resolve(isYes)
    }
    yes.onclick = () => answer(true)
    no.onclick = () => answer(false)
    dialog.onkeydown = (event) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      answer(false)
    }
    signal.addEventListener('abort', () => answer(false), { once: true })
  })
}
