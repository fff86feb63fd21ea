import { hear } from '../../page/events'
import { onSignOfLife } from '../../page/life'
import { beginView, restart } from './panel.arrival.behaviour'
import * as errors from './panel.errors'
import { watchVisitor } from './panel.links.behaviour'
import { readPart, ruleFields } from './panel.rule-options'
import { isShown, panels, setHands, withHands, type Panel } from './panel.stage.behaviour'
import { adoptStyle } from '../../page/styles'
import css from './panel.css?inline'

let stage: AbortController | undefined
let arriving: Panel[] = []

setHands(() => import('./panel.hands.behaviour'))

/** Brings one panel to life. What all panels share (links, address, turns) begins with the first and ends with the last. */
export function mountPanel(element: HTMLElement, signal: AbortSignal): void {
  adoptStyle(css)
  if (!(element instanceof HTMLDialogElement)) throw new Error(errors.notADialog)
  const id = element.dataset.panel ?? ''
  if (!/^[a-z0-9-]+$/i.test(id)) throw new Error(errors.hasNoId)
  const options = readPart(ruleFields, { ...element.dataset }, id)
  const panel: Panel = { id, element, options, signal, state: { name: 'hidden' }, isTriggered: false, watch: new AbortController() }
  panels.set(id, panel)
  signal.addEventListener('abort', () => leave(panel))
  if (!element.open) element.dataset.state = panel.state.name
  gather(panel)
}

/** All panels that arrive together begin their page view together, so that their order counts and not their loading. */
function gather(panel: Panel): void {
  if (arriving.push(panel) > 1) return
  queueMicrotask(() => {
    const list = arriving
    arriving = []
    if (!stage) begin((stage = new AbortController()).signal)
    // A page that is only being prepared has not been viewed.
    if ((document as Document & { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', () => beginView(list), { once: true })
    else beginView(list)
  })
}

function begin(signal: AbortSignal): void {
  watchVisitor(signal)
  hear('vitrine:page-view', restart, signal)
  void onSignOfLife().then(() => withHands(() => {}))
  if (location.search.includes('panels=explain') || document.querySelector('[data-panels][data-explain]')) {
    void import('./panel.explain.behaviour').then(({ explain }) => signal.aborted || explain(signal))
  }
}

function leave(panel: Panel): void {
  panel.watch.abort()
  if (isShown(panel)) withHands((hands) => hands.perform(panel, { type: 'close', way: 'script' }))
  if (panels.get(panel.id) === panel) panels.delete(panel.id)
  if (panels.size > 0) return
  stage?.abort()
  stage = undefined
}
