import { after } from '../../../page/services/clock'
import { MEDIA_EVENT } from '../../../page/ui/media'
import { OVERLAY_EVENT } from '../../../page/ui/overlays'

/** What tells that something has gone which a panel may have waited for: an overlay, a film, a field, another tab, a dialog. */
const SIGNS = [OVERLAY_EVENT, MEDIA_EVENT, 'focusout', 'visibilitychange', 'pause', 'ended', 'fullscreenchange', 'close']
let isWaiting = false

/** Calls `turn` after the next of them. */
export function waitFor(turn: () => void): void {
  if (isWaiting) return
  isWaiting = true
  const come = () => {
    if (!isWaiting) return
    isWaiting = false
    for (const type of SIGNS) document.removeEventListener(type, come, true)
    after(0, turn)
  }
  for (const type of SIGNS) document.addEventListener(type, come, true)
}
