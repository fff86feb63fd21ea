/**
 * Everything that plays on the page is known here, whatever feature and provider it belongs to, so that one can stop the
 * others, a closing panel can pause what is inside it, and a slider can wait for its video.
 */
export interface Player {
  /** Where it stands on the page. */
  readonly element: Element
  pause(): void
  isPlaying(): boolean
}

export interface MediaChange {
  readonly player: Player
  readonly state: 'playing' | 'paused' | 'ended'
}

export const MEDIA_EVENT = 'vitrine:media'

const players = new Set<Player>()

export function registerPlayer(player: Player, signal: AbortSignal): void {
  players.add(player)
  signal.addEventListener('abort', () => players.delete(player))
}

/** Says that a player's state has changed; the event bubbles from the player's element. */
export function announceMedia(player: Player, state: MediaChange['state']): void {
  player.element.dispatchEvent(new CustomEvent<MediaChange>(MEDIA_EVENT, { bubbles: true, detail: { player, state } }))
}

export function stopOthers(player: Player): void {
  for (const other of players) if (other !== player && other.isPlaying()) other.pause()
}

/** Pauses what plays inside: registered players, and plain video and audio elements that nobody registered. */
export function pauseInside(element: Element): void {
  for (const player of players) if (element.contains(player.element)) player.pause()
  for (const media of element.querySelectorAll<HTMLMediaElement>('video, audio')) if (!media.paused) media.pause()
}

export const isAnythingPlaying = (): boolean => [...players].some((player) => player.isPlaying())
