import type { Handle } from '../../page/loading/registration'
import { readOptions } from '../../page/services/options'
import { onConsent } from '../../page/ui/consent'
import { onMedia, onPlayer, type Player } from '../../page/ui/media'
import { rememberAttributes } from '../../page/ui/markup'
import { connect } from './video-sync.connector'
import { videoSyncFields } from './video-sync.options'
import { sharedClock, type TimingObject } from './video-sync.timing'

/** `waiting`: there is no player to steer yet. */
export type SyncState = 'waiting' | 'connected'

export interface VideoSyncEvents {
  /** It waits for its video, or follows the clock. */
  onStateChange?(state: SyncState): void
}

export interface VideoSyncMethods {
  /** The clock that the video follows: read the time, or set it. */
  clock(): TimingObject
}

/** Ties the video inside to the clock of its channel, as soon as its player is there. */
export function mountVideoSync(element: HTMLElement, signal: AbortSignal, events: VideoSyncEvents = {}): VideoSyncMethods & Handle {
  const options = readOptions(videoSyncFields, element, { feature: 'video-sync' })
  const clock = sharedClock(options.channel)
  let player: Player | undefined
  let tie = new AbortController()
  rememberAttributes(signal)(element, 'data-state')
  const show = (state: SyncState) => {
    if (element.dataset.state === state) return
    element.dataset.state = state
    events.onStateChange?.(state)
  }

  const join = () => {
    const { steering } = player ?? {}
    if (!steering) return player?.load?.()
    tie.abort()
    tie = new AbortController()
    connect(steering, clock, { options, signal: AbortSignal.any([signal, tie.signal]) })
    show('connected')
  }

  show('waiting')
  onMedia(element, ({ state }) => state === 'ready' && join(), signal)
  onPlayer(
    element,
    (found) => {
      player = found
      join()
    },
    signal,
  )
  // A provider's player comes only with consent, and goes with it.
  onConsent(({ isAllowed }) => {
    if (isAllowed) return void queueMicrotask(join)
    if (player?.steering) return
    tie.abort()
    show('waiting')
  }, signal)
  return { clock: () => clock }
}
