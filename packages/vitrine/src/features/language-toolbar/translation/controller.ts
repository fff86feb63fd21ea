import { onConsent, setConsent } from '../../../page/ui/consent'
import type { AdapterName, LanguageToolbarOptions } from '../language-toolbar.options'
import { directionOf, isSameLanguage } from '../language-toolbar.rules'
import type { Adapter } from './adapter'
import { createBrowserAdapter } from './browser'
import { forgetChoice, readChoice, storeChoice } from './cookie'
import { initial, next, type Event, type State } from './model'
import { createWidgetAdapter, isTranslated } from './widget'

export interface Translation {
  /** The newest choice wins. */
  choose(to: string, choice: Choice): void
  state(): State
  /** The language in which the page is written. */
  readonly original: string
}

export interface Choice {
  /** Puts the question to the visitor where a third party would be sent the page. */
  ask(signal: AbortSignal): Promise<boolean>
  /** The address of the site's own page in that language. */
  readonly page?: string | undefined
}

/** Nobody is asked anything by a page that has only just arrived. */
const STORED: Choice = { ask: async () => false }

export interface TranslationOptions extends Pick<LanguageToolbarOptions, 'order' | 'retryDelay' | 'patience'> {
  readonly original: string
  /** The languages that the toolbar offers. */
  readonly languages: readonly string[]
}

interface Shared {
  readonly translation: Translation
  readonly life: AbortController
  readonly listeners: Set<(state: State) => void>
}

let shared: Shared | undefined
/** What the root said before a translation that goes on without a toolbar. */
let left: { readonly lang: string | null; readonly dir: string | null } | undefined

/** The language in which the page was served. */
export const servedLanguage = (): string => left?.lang ?? readChoiceOfWidget()?.from ?? document.documentElement.lang

/** A page that the widget has translated already has another language on its root than it was written in. */
const readChoiceOfWidget = () => (isTranslated() ? readChoice() : undefined)

/** The page is translated once, however many toolbars it has. It ends with the last of them. */
export function joinTranslation(options: TranslationOptions, signal: AbortSignal, listener: (state: State) => void): Translation {
  shared ??= begin(options)
  const joined = shared
  joined.listeners.add(listener)
  signal.addEventListener('abort', () => {
    joined.listeners.delete(listener)
    if (joined.listeners.size > 0) return
    joined.life.abort()
    if (shared === joined) shared = undefined
  })
  return joined.translation
}

function begin(options: TranslationOptions): Shared {
  const life = new AbortController()
  const listeners = new Set<(state: State) => void>()
  const translation = createTranslation(options, life.signal, (state) => listeners.forEach((listener) => listener(state)))
  return { translation, life, listeners }
}

function createTranslation(
  { original, languages, order, retryDelay, patience }: TranslationOptions,
  signal: AbortSignal,
  tell: (state: State) => void,
): Translation {
  const made: Readonly<Record<Exclude<AdapterName, 'own'>, Adapter>> = {
    browser: createBrowserAdapter(original, patience),
    widget: createWidgetAdapter({ from: original, languages, retryDelay, patience }),
  }
  const root = document.documentElement
  const served = left ?? { lang: root.getAttribute('lang'), dir: root.getAttribute('dir') }
  let state = initial(original)
  /** Whose work the visitor reads. */
  let current: Adapter | undefined
  let newest = new AbortController()

  const send = (event: Event) => {
    const before = state
    state = next(state, event)
    if (state === before) return
    markRoot()
    tell(state)
  }
  /** The document says in which language it is, and its direction follows. */
  const markRoot = () => {
    const isOriginal = state.shown === original
    setAttribute(root, 'lang', isOriginal ? served.lang : state.shown)
    // A page in the same direction keeps its own word for it.
    const isTurned = !isOriginal && directionOf(state.shown) !== (served.dir ?? directionOf(original))
    setAttribute(root, 'dir', isTurned ? directionOf(state.shown) : served.dir)
  }
  const toOriginal = async (by?: AbortSignal) => {
    await current?.restore(by)
    current = undefined
  }

  const choose = (to: string, choice: Choice): void => {
    const code = isSameLanguage(to, original) ? original : to
    const before = state
    send({ type: 'choose', to: code })
    if (state === before) return
    newest.abort()
    newest = new AbortController()
    const { signal: mine } = newest
    void (code === original ? goBack(mine) : translate(code, choice, mine)).catch(() => {})
  }
  const goBack = async (mine: AbortSignal) => {
    await toOriginal(mine)
    forgetChoice()
    send({ type: 'done', to: original })
  }
  const translate = async (to: string, { ask, page }: Choice, mine: AbortSignal) => {
    let { shown } = state
    for (const name of order) {
      if (name === 'own') {
        if (page === undefined) continue
        forgetChoice()
        return location.assign(page)
      }
      const adapter = made[name]
      if (!(await adapter.canServe(to))) continue
      mine.throwIfAborted()
      if (adapter.needsConsent() && !(await askFirst(to, ask, mine))) return
      const onReady = async () => {
        shown = original
        if (current !== adapter) await toOriginal(mine)
        current = adapter
      }
      try {
        await adapter.translate(to, { signal: mine, onReady })
        if (readChoice()?.to !== to) storeChoice({ from: original, to })
        return send({ type: 'done', to })
      } catch {
        // A newer choice goes on from here; else the next one may do better.
        mine.throwIfAborted()
        if (shown === original) await toOriginal(mine)
      }
    }
    if (shown === original) forgetChoice()
    send({ type: 'fail', to, shown })
  }
  const askFirst = async (to: string, ask: Choice['ask'], mine: AbortSignal): Promise<boolean> => {
    send({ type: 'ask', to })
    const isAllowed = await ask(mine)
    mine.throwIfAborted()
    if (isAllowed) setConsent({ provider: 'translate', isAllowed, isKept: true })
    send({ type: isAllowed ? 'allow' : 'refuse', to })
    return isAllowed
  }

  const { to: stored } = readChoice() ?? {}
  if (stored && !isSameLanguage(stored, original) && order.some((name) => name !== 'own')) choose(stored, STORED)
  // A permission that is taken back ends what it allowed.
  onConsent(({ provider, isAllowed }) => {
    if (provider === 'translate' && !isAllowed && current?.isThirdParty) choose(original, STORED)
  }, signal)
  signal.addEventListener('abort', () => {
    newest.abort()
    // The widget goes on without us, and the page stays in its language; whoever comes next knows what was served.
    left = current?.isThirdParty ? served : undefined
    if (left) return
    void current?.restore()
    state = initial(original)
    markRoot()
  })
  return { choose, original, state: () => state }
}

function setAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name)
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
