/**
 * One video, whoever plays it. `asking`: the provider may not be asked for anything yet. `resting`: its poster shows, and
 * nothing is loaded. A paused or ended video shows its poster again; `failed` shows a notice, and can be tried again;
 * `unavailable` shows a notice and a link, for trying again would not help.
 */
export type State = 'off' | 'asking' | 'resting' | 'loading' | 'playing' | 'paused' | 'ended' | 'failed' | 'unavailable'

export const EVENTS = ['allow', 'revoke', 'play', 'refuse', 'playing', 'paused', 'ended', 'fail', 'deny'] as const

export interface Event {
  readonly type: (typeof EVENTS)[number]
}

export interface Begin {
  /** The site does not show this provider's videos. */
  readonly isOff: boolean
  readonly isAllowed: boolean
}

export const initial = ({ isOff, isAllowed }: Begin): State => (isOff ? 'off' : isAllowed ? 'resting' : 'asking')

export function next(state: State, { type }: Event): State {
  if (state === 'off') return state
  if (type === 'revoke') return 'asking'
  if (state === 'asking') return type === 'allow' ? 'resting' : state
  switch (type) {
    case 'allow':
      return state
    case 'play':
      return state === 'resting' || state === 'failed' ? 'loading' : state
    case 'refuse':
      return state === 'loading' ? 'resting' : state
    case 'playing':
      return 'playing'
    case 'paused':
      // The end comes with a pause of its own, before or after: it stays the end.
      return state === 'playing' ? 'paused' : state
    case 'ended':
      return state === 'playing' || state === 'paused' ? 'ended' : state
    case 'fail':
      return state === 'unavailable' ? state : 'failed'
    case 'deny':
      return 'unavailable'
  }
}

/** Whether the visitor may ask for it now. */
export const canPlay = (state: State): boolean => state !== 'off' && state !== 'asking' && state !== 'unavailable'
