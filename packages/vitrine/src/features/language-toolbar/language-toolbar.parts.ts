import { codeOf, defaultIn } from './language-toolbar.rules'
import { OLDER_TRIGGER } from './language-toolbar.selector'

const OLDER_FLAGS = '#flags'
const OLDER_CONTAINER = '#google_language_translator'

export interface Flag {
  readonly link: HTMLAnchorElement
  readonly code: string
  readonly label: string
  /** The site's own page in that language. */
  readonly hasPage: boolean
}

export interface Parts {
  readonly trigger: HTMLElement
  readonly toolbar: HTMLElement
  /** An older page's, which knows nothing of popovers. */
  readonly isOlder: boolean
  flags(): readonly Flag[]
}

export function findParts(element: HTMLElement): Parts {
  const isOlder = element.matches(OLDER_TRIGGER)
  const trigger = isOlder ? element : element.querySelector<HTMLElement>('[data-part="trigger"]')
  const toolbar = isOlder
    ? document.querySelector<HTMLElement>(element.dataset.toolbarContent ?? OLDER_FLAGS)
    : element.querySelector<HTMLElement>('[data-part="language-flags"]')
  if (!trigger || !toolbar)
    throw new Error('A language toolbar needs a button (data-part="trigger") and a toolbar (data-part="language-flags").')
  return { trigger, toolbar, isOlder, flags: () => [...toolbar.querySelectorAll('a')].flatMap(readFlag) }
}

function readFlag(link: HTMLAnchorElement): Flag[] {
  const code = codeOf(link.className)
  const label = link.title || link.textContent.trim()
  return code ? [{ link, code, label: label || code, hasPage: !/^(#|$)/.test(link.getAttribute('href') ?? '') }] : []
}

/** The default language as an older page names it. */
export const olderDefault = (): string | undefined =>
  (window as { glt_default_lang?: string }).glt_default_lang ?? defaultIn(document.querySelector(OLDER_CONTAINER)?.className ?? '')
