import { element } from './elements'
import type { Surroundings } from './context'

/** Next or previous. Where the options want no arrows, the same control lies unseen over the neighbour that peeks in. */
export function createArrow(to: 'next' | 'previous', { texts, conductor }: Surroundings): HTMLElement {
  // At the last item it is not `disabled`: the focus would fall out of the dialog's order.
  const arrow = element('button', { type: 'button', 'data-part': 'arrow', 'data-control': to, 'aria-label': texts[to], title: texts[to] })
  arrow.onclick = () => conductor.send({ type: to })
  return arrow
}
