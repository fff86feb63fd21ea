import { flag, number, oneOf, text, type OptionsOf } from '../../core/fields'

export const videoSyncFields = {
  /** A viewer follows the shared clock, a controller drives it. */
  role: oneOf(['viewer', 'controller'], 'viewer'),
  /** s: drift that is left alone. */
  allowedDrift: number(0.3, { min: 0, max: 3600 }),
  /** s: above this the video jumps to its place. */
  maxAllowedDrift: number(1, { min: 0, max: 3600 }),
  /** s: drift is looked at no more often than this. */
  minCheckInterval: number(0.1, { min: 0.01, max: 3600 }),
  /** How much faster or slower a video may play to catch up: 0.2 is a fifth. */
  maxRateAdjustment: number(0.2, { min: 0, max: 1 }),
  /** s: catching up should take no longer than this. */
  maxTimeToCatchUp: number(1, { min: 0.01, max: 3600 }),
  /** Where the browser forbids sound, it is tried once more without. */
  autoPlayMuted: flag(true),
  /** Videos with the same name, in all windows of the site, share one clock. */
  channel: text('video-sync'),
}

export type VideoSyncOptions = OptionsOf<typeof videoSyncFields>
