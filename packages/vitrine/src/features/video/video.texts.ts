import { partFields, playFields } from './video.options'

export interface VideoTexts {
  readonly play: string
  readonly pause: string
  /** Before consent; {provider} is the provider's name. */
  readonly consent: string
  readonly allow: string
  readonly always: string
  readonly watch: string
}

export const videoTexts: VideoTexts = {
  play: partFields.play.fallback,
  pause: partFields.pause.fallback,
  consent: partFields.consent.fallback,
  allow: partFields.allow.fallback,
  always: partFields.always.fallback,
  watch: playFields.watch.fallback,
}
