import { onceNeeded } from '../../page/loading/hold'
import { withPart } from '../../page/loading/part'
import { PANEL_ID, hasCircumstances, isSelector } from './options/rules'
import { Panel } from './overlay/controller'
import { isOpen, type Trigger } from './panel.model'
import { beginPageView } from './triggers/page-view'
import type { PanelPage, Visitor } from './triggers/visitor'

/** What all panels of the page share: begins with the first, ends with the last. */
let page: PanelPage | undefined
/** Panels that have just come. They begin their page view together, so that their order counts and not their loading. */
let arriving: Panel[] = []

/** Brings one panel to life. */
export function mountPanel(element: HTMLElement, signal: AbortSignal): void {
  const id = element.dataset.panel ?? ''
  const other = page?.panels.get(id)?.element
  if (!(element instanceof HTMLDialogElement) || !PANEL_ID.test(id) || (other !== element && other?.isConnected))
    return void withPart('panel', import('./triggers/visitor'), ({ reportRefusal }) => reportRefusal(element))
  page ??= openPage()
  const panel = new Panel(element, signal)
  const wasOpen = element.open
  page.panels.set(id, panel)
  if (!wasOpen) element.dataset.state = 'hidden'
  panel.subscribe(({ name }) => {
    if (name === 'entering') {
      // However it has come: in this page view no rule opens it again.
      panel.hasShown = true
      panel.watch.abort()
      // Whatever has a time of its own is watched also with nobody there.
      if (element.dataset.auto_close_after_time || element.dataset.show_close_button_after_time) void meetVisitor()
    }
    if (name === 'hidden') queueMicrotask(() => page?.queue?.takeTurn())
  })
  signal.addEventListener('abort', () => leave(panel, wasOpen))
  if (arriving.push(panel) === 1) queueMicrotask(arrive)
}

function openPage(): PanelPage {
  const life = new AbortController()
  const { signal } = life
  const panels = new Map<string, Panel>()
  const all = () => [...panels.values()]
  for (const type of ['vitrine:page-view', 'vitrine:added-to-cart'] as const)
    document.addEventListener(type, () => void meetVisitor((visitor) => visitor.hear(type)), { signal })
  // The first click or key may be meant for a panel: it waits until somebody hears it.
  const on = (target: Element) =>
    target.closest('[data-feature="panel"], a[href*="__"]') !== null ||
    all().some(({ element: { dataset } }) => isSelector(dataset.on_click_element) && target.closest(dataset.on_click_element!) !== null)
  const keys = ({ key }: KeyboardEvent) => key === 'Escape' && all().some(({ state }) => isOpen(state))
  void onceNeeded({ on, keys, signal }, () => meetVisitor())
  return { panels, life, begun: 0, begin, fire }
}

/** Fetches what answers to a visitor (links, the address, scrolling, every way to close): when somebody is there, or something has a time of its own. */
const meetVisitor = (use?: (visitor: Visitor) => void): Promise<void> =>
  withPart('panel', import('./triggers/visitor'), ({ createVisitor }) => {
    if (!page) return
    page.visitor ??= createVisitor(page)
    use?.(page.visitor)
  })

async function arrive(): Promise<void> {
  const panels = arriving
  arriving = []
  // A page that is only being prepared has not been viewed.
  if ((document as Document & { prerendering?: boolean }).prerendering)
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
  // What the address asks for comes before what rules want.
  if (location.hash) await meetVisitor()
  await begin(panels)
}

/** Begins a page view: what the rules say, and what may open these panels in it. */
async function begin(panels: readonly Panel[]): Promise<void> {
  for (const panel of panels) page?.visitor?.attach(panel)
  const ruled = panels.filter(({ element }) => hasCircumstances(element.dataset))
  if (ruled.length > 0)
    await withPart('panel', import('./triggers/circumstances'), ({ askCircumstancesHere }) => {
      for (const panel of ruled) panel.circumstances = askCircumstancesHere(panel.element.dataset)
    })
  beginPageView(panels, { fire, armed: (panel) => page?.visitor?.watch(panel) })
}

/** What only the part for visitors knows: whether something plays, and whether the site's limits leave room. */
const NEEDS_GUARD = 'video, audio, [data-feature="video"], [data-max-per-page-view], [data-max-per-session], [data-settings]'

/** A trigger's moment has come: fetches what opens panels, and lets this one wait for its turn. */
async function fire(panel: Panel, trigger: Trigger): Promise<void> {
  if (trigger !== 'state' && document.querySelector(NEEDS_GUARD)) await meetVisitor()
  await withPart('panel', import('./overlay/queue'), ({ PanelQueue }) => {
    if (page) (page.queue ??= new PanelQueue(page.panels)).join(panel, trigger)
  })
}

/** Leaves the dialog as it was. */
function leave(panel: Panel, wasOpen: boolean): void {
  const { element, id, watch } = panel
  watch.abort()
  panel.send({ type: 'close', way: 'script' })
  panel.send({ type: 'left' })
  delete element.dataset.state
  element.open = wasOpen
  if (page?.panels.get(id) === panel) page.panels.delete(id)
  if (page?.panels.size !== 0) return
  page.life.abort()
  page = undefined
}
