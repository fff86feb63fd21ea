import type { LanguageToolbarOptions } from '../language-toolbar.options'
import type { State } from './model'
import { ask } from './question'

interface Setting {
  /** Where its parts are put. */
  readonly host: HTMLElement
  readonly trigger: HTMLElement
  readonly options: LanguageToolbarOptions
}

interface Teller {
  /** Says to screen readers what happens, and to everybody what went wrong. */
  tell(state: State, nameOf: (code: string) => string): void
  ask(language: string, signal: AbortSignal): Promise<boolean>
}

export function createTeller({ host, trigger, options }: Setting, signal: AbortSignal): Teller {
  const status = document.createElement('p')
  status.dataset.part = 'language-status'
  status.role = 'status'
  status.translate = false
  const notice = document.createElement('p')
  notice.dataset.part = 'language-notice'
  notice.popover = 'auto'
  notice.translate = false
  host.append(status, notice)
  signal.addEventListener('abort', () => [status, notice].forEach((part) => part.remove()))
  return {
    tell: (state, nameOf) => {
      const text = textOf(state, options)
      status.textContent = text.replace('%s', () => nameOf('to' in state ? state.to : state.shown))
      if (state.name !== 'failed') return notice.hidePopover()
      notice.textContent = status.textContent
      notice.showPopover()
    },
    ask: (language, ended) => {
      const { questionText, allowText, refuseText } = options
      const question = { text: questionText.replace('%s', () => language), allow: allowText, refuse: refuseText, button: trigger }
      return ask(host, question, AbortSignal.any([signal, ended]))
    },
  }
}

function textOf({ name }: State, { translatingText, translatedText, failedText }: LanguageToolbarOptions): string {
  if (name === 'translating') return translatingText
  if (name === 'failed') return failedText
  return name === 'still' ? translatedText : ''
}
