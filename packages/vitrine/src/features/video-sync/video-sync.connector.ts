import { every } from '../../page/services/ticks'
import type { Steering } from '../../page/ui/media'
import { checkInterval, correct } from './video-sync.drift'
import { COULD_NOT_PLAY, NO_TIMING_OBJECT } from './video-sync.errors'
import type { VideoSyncOptions } from './video-sync.options'
import type { TimingObject } from './video-sync.timing'

/** Ties a player to a timing object, until the signal ends it. */
export function connect(
  player: Steering,
  timing: TimingObject | undefined,
  { options, signal }: { options: VideoSyncOptions; signal: AbortSignal },
): void {
  if (!timing) throw new TypeError(NO_TIMING_OBJECT)
  const begin = () => (options.role === 'viewer' ? follow(player, timing, { options, signal }) : drive(player, timing, signal))
  if (timing.readyState === 'open') return begin()
  const waiting = new AbortController()
  const wait = () => {
    if (timing.readyState !== 'open' || signal.aborted) return
    waiting.abort()
    begin()
  }
  timing.addEventListener('readystatechange', wait, { signal: AbortSignal.any([signal, waiting.signal]) })
}

/** The player's own time and rate become the clock's, whenever they change. */
function drive(player: Steering, timing: TimingObject, signal: AbortSignal): void {
  const push = async () => {
    const [position, isPaused, rate] = await Promise.all([player.time(), player.isPaused(), player.rate()])
    if (!signal.aborted) await timing.update({ position, velocity: isPaused ? 0 : rate })
  }
  player.onSteered(() => void push(), signal)
  void push()
}

function follow(player: Steering, timing: TimingObject, { options, signal }: { options: VideoSyncOptions; signal: AbortSignal }): void {
  let adjustment = 0

  const play = async () => {
    try {
      await player.play()
    } catch (error) {
      if ((error as Error).name !== 'NotAllowedError' || !options.autoPlayMuted) return
      await player.mute()
      await player.play().catch((again: unknown) => console.error(`${COULD_NOT_PLAY} Error:`, again))
    }
    // Beginning took its time: to where the clock is by now.
    player.seek(timing.query().position)
  }

  const apply = async () => {
    const { position, velocity } = timing.query()
    player.seek(position)
    if (velocity < 0) return
    const isPaused = await player.isPaused()
    if (signal.aborted) return
    if (velocity === 0) {
      if (!isPaused) player.pause()
      return
    }
    if (isPaused) await play()
    adjustment = 0
    if ((await player.rate()) !== velocity) player.setRate(velocity)
  }

  const check = async () => {
    const { velocity } = timing.query()
    if (velocity === 0 || (await player.isPaused())) return
    const time = await player.time()
    if (signal.aborted) return
    const correction = correct(timing.query().position - time, options)
    const wanted = correction.type === 'rate' ? correction.adjustment : 0
    // Back within bounds, the rate is the clock's own again: left adjusted, it would swing to and fro.
    if (wanted !== adjustment) player.setRate(velocity + wanted)
    adjustment = wanted
    if (correction.type === 'jump') player.seek(timing.query().position)
  }

  timing.addEventListener('change', () => void apply(), { signal })
  every(checkInterval(options), () => void check(), signal)
  void apply()
}
