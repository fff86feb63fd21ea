import { pauseInside } from '../../../page/ui/media'
import { isCounted, type Cause } from '../rules/causes'
import { closed } from '../rules/closings'
import { canBeSeen } from './entrance'
import { lookOf } from '../options/reader'
import { away, isAnimated, move } from './motion'
import { opened } from '../rules/openings'
import { needsRecord, type PanelRecord } from '../rules/record'
import { hands, moves, withPart, type Panel } from './stage'
import type { Way } from './state'
import { alone, loadRecord, saveRecord } from '../storage/records'
import { send } from './writer'

/** Changes what is kept of a panel; where no rule needs it, nothing is kept. */
export function note({ id, options }: Panel, change: (record: PanelRecord) => PanelRecord): void {
  if (needsRecord(options)) alone(() => saveRecord(id, change(loadRecord(id, options.version))))
}

/** Opens a panel for the visitor: at once, whatever the rules say. An open panel stays as it is, but the date is kept. */
export function openPanel(panel: Panel, cause: Cause): void {
  const wish = (panel.wish = {})
  // What shows it may still be on its way, and its style with it; in the meantime it may have been closed again.
  void withPart(hands, () => {
    if (panel.wish !== wish || !canBeSeen(panel)) return
    const now = Date.now()
    note(panel, (record) => opened(record, now, isCounted(cause)))
    send(panel, { type: 'open', cause })
  })
}

/** Closes a panel, and counts it, also where it was not open. */
export function closePanel(panel: Panel, way: Way): void {
  delete panel.wish
  note(panel, closed)
  send(panel, { type: 'close', way })
}

/** What went on while it was there has ended; what plays in it stops. */
export function leave(panel: Panel): void {
  const { element } = panel
  const look = lookOf(panel)
  panel.life?.abort()
  panel.stopMove?.()
  pauseInside(element)
  const done = () => send(panel, { type: 'left' })
  // Nobody waits for the move of what is not to be seen any more: closed by a script of the page, hidden, or taken away.
  const isThere = element.open && element.checkVisibility() && !panel.signal.aborted
  if (!isThere || !isAnimated(look) || look.exit_animation === 'none' || look.exit_animation_speed === 0) return done()
  const frames = moves.there?.framesOf('exit', look) ?? [{}, away(look)]
  panel.stopMove = move(element, frames, {
    duration: look.exit_animation_speed * 1000,
    easing: look.exit_animation_timing,
    fill: 'forwards',
    done,
  })
}
