import { flag, number, oneOf, text, type OptionsOf } from '../../core/fields'

export const videoSyncFields = {
  /** A viewer follows the shared clock, a controller drives it. */
  role: oneOf(['viewer', 'controller'], 'viewer'),
  /** s: drift that is ignored. */
  allowedDrift: number(0.3, { min: 0, max: 3600 }),
  /** s: above this the video jumps. */
  maxAllowedDrift: number(1, { min: 0, max: 3600 }),
  /** s: the shortest time between checks. */
  minCheckInterval: number(0.1, { min: 0.01, max: 3600 }),
  /** How much faster or slower a video may play to catch up: 0.2 is a fifth. */
  maxRateAdjustment: number(0.2, { min: 0, max: 1 }),
  /** s: catching up should take no longer than this. */
  maxTimeToCatchUp: number(1, { min: 0.01, max: 3600 }),
  /** If the browser does not allow sound, it is started again without. */
  autoPlayMuted: flag(true),
  /** Videos with the same name, in all windows of the site, share one clock. */
  channel: text('video-sync'),
}

export type VideoSyncOptions = OptionsOf<typeof videoSyncFields>
