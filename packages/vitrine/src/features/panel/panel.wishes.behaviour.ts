import { readFields } from '../../core/fields'
import { pauseInside } from '../../page/media'
import { isCounted, type Cause } from './panel.causes'
import { closed } from './panel.closings'
import { enter, tell } from './panel.entrance.behaviour'
import { fullLook } from './panel.full.behaviour'
import { takeTurn } from './panel.turns.behaviour'
import { next, type Event } from './panel.model'
import { away, isAnimated, whenOver } from './panel.motion.behaviour'
import { opened } from './panel.openings'
import { needsRecord, type PanelRecord } from './panel.record'
import { panelSettingFields, type PanelSettings } from './panel.setting-options'
import { hands, moves, withPart, type Panel } from './panel.stage.behaviour'
import type { Way } from './panel.state'
import { alone, loadRecord, saveRecord } from './panel.storage'

/** What holds for all panels is said once, on the element around them. */
export const readSettings = (): PanelSettings => readFields(panelSettingFields, { ...document.querySelector<HTMLElement>('[data-panels]')?.dataset }, 'panels')

/** Changes what is kept of a panel; where no rule needs it, nothing is kept. */
export function note({ id, options }: Panel, change: (record: PanelRecord) => PanelRecord): void {
  if (needsRecord(options)) alone(() => saveRecord(id, change(loadRecord(id, options.version))))
}

/** Opens a panel for the visitor: at once, whatever the rules say. An open panel stays as it is, but the date is kept. */
export function openPanel(panel: Panel, cause: Cause): void {
  const now = Date.now()
  note(panel, (record) => opened(record, now, isCounted(cause)))
  perform(panel, { type: 'open', cause })
}

/** Closes a panel, and counts it, also where it was not open. */
export function closePanel(panel: Panel, way: Way): void {
  note(panel, closed)
  perform(panel, { type: 'close', way })
}

/** Takes a panel from its state to the next. */
export function perform(panel: Panel, event: Event): void {
  const before = panel.state
  const state = next(before, event)
  if (state === before) return
  // What shows it may still be on its way, and its style with it.
  if (state.name === 'entering') return void withPart(hands, () => enter(panel, state.cause))
  if (state.name === 'hidden' && panel.element.open) panel.element.close()
  tell(panel, state)
  if (state.name === 'leaving') leave(panel)
  if (state.name === 'hidden') {
    panel.stopMove?.()
    takeTurn()
  }
}

/** What went on while it was there has ended; what plays in it stops. */
function leave(panel: Panel): void {
  const { element } = panel
  const look = fullLook(panel)
  panel.life?.abort()
  panel.stopMove?.()
  pauseInside(element)
  const duration = look.exit_animation_speed * 1000
  const done = () => perform(panel, { type: 'left' })
  if (!isAnimated(look) || look.exit_animation === 'none' || duration === 0) return done()
  const frames = moves.there?.framesOf('exit', look) ?? [{}, away(look)]
  panel.stopMove = whenOver(element.animate(frames, { duration, easing: look.exit_animation_timing, fill: 'forwards' }), done)
}
