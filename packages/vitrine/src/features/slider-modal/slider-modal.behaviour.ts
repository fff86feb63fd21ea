import type { Handle } from '../../page/loading/registration'
import { after } from '../../page/services/clock'
import { announceContent } from '../../page/loading/content'
import { endInside } from '../../page/loading/end'
import { pauseInside } from '../../page/ui/media'
import { readOptions } from '../../page/services/options'
import { pushOverlay } from '../../page/ui/overlays'
import { readSliderAnswer, readTransitions, type SliderAnswer, type Transition } from './slider-modal.answer'
import { INCOMPLETE, MODAL_FAILED, TABLE_FAILED } from './slider-modal.errors'
import { fetchNeeds } from './slider-modal.needs'
import { sliderModalFields } from './slider-modal.options'

/** ms: an answer, or what it waits for, that has not come by then counts as failed. */
const PATIENCE = 15_000

export interface SliderModalEvents {
  /** It opens or closes. */
  onOpenChange?(isOpen: boolean): void
  /** The slider could not be loaded. The visitor sees no message. */
  onError?(error: unknown): void
  /** The modal's content is on the page, until the signal ends: for whoever brings it to life. */
  onContent?(dialog: HTMLDialogElement, signal: AbortSignal): void
}

export interface SliderModalMethods {
  /** Fetches the slider and shows it. */
  open(): void
  /** Closes it. */
  close(): void
}

/** A link that opens a slider, asked for by its alias, in a modal. A failure is told to the console only. */
export function mountSliderModal(link: HTMLElement, signal: AbortSignal, events: SliderModalEvents = {}): SliderModalMethods & Handle {
  const options = readOptions(sliderModalFields, link, { feature: 'slider-modal' })

  // Asked without an address, the page itself would be.
  if (!options.url || !options.alias) throw new TypeError(INCOMPLETE)

  let dialog: HTMLDialogElement | undefined

  const ask = async (fields: Record<string, string>): Promise<unknown> => {
    const body = new URLSearchParams({ action: options.action, ...fields })
    const limit = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)])
    const response = await (options.method === 'get'
      ? fetch(withQuery(options.url, body), { signal: limit })
      : fetch(options.url, { method: 'POST', body, signal: limit }))
    if (!response.ok) throw new Error(`status ${response.status}`)
    return response.json()
  }

  const open = async () => {
    const answer = readSliderAnswer(await ask({ client_action: options.clientAction, alias: options.alias, usage: options.usage }))
    const content = await makeSafe(answer)
    const wanting = [...content.querySelectorAll<HTMLElement>('[data-transition]')]
    if (wanting.length > 0) await applyTransitions(wanting)
    await Promise.race([fetchNeeds(answer.toload, answer.waiting), new Promise<void>((resolve) => after(PATIENCE, resolve, signal))])
    if (signal.aborted) return
    dialog = showModal(content, link, { closeLabel: options.closeLabel, events, signal })
  }
  const load = () => {
    if (link.ariaBusy || dialog?.open) return
    link.ariaBusy = 'true'
    void open()
      .catch((error: unknown) => {
        if (signal.aborted) return
        console.warn(MODAL_FAILED, error)
        events.onError?.(error)
      })
      .finally(() => (link.ariaBusy = null))
  }

  const applyTransitions = async (sliders: readonly HTMLElement[]) => {
    try {
      const table = readTransitions(await ask({ client_action: options.transitionsAction }))
      for (const slider of sliders) apply(slider, table.get(slider.dataset.transition ?? ''))
    } catch (error) {
      console.warn(TABLE_FAILED, error)
    }
  }

  link.addEventListener(
    'click',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      load()
    },
    { signal },
  )
  return { open: load, close: () => dialog?.close() }
}

function withQuery(address: string, fields: URLSearchParams): URL {
  const url = new URL(address, location.href)
  for (const [name, value] of fields) url.searchParams.set(name, value)
  return url
}

function apply(slider: HTMLElement, transition: Transition | undefined): void {
  if (transition?.animation) slider.dataset.animation = transition.animation
  if (transition?.speed !== undefined) slider.dataset.speed = String(transition.speed)
}

/** No script, style, form or frame of an answer reaches the page; if it names an element, only that one does. */
export async function makeSafe({ data, htmlid }: SliderAnswer): Promise<DocumentFragment> {
  const { default: purifier } = await import('dompurify')
  const content = purifier.sanitize(data, {
    RETURN_DOM_FRAGMENT: true,
    FORBID_TAGS: ['style', 'form', 'iframe'],
    FORBID_ATTR: ['style', 'data-styles', 'data-late-styles'],
  })
  if (!htmlid) return content
  const named = content.querySelector(`#${CSS.escape(htmlid)}`)
  if (!named) throw new TypeError(`there is no #${htmlid} in the answer`)
  content.replaceChildren(named)
  return content
}

interface Showing {
  readonly closeLabel: string
  readonly events: SliderModalEvents
  readonly signal: AbortSignal
}

function showModal(content: Node, opener: HTMLElement, { closeLabel, events, signal }: Showing): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.dataset.part = 'slider-modal'
  dialog.ariaLabel = opener.textContent.trim()
  const close = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: '×',
    ariaLabel: closeLabel,
    onclick: () => dialog.close(),
  })
  close.dataset.part = 'close'
  dialog.append(close, content)
  document.querySelector('body')!.append(dialog)
  const withdraw = pushOverlay({ kind: 'dialog', locksScroll: true })
  const shown = new AbortController()
  const leave = () => {
    if (shown.signal.aborted) return
    shown.abort()
    withdraw()
    pauseInside(dialog)
    dialog.remove()
    endInside(dialog)
    events.onOpenChange?.(false)
    if (opener.isConnected) opener.focus()
  }
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  dialog.addEventListener('close', leave)
  signal.addEventListener('abort', leave, { signal: shown.signal })
  dialog.showModal()
  events.onOpenChange?.(true)
  events.onContent?.(dialog, shown.signal)
  announceContent(dialog)
  return dialog
}
