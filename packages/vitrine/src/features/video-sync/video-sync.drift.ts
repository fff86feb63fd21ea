import type { VideoSyncOptions } from './video-sync.options'

/** ms between two looks: at least the minimum, as seldom as the largest drift allows, never longer than catching up may take. */
export const checkInterval = ({ minCheckInterval, maxAllowedDrift, maxTimeToCatchUp }: VideoSyncOptions): number =>
  Math.min(maxTimeToCatchUp, Math.max(minCheckInterval, maxAllowedDrift)) * 1000

export type Correction = { readonly type: 'jump' } | { readonly type: 'rate'; readonly adjustment: number }

/** What a drift (s, positive when the video is behind) asks for. Within what is allowed, the rate is the clock's own again. */
export function correct(
  drift: number,
  { allowedDrift, maxAllowedDrift, maxRateAdjustment, maxTimeToCatchUp }: VideoSyncOptions,
): Correction {
  const size = Math.abs(drift)
  if (size > maxAllowedDrift) return { type: 'jump' }
  if (size <= allowedDrift) return { type: 'rate', adjustment: 0 }
  const least = size / maxTimeToCatchUp
  const adjustment = least < maxRateAdjustment ? (maxRateAdjustment - least) / 2 : maxRateAdjustment
  return { type: 'rate', adjustment: adjustment * Math.sign(drift) }
}
