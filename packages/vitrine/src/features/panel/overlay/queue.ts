import { withPart } from '../../../page/loading/part'
import { after } from '../../../page/services/clock'
import { isOpen, obeysRules, type Trigger } from '../panel.model'
import { keepsFrequency } from '../rules/evaluation'
import { join, type Queue, type Waiting } from '../rules/queue'
import { opened } from '../rules/record'
import { alone, markOpened, questionFor, saveRecord } from '../storage/records'
import type { Panel } from './controller'
import { canBeSeen, viewOf } from './dialog'

/** What is known only where somebody is there, or where the page asks for it. */
export interface Guard {
  /** Whether something else lies over the page, or something plays. */
  isOccupied(): boolean
  /** Whether the site's limits leave room for one more panel. */
  hasRoom(inPageView: number): boolean
  countOpening(): void
}

/** Panels that rules want to open take turns. */
export class PanelQueue {
  guard?: Guard
  #waiting: Queue = []
  #isHeldUp = false
  /** How many panels rules have opened in this page view. */
  #inPageView = 0
  readonly #panels: ReadonlyMap<string, Panel>

  constructor(panels: ReadonlyMap<string, Panel>) {
    this.#panels = panels
  }

  has = (panel: Panel): boolean => this.#waiting.some(({ id }) => id === panel.id)

  /** A new page view: whoever waited was of the last one. */
  clear(): void {
    this.#waiting = []
    this.#inPageView = 0
  }

  /** A trigger's moment has come. The panel waits for its turn, once in a page view; what is open from the start waits for nobody. */
  join(panel: Panel, trigger: Trigger): void {
    if (trigger === 'state') return void viewOf(panel).isReady.then(() => this.#openByRule(panel, trigger))
    // Leaving the window is a moment: a panel that cannot come then does not come later.
    if (panel.isTriggered || panel.hasShown || (trigger === 'exit' && this.isBusy())) return
    panel.isTriggered = true
    panel.watch.abort()
    this.#waiting = join(this.#waiting, {
      id: panel.id,
      order: Number(panel.element.dataset.order) || 0,
      place: [...this.#panels.keys()].indexOf(panel.id),
      trigger,
    })
    // Triggers of the same moment are put in order first.
    after(0, this.takeTurn)
  }

  /** Opens the next panel that waits, as soon as it can be shown and nothing is in its way. */
  takeTurn = (): void => {
    const [first] = this.#waiting
    if (!first) return
    if (!this.isBusy()) return void this.#prepare(first.id).then(() => alone(() => this.#open(first)))
    if (this.#isHeldUp) return
    this.#isHeldUp = true
    void withPart('panel', import('./obstacles'), async ({ onNextChange }) => {
      if (this.isBusy()) await onNextChange()
      this.#isHeldUp = false
      this.takeTurn()
    })
  }

  async #prepare(id: string): Promise<void> {
    const panel = this.#panels.get(id)
    if (panel) await viewOf(panel).isReady
  }

  #open(next: Waiting): void {
    const [first, ...others] = this.#waiting
    // Meanwhile something may have come in its way, or another panel before it.
    if (first !== next || this.isBusy()) return this.takeTurn()
    this.#waiting = others
    const panel = this.#panels.get(next.id)
    if (panel && !panel.hasShown && this.guard?.hasRoom(this.#inPageView) !== false && this.#openByRule(panel, next.trigger)) {
      this.#inPageView += 1
      this.guard?.countOpening()
    } else this.takeTurn()
  }

  /** Opens a panel if its frequency still allows it: another tab, or the visitor, may have opened it since. */
  #openByRule(panel: Panel, trigger: Trigger): boolean {
    if (panel.signal.aborted) return false
    const question = questionFor(panel)
    const isSeen = canBeSeen(panel)
    // Served open, and hidden by the page's style: it must not come to light later as something that nothing moves.
    if (!isSeen) panel.element.close()
    if (!isSeen || !keepsFrequency(question)) return false
    panel.isTriggered = true
    if (panel.options.frequency.includes('session')) markOpened(panel.id)
    saveRecord(panel, opened(question.record, question.now, true))
    panel.send({ type: 'open', cause: trigger })
    return true
  }

  /** What a panel must not come over: anything that lies over the page, a video that plays, a visitor who types, another panel. */
  isBusy(): boolean {
    return (
      document.hidden ||
      document.activeElement?.matches(':read-write, select') === true ||
      document.querySelector(':modal') !== null ||
      [...this.#panels.values()].some(
        ({ state }) => state.name === 'leaving' || (isOpen(state) && state.cause !== 'state' && obeysRules(state.cause)),
      ) ||
      this.guard?.isOccupied() === true
    )
  }
}
