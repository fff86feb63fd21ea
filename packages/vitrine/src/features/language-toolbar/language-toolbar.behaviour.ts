import { after } from '../../page/services/clock'
import { readOptions } from '../../page/services/options'
import { hasAnchors, put } from '../../page/ui/anchor'
import { clearStyles, rememberAttributes } from '../../page/ui/markup'
import { addStyles } from '../../page/ui/styles'
import { popoverMethods, type OpenEvents, type OpenMethods } from '../../page/ui/popover'
import { moveByKey, setStop } from './language-toolbar.keys'
import { initial, next, type Event, type State } from './language-toolbar.model'
import { languageToolbarFields, type LanguageToolbarOptions } from './language-toolbar.options'
import { findParts, olderDefault, type Flag, type Parts } from './language-toolbar.parts'
import { placeToolbar } from './language-toolbar.place'
import { isSameLanguage } from './language-toolbar.rules'
import { forgetChoice } from './translation/cookie'
import { joinTranslation, servedLanguage } from './translation/controller'
import type { State as TranslationState } from './translation/model'
import { createTeller } from './translation/teller'

export interface LanguageToolbarEvents extends OpenEvents {
  /** A flag was chosen. `preventDefault()` on the event stops the toolbar from acting on it. */
  onChoose?(code: string, event: MouseEvent): void
  /** The page is being translated, is translated, or could not be. */
  onTranslationChange?(state: TranslationState): void
}

export interface LanguageToolbarMethods extends OpenMethods {
  /** Chooses this language, as its flag does. */
  choose(code: string): void
  /** The language in which the page is shown. */
  language(): string
}

const PREFIX = 'toolbar'

/** Options stand on the element, or with the prefix that older pages use: `data-toolbar-position`. */
function readToolbarOptions(element: HTMLElement): LanguageToolbarOptions {
  const values: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(element.dataset)) {
    const rest = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : ''
    const option = rest && rest[0]!.toLowerCase() + rest.slice(1)
    if (option && Object.hasOwn(languageToolbarFields, option)) values[option] = value
    else if (!rest) values[name] = value
  }
  return readOptions(languageToolbarFields, element, { feature: 'language-toolbar', values })
}

/** A button and the flags that it shows: what is chosen leads to the site's own page in that language, or has this one translated. */
export function mountLanguageToolbar(
  element: HTMLElement,
  signal: AbortSignal,
  events: LanguageToolbarEvents = {},
): LanguageToolbarMethods {
  const options = readToolbarOptions(element)
  const parts = findParts(element)
  const { trigger, toolbar, flags } = parts
  const remember = rememberAttributes(signal)
  const methods = popoverMethods(toolbar, trigger)
  prepare(parts, options, remember)
  const set = ['--language-adjustment', '--language-margin', '--language-duration', 'z-index']
  signal.addEventListener('abort', () => clearStyles(parts.toolbar, ...set))
  remember(element, 'data-styled')
  void addStyles(element.dataset.styles).then(() => signal.aborted || element.toggleAttribute('data-styled', true))
  signal.addEventListener('abort', () => methods.close())

  const place = parts.isOlder || !hasAnchors() ? keepPlaced(parts, options, signal) : () => {}
  let state: State = initial()
  let cancelDelay = () => {}
  const send = (event: Event) => {
    const wasShown = state !== 'hidden'
    state = next(state, event, options)
    const isShown = state !== 'hidden'
    cancelDelay()
    if (state === 'leaving') cancelDelay = after(options.hoverDelay, () => send({ type: 'delay-over' }), signal)
    if (isShown !== methods.isOpen()) (isShown ? methods.open : methods.close)()
    if (isShown) place()
    trigger.setAttribute('aria-pressed', String(isShown))
    if (isShown && !wasShown)
      setStop(
        links(),
        links().find((link) => link.hasAttribute('aria-current')),
      )
    if (isShown !== wasShown) events.onOpenChange?.(isShown)
  }
  const links = () => flags().map(({ link }) => link)

  remember(element, 'data-translation')
  const teller = createTeller({ host: element.matches('button, a') || parts.isOlder ? document.body : element, trigger, options }, signal)
  const show = (told: TranslationState, isNew = true) => {
    element.dataset.translation = told.name
    for (const { link, code } of flags()) {
      remember(link, 'aria-current')
      if (isSameLanguage(code, told.shown)) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
    if (!isNew) return
    teller.tell(told, nameOf)
    events.onTranslationChange?.(told)
  }
  const nameOf = (code: string) => flags().find((flag) => isSameLanguage(flag.code, code))?.label ?? code
  const original = options.defaultLanguage || olderDefault() || servedLanguage() || 'en'
  const { order, retryDelay, patience } = options
  const translation = joinTranslation({ original, languages: flags().map(({ code }) => code), order, retryDelay, patience }, signal, show)
  show(translation.state(), false)

  const chooseFlag = ({ code, link, hasPage }: Flag, event: MouseEvent) => {
    // At once, without fading: the visitor looks at the page now.
    toolbar.dataset.instant = ''
    const hadFocus = toolbar.contains(document.activeElement)
    send({ type: 'choose' })
    if (hadFocus) trigger.focus()
    after(0, () => delete toolbar.dataset.instant)
    // The link leads there by itself.
    if (hasPage && order[0] === 'own' && !isSameLanguage(code, original)) return forgetChoice()
    event.preventDefault()
    translation.choose(code, { ask: (ended) => teller.ask(nameOf(code), ended), page: hasPage ? link.href : undefined })
  }

  trigger.addEventListener('click', (event) => press(event), { signal })
  const press = (event: MouseEvent) => {
    // Where the pointer has shown it already, a click of the mouse does not hide it.
    if (options.opensOnHover && state !== 'hidden' && (event as PointerEvent).pointerType === 'mouse') return event.preventDefault()
    if (parts.isOlder || !trigger.hasAttribute('popovertarget')) {
      event.preventDefault()
      send({ type: 'press' })
    }
  }
  trigger.addEventListener(
    'keydown',
    (event) => {
      if (parts.isOlder && !trigger.matches('button') && (event.key === 'Enter' || event.key === ' ')) {
        event.preventDefault()
        send({ type: 'press' })
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        send({ type: 'open' })
        links()
          .find((link) => link.tabIndex === 0)
          ?.focus()
      }
    },
    { signal },
  )
  toolbar.addEventListener('toggle', (event) => send({ type: (event as ToggleEvent).newState === 'open' ? 'open' : 'close' }), { signal })
  toolbar.addEventListener('keydown', (event) => moveByKey(event, links()), { signal })
  toolbar.addEventListener(
    'click',
    (event) => {
      const flag = flags().find(({ link }) => link.contains(event.target as Node))
      // A new tab or a download is the browser's business.
      if (!flag || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      events.onChoose?.(flag.code, event)
      if (!event.defaultPrevented) chooseFlag(flag, event)
    },
    { signal },
  )
  const isInside = (target: EventTarget | null) => target instanceof Node && (trigger.contains(target) || toolbar.contains(target))
  document.addEventListener('click', ({ target }) => void (state !== 'hidden' && !isInside(target) && send({ type: 'click-elsewhere' })), {
    signal,
    capture: true,
  })
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || state === 'hidden') return
      const hadFocus = toolbar.contains(document.activeElement)
      event.preventDefault()
      send({ type: 'escape' })
      if (hadFocus) trigger.focus()
    },
    { signal },
  )
  for (const part of [trigger, toolbar]) {
    part.addEventListener('pointerenter', ({ pointerType }) => void (pointerType !== 'touch' && send({ type: 'enter' })), { signal })
    part.addEventListener('pointerleave', ({ pointerType }) => void (pointerType !== 'touch' && send({ type: 'leave' })), { signal })
  }
  // It may have been opened before this code was there.
  send({ type: methods.isOpen() || (options.opensOnHover && trigger.matches(':hover')) ? 'open' : 'close' })

  return {
    ...methods,
    choose: (code) => {
      const flag = flags().find((other) => isSameLanguage(other.code, code))
      if (flag) flag.link.click()
    },
    language: () => translation.state().shown,
  }
}

const mounted = new WeakSet<HTMLElement>()

/** For a page: the stored choice may have brought the toolbar before the visitor used it. */
export function mountLanguageToolbarOnce(element: HTMLElement, signal: AbortSignal): void {
  if (mounted.has(element)) return
  mounted.add(element)
  signal.addEventListener('abort', () => mounted.delete(element))
  mountLanguageToolbar(element, signal)
}

/** What the options mean for the markup; on an older page, also what it lacks. */
function prepare(
  { trigger, toolbar, isOlder, flags }: Parts,
  options: LanguageToolbarOptions,
  remember: ReturnType<typeof rememberAttributes>,
): void {
  remember(trigger, 'aria-pressed', 'role', 'tabindex', 'aria-haspopup')
  remember(toolbar, 'popover', 'role', 'aria-label', 'data-position', 'data-part', 'data-placed', 'data-instant', 'hidden')
  for (const { link } of flags()) remember(link, 'tabindex', 'translate')
  const kind = options.hideOnClick && !options.opensOnHover ? 'auto' : 'manual'
  // Another kind of popover closes it: it may have been opened before this code was there.
  const isOpen = toolbar.popover !== null && toolbar.matches(':popover-open')
  if (toolbar.popover !== kind) toolbar.popover = kind
  if (isOpen && !toolbar.matches(':popover-open')) toolbar.showPopover()
  toolbar.dataset.position = options.position
  const { style } = toolbar
  style.setProperty('--language-adjustment', `${options.adjustment}px`)
  style.setProperty('--language-margin', `${options.margin}px`)
  style.setProperty('--language-duration', `${options.duration}ms`)
  style.setProperty('z-index', String(options.zIndex), 'important')
  if (!isOlder) return
  if (!trigger.matches('button')) {
    trigger.setAttribute('role', 'button')
    trigger.tabIndex = 0
  }
  toolbar.dataset.part = 'language-flags'
  toolbar.hidden = false
  toolbar.setAttribute('role', 'toolbar')
  toolbar.setAttribute('aria-label', options.label)
}

/** Places the toolbar by numbers, by the same rules as the style sheet. */
function keepPlaced({ trigger, toolbar }: Parts, options: LanguageToolbarOptions, signal: AbortSignal): () => void {
  const place = () => {
    if (!toolbar.matches(':popover-open')) return
    const { left, top } = placeToolbar({
      ...options,
      button: trigger.getBoundingClientRect(),
      toolbar: { width: toolbar.offsetWidth, height: toolbar.offsetHeight },
      window: { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight },
    })
    put(toolbar, left, top)
  }
  for (const type of ['scroll', 'resize']) window.addEventListener(type, place, { signal, passive: true, capture: true })
  signal.addEventListener('abort', () => clearStyles(toolbar, 'inset'))
  return place
}
