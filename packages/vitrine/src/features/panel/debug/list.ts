import { every } from '../../../page/services/ticks'
import { optionsOf } from '../options/reader'
import type { Panel } from '../overlay/controller'
import { canBeSeen } from '../overlay/dialog'
import type { PanelQueue } from '../overlay/queue'
import { PANEL_EVENT, isOpen } from '../panel.model'
import { needsRecord } from '../rules/frequency'
import { loadRecord } from '../storage/records'
import { explainPanel } from './explanation'

/** The look of the explanation, with its script: nobody else has it on the page. */
const EXPLAIN_STYLE = `
[data-panel-explain] { position: fixed; inset: auto auto 0.75rem 0.75rem; z-index: 2147483647; box-sizing: border-box; margin: 0; inline-size: auto; max-inline-size: min(26rem, 100vw - 1.5rem);
  max-block-size: 50vb; overflow: auto; padding: 0.6rem 0.8rem; border: 1px solid #5b606b; border-radius: 6px; background: #16181d; color: #f2f2ef;
  font: 12px/1.5 ui-monospace, Menlo, Consolas, monospace; text-align: start; }
[data-panel-explain] summary { cursor: pointer; font-weight: 600; }
[data-panel-explain] ul { margin: 0.4rem 0 0; padding: 0; list-style: none; }
[data-panel-explain] ul ul { margin: 0; padding-inline-start: 1rem; color: #b9bcc4; }
[data-panel-explain] [data-verdict="may not show"] > strong { color: #ffb4a3; }
[data-panel-explain] [data-verdict="open"] > strong, [data-panel-explain] [data-verdict="may show"] > strong { color: #9be3b4; }
@media print { [data-panel-explain] { display: none; } }
`

/** A small list of all panels of the page: whether each may show, and why or why not. For those who set them up. */
export function explain(panels: ReadonlyMap<string, Panel>, queue: PanelQueue, signal: AbortSignal): void {
  const box = document.createElement('aside')
  box.dataset.panelExplain = ''
  box.ariaLabel = 'Panels, explained'
  const fold = document.createElement('details')
  fold.open = true
  const head = document.createElement('summary')
  const list = document.createElement('ul')
  fold.append(head, list)
  box.append(fold)
  // Over whatever a panel darkens; in the modal panel on top, for all else is out of reach then.
  box.popover = 'manual'
  const place = () => {
    const modal = [...panels.values()].findLast(({ element }) => element.matches(':modal'))?.element ?? document.body
    if (box.parentNode === modal && box.matches(':popover-open')) return
    modal.append(box)
    box.showPopover()
  }
  // The policy forbids style elements; a constructed sheet is the script's own.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(EXPLAIN_STYLE)
  document.adoptedStyleSheets.push(sheet)
  signal.addEventListener('abort', () => {
    box.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  })

  const draw = () => {
    place()
    const told = [...panels.values()].map((panel) => ({
      id: panel.id,
      ...explainPanel({
        ...panel,
        state: panel.state,
        options: optionsOf(panel),
        isWaiting: queue.isWaiting(panel),
        canBeSeen: isOpen(panel.state) || canBeSeen(panel),
        isBusy: queue.isBusy(),
        record: needsRecord(panel.options) ? loadRecord(panel) : undefined,
      }),
    }))
    head.textContent = `Panels: ${told.filter(({ verdict }) => verdict !== 'may not show').length} of ${told.length} may show`
    list.replaceChildren(...told.map(({ id, verdict, lines }) => item(id, verdict, lines)))
  }
  draw()
  document.addEventListener(PANEL_EVENT, draw, { signal })
  every(1000, draw, signal)
}

function item(id: string, verdict: string, lines: readonly string[]): HTMLElement {
  const element = document.createElement('li')
  element.dataset.verdict = verdict
  const name = document.createElement('strong')
  name.textContent = `${id}: ${verdict}`
  const reasons = document.createElement('ul')
  reasons.append(
    ...lines.map((line) => {
      const reason = document.createElement('li')
      reason.textContent = line
      return reason
    }),
  )
  element.append(name, reasons)
  return element
}
