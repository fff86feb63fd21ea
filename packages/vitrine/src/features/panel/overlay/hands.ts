import { addStyles } from '../../../page/ui/styles'
import style from '../panel.css?url'
import { host, moves, panels, withPart, type Hands, type Panel } from './stage'
import { fire, openByRule, takeTurn } from './turns'

/** No panel is seen before its style is there, and what it needs to come in its own way. */
export async function bringHands(): Promise<Hands> {
  document.addEventListener('keydown', leaveByKey)
  await Promise.all([addStyles(style), [...panels.values()].some(hasMoves) && withPart(moves)])
  return { fire, openByRule, takeTurn }
}

/** Whether a panel says how it comes or goes, and does not just say that it does neither. */
const hasMoves = ({ element }: Panel): boolean => /_animation(_direction)?":"(?!none"|")/.test(JSON.stringify(element.dataset))

/** The visitor's first key may be the one that sends a panel away. */
function leaveByKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || host.there) return
  event.preventDefault()
  void withPart(host, (host) => host.escape())
}
