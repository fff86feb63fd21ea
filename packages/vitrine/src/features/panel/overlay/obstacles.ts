import { after } from '../../../page/services/clock'
import type { MEDIA_EVENT } from '../../../page/ui/media'
import type { OVERLAY_EVENT } from '../../../page/ui/overlays'

/** What tells that something has gone which a panel may have waited for: an overlay, a film, a field, another tab, a dialog. */
const SIGNS: readonly [typeof OVERLAY_EVENT, typeof MEDIA_EVENT, ...string[]] = [
  'vitrine:overlay',
  'vitrine:media',
  'focusout',
  'visibilitychange',
  'pause',
  'ended',
  'fullscreenchange',
  'close',
]

/** Resolves after the next of them. */
export const onNextChange = (): Promise<void> =>
  new Promise((resolve) => {
    const heard = new AbortController()
    const come = () => {
      heard.abort()
      after(0, resolve)
    }
    for (const type of SIGNS) document.addEventListener(type, come, { capture: true, signal: heard.signal })
  })
