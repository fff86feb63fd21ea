import { after } from '../../../page/services/clock'

let status: HTMLElement | undefined

/** A panel that does not take focus is announced instead, when the screen reader pauses. */
export function announce(panel: HTMLElement): void {
  if (!status?.isConnected) {
    status = document.createElement('div')
    status.dataset.panelStatus = ''
    status.role = 'status'
    document.querySelector('body')!.append(status)
  }
  const region = status
  const label = document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.textContent ?? panel.ariaLabel
  after(100, () => (region.textContent = label))
}
