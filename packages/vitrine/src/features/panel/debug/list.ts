import { every } from '../../../page/services/ticks'
import { optionsOf } from '../options/reader'
import { canBeSeen } from '../overlay/dialog'
import type { PanelPage } from '../triggers/visitor'
import type { PanelQueue } from '../overlay/queue'
import { PANEL_EVENT, isOpen } from '../panel.model'
import { needsRecord } from '../rules/record'
import { loadRecord } from '../storage/records'
import { explainPanel } from './explanation'
import { EXPLAIN_STYLE } from './style'

/** A small list of all panels of the page: whether each may show, and why or why not. For those who set them up. */
export function explain({ panels, life: { signal } }: PanelPage, queue: PanelQueue): void {
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
        isWaiting: queue.has(panel),
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
