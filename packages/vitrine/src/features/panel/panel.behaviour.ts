import { onceNeeded } from '../../page/loading/hold'
import { beginView } from './triggers/page-view'
import { hasCircumstances, readArrival } from './options/at-load'
import { bringHands } from './overlay/hands'
import { isSelector } from './options/selector'
import { PANEL_ID, circumstances, hands, host, panels, withPart, type Panel } from './overlay/stage'

let stage: AbortController | undefined
let arriving: Panel[] = []

hands.load = bringHands
host.load = async () => (await import('./overlay/host')).theHost

/** Brings one panel to life. What all panels share (turns, the visitor) begins with the first and ends with the last. */
export function mountPanel(element: HTMLElement, signal: AbortSignal): void {
  const id = element.dataset.panel ?? ''
  const other = panels.get(id)?.element
  const isTaken = other !== element && other?.isConnected
  if (!(element instanceof HTMLDialogElement) || !PANEL_ID.test(id) || isTaken) return void withPart(host, (host) => host.complain(element))
  const panel: Panel = {
    id,
    element,
    signal,
    options: readArrival(element.dataset),
    state: { name: 'hidden' },
    events: [],
    isTriggered: false,
    hasShown: false,
    watch: new AbortController(),
  }
  panels.set(id, panel)
  signal.addEventListener('abort', () => leave(panel))
  if (!element.open) element.dataset.state = 'hidden'
  gather(panel)
}

/** All panels that arrive together begin their page view together, so that their order counts and not their loading. */
function gather(panel: Panel): void {
  if (arriving.push(panel) > 1) return
  queueMicrotask(() => {
    const list = arriving
    arriving = []
    if (!stage) begin((stage = new AbortController()).signal)
    const view = async () => {
      if (list.some(({ element }) => hasCircumstances(element.dataset))) await withPart(circumstances)
      beginView(list)
    }
    // A page that is only being prepared has not been viewed.
    if ((document as Document & { prerendering?: boolean }).prerendering)
      document.addEventListener('prerenderingchange', view, { once: true })
    // What the address asks for comes before what rules want.
    else if (location.hash) void withPart(host, view)
    else void view()
  })
}

function begin(signal: AbortSignal): void {
  for (const type of ['vitrine:page-view', 'vitrine:added-to-cart'] as const)
    document.addEventListener(type, () => void withPart(host, (host) => host.hear(type)), { signal })
  const openers = [...document.querySelectorAll<HTMLElement>('[data-on_click_element]')]
    .map(({ dataset }) => dataset.on_click_element!)
    .filter(isSelector)
  const served = ['[data-feature="panel"]', 'a[href*="__"]', ...openers]
  void onceNeeded({ on: `:is(${served})`, signal }, () => withPart(host, (host) => host.attend(signal)))
}

function leave(panel: Panel): void {
  panel.watch.abort()
  if (panel.element.open) void withPart(host, (host) => host.dismiss(panel))
  if (panels.get(panel.id) === panel) panels.delete(panel.id)
  if (panels.size > 0) return
  stage?.abort()
  stage = undefined
}
