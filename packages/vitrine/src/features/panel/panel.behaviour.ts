import { onceNeeded } from '../../page/loading/hold'
import { withPart } from '../../page/loading/part'
import { hasCircumstances } from './options/rules'
import { PANEL_ID } from './options/words'
import { Panel } from './overlay/controller'
import { createQueue } from './overlay/queue'
import { isOpen, type Trigger } from './panel.model'
import { isForPanel } from './panel.selector'
import { beginPageView } from './triggers/page-view'
import type { PanelPage, Visitor } from './triggers/visitor'

/** What all panels of the page share: begins with the first, ends with the last. */
let page: PanelPage | undefined

/** Brings one panel to life; the result drives it. */
export function mountPanel(element: HTMLElement, signal: AbortSignal): Panel | undefined {
  const id = element.dataset.panel ?? ''
  const other = page?.panels.get(id)?.element
  if (!(element instanceof HTMLDialogElement) || !PANEL_ID.test(id) || (other !== element && other?.isConnected)) {
    void withPart('panel', import('./triggers/visitor'), ({ reportRefusal }) => reportRefusal(element))
    return undefined
  }
  const wasOpen = element.open
  if (!wasOpen) element.dataset.state = 'hidden'
  const here = (page ??= openPage())
  const panel = new Panel(element, signal)
  here.add(panel)
  signal.addEventListener('abort', () => {
    panel.watch.abort()
    panel.send({ type: 'close', way: 'script' })
    panel.send({ type: 'left' })
    // The dialog is as it was.
    delete element.dataset.state
    element.open = wasOpen
    if (here.panels.get(id) === panel) here.panels.delete(id)
    if (here.panels.size > 0) return
    here.life.abort()
    if (page === here) page = undefined
  })
  return panel
}

/** What only the part for visitors knows: whether something plays, and whether the site's limits leave room. */
const NEEDS_GUARD = 'video, audio, [data-feature="video"], [data-max-per-page-view], [data-max-per-session], [data-settings]'

function openPage(): PanelPage {
  const panels = new Map<string, Panel>()
  const all = () => [...panels.values()]
  const queue = createQueue(panels)
  const life = new AbortController()
  const { signal } = life
  /** Panels that have just come. They begin their page view together, so that their order counts and not their loading. */
  let arriving: Panel[] = []
  let visitor: Visitor | undefined

  /** Fetches what answers to a visitor (links, the address, scrolling, every way to close): when somebody is there, or something has a time of its own. */
  const meetVisitor = (use?: (visitor: Visitor) => void) =>
    withPart('panel', import('./triggers/visitor'), ({ createVisitor }) => {
      if (signal.aborted) return
      visitor ??= createVisitor(here)
      use?.(visitor)
    })

  /** A trigger's moment has come: the panel waits for its turn. */
  const fire = async (panel: Panel, trigger: Trigger) => {
    if (trigger !== 'state' && document.querySelector(NEEDS_GUARD)) await meetVisitor()
    queue.join(panel, trigger)
  }

  /** Begins a page view: what the rules say, and what may open these panels in it. */
  const begin = async (list: readonly Panel[]) => {
    for (const panel of list) visitor?.attach(panel)
    const ruled = list.filter(({ element }) => hasCircumstances(element.dataset))
    if (ruled.length > 0)
      await withPart('panel', import('./triggers/circumstances'), async ({ askCircumstancesHere }) => {
        for (const panel of ruled) panel.circumstances = await askCircumstancesHere(panel.element.dataset)
      })
    beginPageView(list, { fire, armed: (panel) => visitor?.watch(panel) })
  }

  const arrive = async () => {
    const list = arriving
    arriving = []
    // A page that is only being prepared has not been viewed.
    if ((document as Document & { prerendering?: boolean }).prerendering)
      await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
    // What the address asks for comes before what rules want.
    if (location.hash) await meetVisitor()
    await begin(list)
  }

  const add = (panel: Panel) => {
    const { element } = panel
    panels.set(panel.id, panel)
    panel.subscribe(({ name }) => {
      if (name === 'entering') {
        // However it has come: in this page view no rule opens it again.
        panel.hasShown = true
        panel.watch.abort()
        // Whatever has a time of its own is watched also with nobody there.
        if (element.dataset.auto_close_after_time || element.dataset.show_close_button_after_time) void meetVisitor()
      }
      // With nobody there to see it go, it is gone at once.
      if (name === 'leaving' && !visitor) panel.send({ type: 'left' })
      if (name === 'hidden') queueMicrotask(queue.takeTurn)
    })
    if (arriving.push(panel) === 1) queueMicrotask(arrive)
  }

  for (const type of ['vitrine:page-view', 'vitrine:added-to-cart'] as const)
    document.addEventListener(type, () => void meetVisitor((visitor) => visitor.hear(type)), { signal })
  // The first click or key may be meant for a panel: it waits until somebody hears it.
  const keys = ({ key }: KeyboardEvent) => key === 'Escape' && all().some(({ state }) => isOpen(state))
  onceNeeded({ on: isForPanel, keys, signal }, () => meetVisitor())

  const here: PanelPage = { panels, queue, life, add, begin, fire, begun: 0 }
  return here
}
