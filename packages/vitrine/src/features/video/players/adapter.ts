import type { Steering } from '../../../page/ui/media'
import type { PlayOptions } from '../video.options'
import type { ProviderSource } from '../video.source'

/** What a player tells, in one vocabulary for all. `steered` follows a seek or a change of rate; `progress`: more of it has come. */
export type Told =
  | { readonly type: 'playing' | 'paused' | 'ended' | 'steered' | 'progress' }
  | { readonly type: 'time'; readonly seconds: number }
  | { readonly type: 'fail'; readonly error: Error }
export type Tell = (told: Told) => void

export type Adapter = Omit<Steering, 'onSteered'> & {
  /** Percent. */
  setVolume(percent: number): void
  /** What the visitor works with once it plays: the video element, or the frame. */
  readonly surface: HTMLElement
}

/** What every player is made with. */
export interface Telling {
  readonly tell: Tell
  readonly signal: AbortSignal
  /** The first try has failed: what it asked for, and did not get, is asked for anew. */
  readonly isAgain: boolean
}

export interface Making extends Telling {
  readonly source: ProviderSource
  readonly options: PlayOptions
  /** Where the frame goes. */
  readonly host: HTMLElement
  /** The video's name, for the frame. */
  readonly title: string
}

/** What a player rejects with when the browser does not let it begin. */
export const isBlocked = (error: unknown): boolean => (error as Error | undefined)?.name === 'NotAllowedError'
