import { readOptions } from '../../page/services/options'
import { onConsent } from '../../page/ui/consent'
import { onMedia, onPlayer, type Player } from '../../page/ui/media'
import { connect } from './video-sync.connector'
import { videoSyncFields } from './video-sync.options'
import { sharedClock } from './video-sync.timing'

/** Ties the video inside to the clock of its channel, as soon as its player is there. */
export function mountVideoSync(element: HTMLElement, signal: AbortSignal): void {
  const options = readOptions(videoSyncFields, element, { feature: 'video-sync' })
  const clock = sharedClock(options.channel)
  let player: Player | undefined
  let tie = new AbortController()

  const join = () => {
    const { steering } = player ?? {}
    if (!steering) return player?.load?.()
    tie.abort()
    tie = new AbortController()
    connect(steering, clock, { options, signal: AbortSignal.any([signal, tie.signal]) })
    element.dataset.state = 'connected'
  }

  element.dataset.state = 'waiting'
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
    element.dataset.state = 'waiting'
  }, signal)
}
