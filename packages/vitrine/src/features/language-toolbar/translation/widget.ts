import { after } from '../../../page/services/clock'
import { trustScript } from '../../../page/services/trusted-script'
import { hasConsent } from '../../../page/ui/consent'
import type { Adapter } from './adapter'
import { forgetChoice, readChoice } from './cookie'
import { admitWidget } from './widget-policy'

/** The names are the widget's own: pages that have it already have them too. */
const CALLBACK = 'GoogleLanguageTranslatorInit'
const ADDRESS = `https://translate.google.com/translate_a/element.js?cb=${CALLBACK}`
const CONTAINER = 'google_language_translator'
const LIST = 'select.goog-te-combo'

interface Widget {
  readonly from: string
  /** The languages that are offered. */
  readonly languages: readonly string[]
  /** ms */
  readonly retryDelay: number
  readonly patience: number
}

interface GoogleWindow {
  google?: { translate?: { TranslateElement?: new (options: object, container: string) => unknown } }
  [CALLBACK]?: () => void
}

/** How many looks the page has to come back to its original before it is loaded anew. */
const RETURN_TRIES = 4

/** The third-party widget, driven by its own list of languages. */
export function createWidgetAdapter({ from, languages, retryDelay, patience }: Widget): Adapter {
  const isThere = () => findList() !== null
  return {
    isThirdParty: true,
    needsConsent: () => !isThere() && !hasConsent('translate'),
    canServe: async () => true,
    translate: async (to, { signal, onReady }) => {
      const failed = isThere() ? undefined : loadWidget(from, languages)
      for (let waited = 0; ; waited += retryDelay) {
        if (isShown(to)) return
        const list = findList()
        if (list && list.options.length > 0) {
          if (![...list.options].some(({ value }) => value === to)) throw new Error(`The widget does not offer ${to}.`)
          await onReady()
          signal.throwIfAborted()
          choose(list, to)
          if (isShown(to)) return
        }
        if (waited >= patience) throw new Error('The widget did not come.')
        await Promise.race([wait(retryDelay, signal), ...(failed ? [failed] : [])])
      }
    },
    restore: async (signal) => {
      for (let tries = 0; tries < RETURN_TRIES; tries += 1) {
        const list = findList()
        if (list) choose(list, from)
        forgetChoice()
        if (!isTranslated()) return
        await wait(retryDelay, signal)
      }
      // It does not let go of the page: without the cookie it comes back as it was.
      location.reload()
    },
  }
}

const findList = (): HTMLSelectElement | null => document.querySelector<HTMLSelectElement>(LIST)

function choose(list: HTMLSelectElement, code: string): void {
  list.value = code
  // The page's own language mostly is not in the list: then its first line means the original.
  if (list.value !== code) list.selectedIndex = 0
  list.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The widget marks the root of a page that it has translated. */
export const isTranslated = (): boolean => /(^|\s)translated-(ltr|rtl)(\s|$)/.test(document.documentElement.className)
const isShown = (to: string): boolean => isTranslated() && (readChoice()?.to === to || document.documentElement.lang === to)

let loading: Promise<never> | undefined

/** Fetches the widget, once. The result never resolves; it rejects where the script does not arrive, and a later choice tries again. */
function loadWidget(from: string, languages: readonly string[]): Promise<never> {
  if (loading) return loading
  const page = window as unknown as GoogleWindow
  const container = document.getElementById(CONTAINER) ?? createContainer(from)
  page[CALLBACK] ??= () => {
    const { TranslateElement } = page.google?.translate ?? {}
    if (TranslateElement)
      new TranslateElement({ pageLanguage: from, includedLanguages: languages.join(','), autoDisplay: false }, container.id)
  }
  loading = new Promise((_, reject) => {
    const script = Object.assign(document.createElement('script'), { async: true })
    const fail = () => {
      script.remove()
      loading = undefined
      reject(new Error('The widget could not be fetched.'))
    }
    script.onerror = fail
    admitWidget()
    try {
      script.src = trustScript(ADDRESS)
      document.querySelector('head')!.append(script)
    } catch {
      // The page's own policy lets no such script in.
      fail()
    }
  })
  // Heard by whoever waits for it; nobody may be.
  loading.catch(() => {})
  return loading
}

function createContainer(from: string): HTMLElement {
  const container = document.createElement('div')
  container.id = CONTAINER
  container.className = `default-language-${from}`
  container.hidden = true
  document.querySelector('body')!.append(container)
  return container
}

const wait = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error)
    after(ms, resolve, signal)
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
