import { report } from '../../../page/services/report'
import { readRules, type RuleOptions } from '../options/rules'
import { PANEL_EVENT, initial, next, type Event, type PanelChange, type State } from '../panel.model'
import type { Answer, Reason } from '../rules/evaluation'

type Listener = (state: State, before: State) => void

/** A panel on the page: its state, and what a page view has brought so far. */
export class Panel {
  declare readonly id: string
  declare readonly element: HTMLDialogElement
  /** Ends with the engine. */
  declare readonly signal: AbortSignal
  declare readonly options: RuleOptions

  /** What the rules said at the beginning of this page view; undefined before. */
  answer?: Answer
  /** What the rules about circumstances said then. */
  circumstances: readonly Reason[] = []
  /** A trigger has come in this page view: no other one opens the panel again. */
  isTriggered = false
  /** It has been open in this page view, whatever opened it: no rule opens it again. */
  hasShown = false
  /** Ends the watch for triggers. */
  watch = new AbortController()

  /** While it is open: ends when it goes. */
  life?: AbortController
  /** What the visitor opened it with. */
  opener?: HTMLElement

  #state = initial()
  readonly #events: Event[] = []
  readonly #listeners: Listener[] = []

  constructor(element: HTMLDialogElement, signal: AbortSignal) {
    this.id = element.dataset.panel!
    this.element = element
    this.signal = signal
    this.options = readRules(element.dataset)
  }

  get state(): State {
    return this.#state
  }

  /** Hears every change of its state, in the order in which listeners came. */
  subscribe(listener: Listener): void {
    this.#listeners.push(listener)
  }

  /** Every event goes through here: the only place that writes the state. What an event causes may send the next one; that waits its turn. */
  send(event: Event): void {
    if (this.#events.push(event) > 1) return
    for (; this.#events[0]; this.#events.shift()) {
      try {
        this.#take(this.#events[0])
      } catch (error) {
        // Half open would be worse than closed.
        report({ feature: 'panel', error, element: this.element })
        this.#events.push({ type: 'close', way: 'script' }, { type: 'left' })
      }
    }
  }

  #take(event: Event): void {
    const { id, element, state: before } = this
    const state = (this.#state = next(before, event))
    if (state === before) return
    for (const listener of this.#listeners) listener(state, before)
    if (state.name !== before.name)
      element.dispatchEvent(new CustomEvent<PanelChange>(PANEL_EVENT, { bubbles: true, detail: { id, state } }))
  }
}
