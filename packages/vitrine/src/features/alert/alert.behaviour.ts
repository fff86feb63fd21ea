import { readOptions } from '../../page/services/options'
import { rememberAttributes } from '../../page/ui/markup'
import { fold, type Ended } from './alert.fold'
import { alertFields } from './alert.options'

/** An alert on a page: its button folds it away. In React the component keeps that state itself. */
export function mountAlert(alert: HTMLElement, signal: AbortSignal): void {
  const { duration } = readOptions(alertFields, alert, { feature: 'alert' })
  const remember = rememberAttributes(signal)
  const show = (state: Ended) => {
    if (signal.aborted || !state) return
    remember(alert, 'data-state')
    alert.dataset.state = state
  }
  const onClick = ({ target, defaultPrevented }: Event) => {
    const button = (target as Element).closest('[data-part="close"]')
    if (!alert.contains(button) || defaultPrevented || alert.dataset.state === 'closing') return
    show('closing')
    void fold(alert, duration === alertFields.duration.fallback ? undefined : duration, (next) => show(next('closing')))
  }
  // As late as can be: a component, or the page, may have closed its alert itself.
  window.addEventListener('click', onClick, { signal })
}
