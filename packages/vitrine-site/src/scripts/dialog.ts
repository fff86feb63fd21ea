import { start } from 'vitrine'
import { hasConsent, setConsent, type ConsentGroup } from 'vitrine/page/ui/consent'

interface Question {
  readonly groups: readonly ConsentGroup[]
  /** Those that the visitor has not answered yet. */
  readonly findUnanswered: () => readonly ConsentGroup[]
  /** The visitor has opened it: focus goes there. What comes by itself is announced, and takes nobody's place away. */
  readonly isAskedFor: boolean
  readonly signal: AbortSignal
}

/** Shows the dialog, which is a panel of the page, and acts on the answer. */
export function showDialog({ groups, findUnanswered, isAskedFor, signal }: Question): void {
  const open = document.querySelector<HTMLDialogElement>('dialog[data-panel="consent"]')
  if (open) return open.focus()
  const template = document.querySelector<HTMLTemplateElement>('template[data-part="consent"]')
  const dialog = template?.content.querySelector('dialog')?.cloneNode(true) as HTMLDialogElement | undefined
  if (!dialog) return
  for (const box of boxesIn(dialog)) box.checked = hasConsent(box.value as ConsentGroup)

  const life = new AbortController()
  const opener = document.activeElement as HTMLElement | null
  dialog.addEventListener('vitrine:panel', (event) => {
    const { state } = (event as CustomEvent<{ state: { name: string } }>).detail
    if (state.name !== 'shown') return
    if (isAskedFor) dialog.focus({ preventScroll: true })
    else announce(dialog)
  })
  dialog.addEventListener('close', () => {
    life.abort()
    end()
    dialog.remove()
    if (isAskedFor) opener?.focus({ preventScroll: true })
    answer(dialog, groups, findUnanswered())
  })
  // Answered in another window, or by another tool.
  const follow = () => findUnanswered().length === 0 && dialog.close('elsewhere')
  if (!isAskedFor)
    document.addEventListener('vitrine:consent', () => setTimeout(follow), { signal: AbortSignal.any([life.signal, signal]) })
  // After the skip link: the second stop of the keyboard, wherever the dialog is seen.
  const skip = document.querySelector('body > a[href="#main"]')
  if (skip) skip.after(dialog)
  else document.body.prepend(dialog)
  const end = start(dialog)
}

/** Closing it without a word is a no, where nothing was said before. */
function answer(dialog: HTMLDialogElement, groups: readonly ConsentGroup[], unanswered: readonly ConsentGroup[]): void {
  const way = dialog.returnValue
  const chosen = boxesIn(dialog).flatMap(({ checked, value }) => (checked ? [value] : []))
  if (way === 'elsewhere') return
  const isAllowed = (group: ConsentGroup) => way === 'allow' || (way === 'choose' && chosen.includes(group))
  const isAnswer = way === 'allow' || way === 'refuse' || way === 'choose'
  for (const provider of isAnswer ? groups : unanswered) setConsent({ provider, isAllowed: isAllowed(provider), isKept: true })
}

const boxesIn = (dialog: HTMLElement): HTMLInputElement[] => [
  ...dialog.querySelectorAll<HTMLInputElement>('input[type="checkbox"]:not(:disabled)'),
]

function announce(dialog: HTMLElement): void {
  const status = document.createElement('p')
  status.role = 'status'
  status.className = 'visually-hidden'
  document.body.append(status)
  setTimeout(() => (status.textContent = dialog.querySelector('h2')?.textContent ?? ''), 100)
  dialog.addEventListener('close', () => status.remove())
}
