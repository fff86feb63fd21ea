import { withPart } from '../../../page/loading/part'
import { after } from '../../../page/services/clock'
import { isOpen, obeysRules, type Trigger } from '../panel.model'
import { join, type Queue, type Waiting } from '../rules/queue'
import { alone, countOpening } from '../storage/records'
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
export interface PanelQueue {
  guard?: Guard
  /** A trigger's moment has come. The panel waits for its turn, once in a page view; what is open from the start waits for nobody. */
  join(panel: Panel, trigger: Trigger): void
  /** Opens the next panel that waits, as soon as it can be shown and nothing is in its way. */
  takeTurn(): void
  /** A new page view: whoever waited was of the last one. */
  clear(): void
  isWaiting(panel: Panel): boolean
  /** Whether there is what a panel must not come over: anything that lies over the page, a video that plays, a visitor who types, another panel. */
  isBusy(): boolean
}

export function createQueue(panels: ReadonlyMap<string, Panel>): PanelQueue {
  let waiting: Queue = []
  let isHeldUp = false
  /** How many panels rules have opened in this page view. */
  let inPageView = 0

  const isBusy = (): boolean =>
    document.hidden ||
    document.activeElement?.matches(':read-write, select') === true ||
    document.querySelector(':modal') !== null ||
    [...panels.values()].some(
      ({ state }) => state.name === 'leaving' || (isOpen(state) && state.cause !== 'state' && obeysRules(state.cause)),
    ) ||
    queue.guard?.isOccupied() === true

  const takeTurn = (): void => {
    const [first] = waiting
    if (!first) return
    if (!isBusy()) return void prepare(first)
    if (isHeldUp) return
    isHeldUp = true
    void withPart('panel', import('./obstacles'), async ({ onNextChange }) => {
      if (isBusy()) await onNextChange()
      isHeldUp = false
      takeTurn()
    })
  }

  const prepare = async (next: Waiting): Promise<void> => {
    const panel = panels.get(next.id)
    if (panel) await viewOf(panel).isReady
    // Two tabs at once must not both open a panel that is counted.
    alone(() => open(next))
  }

  const open = (next: Waiting): void => {
    // Meanwhile something may have come in its way, or another panel before it.
    if (waiting[0] !== next || isBusy()) return takeTurn()
    waiting = waiting.slice(1)
    const panel = panels.get(next.id)
    if (!panel || panel.hasShown || queue.guard?.hasRoom(inPageView) === false || !openByRule(panel, next.trigger)) return takeTurn()
    inPageView += 1
    queue.guard?.countOpening()
  }

  const queue: PanelQueue = {
    isBusy,
    takeTurn,
    isWaiting: (panel) => waiting.some(({ id }) => id === panel.id),
    clear: () => {
      waiting = []
      inPageView = 0
    },
    join: (panel, trigger) => {
      if (trigger === 'state') return void viewOf(panel).isReady.then(() => openByRule(panel, trigger))
      // Leaving the window is a moment: a panel that cannot come then does not come later.
      if (panel.isTriggered || panel.hasShown || (trigger === 'exit' && isBusy())) return
      panel.isTriggered = true
      panel.watch.abort()
      const place = [...panels.keys()].indexOf(panel.id)
      waiting = join(waiting, { id: panel.id, order: Number(panel.element.dataset.order) || 0, place, trigger })
      // Triggers of the same moment are put in order first.
      after(0, takeTurn)
    },
  }
  return queue
}

/** Opens a panel, if it can be seen and its frequency still allows it. */
function openByRule(panel: Panel, trigger: Trigger): boolean {
  if (panel.signal.aborted) return false
  // Served open, and hidden by the page's style: it must not come to light later as something that nothing moves.
  if (!canBeSeen(panel)) panel.element.close()
  else if (countOpening(panel)) {
    panel.isTriggered = true
    panel.send({ type: 'open', cause: trigger })
    return true
  }
  return false
}
