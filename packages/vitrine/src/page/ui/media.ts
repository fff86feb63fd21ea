/**
 * Everything that plays on the page is known here, whatever feature and provider it belongs to, so that one can stop the
 * others, a closing panel can pause what is inside it, and a slider can wait for its video.
 */
export interface Player {
  /** Where it stands on the page. */
  readonly element: Element
  pause(): void
  isPlaying(): boolean
  /** Asked to play, and still on its way; a pause calls it off. */
  isStarting?(): boolean
  /** Decoration behind other content: nobody waits for it. */
  readonly isBackground?: boolean
  /** Its place has come (a slide's turn): plays, if it is set to begin by itself. */
  start?(): void
  /** Gets its player ready without playing it, where that is allowed. */
  load?(): void
  /** What a shared clock steers it by; there once its player is. */
  readonly steering?: Steering
}

/** A player's time and rate, whatever plays: a file or a provider's frame. Times are seconds. */
export interface Steering {
  time(): number | Promise<number>
  rate(): number | Promise<number>
  isPaused(): boolean | Promise<boolean>
  /** Rejects with a NotAllowedError where the browser blocks it. */
  play(): Promise<void>
  pause(): void
  mute(): void | Promise<unknown>
  seek(seconds: number): void
  setRate(rate: number): void
  /** Hears that the player was played, paused, moved in time or changed in rate. */
  onSteered(listener: () => void, signal: AbortSignal): void
  /** The provider's own player object, where it has one to offer to a page's script. */
  readonly own?: unknown
}

export interface MediaChange {
  readonly player: Player
  readonly state: 'ready' | 'playing' | 'paused' | 'ended'
  /** It ended, and asks the slider that it stands in for the next slide. */
  readonly wantsNext?: boolean
}

export const MEDIA_EVENT = 'vitrine:media'
const PLAYER_EVENT = 'vitrine:player'

const players = new Set<Player>()

/** What has been taken from the page plays no more, and nobody waits for it. */
const present = (): Player[] => [...players].filter(({ element }) => element.isConnected)

export function registerPlayer(player: Player, signal: AbortSignal): void {
  players.add(player)
  player.element.dispatchEvent(new CustomEvent<Player>(PLAYER_EVENT, { bubbles: true, detail: player }))
  signal.addEventListener('abort', () => players.delete(player))
}

/** Says that a player's state has changed; the event bubbles from the player's element. */
export function announceMedia(player: Player, state: MediaChange['state'], wantsNext = false): void {
  player.element.dispatchEvent(new CustomEvent<MediaChange>(MEDIA_EVENT, { bubbles: true, detail: { player, state, wantsNext } }))
}

/** Hears the players inside the element. */
export function onMedia(element: EventTarget, listener: (change: MediaChange) => void, signal: AbortSignal): void {
  element.addEventListener(MEDIA_EVENT, (event) => listener((event as CustomEvent<MediaChange>).detail), { signal })
}

/** Hears the player that stands in the element: the one that is there, or that comes. */
export function onPlayer(element: Element, listener: (player: Player) => void, signal: AbortSignal): void {
  element.addEventListener(PLAYER_EVENT, (event) => listener((event as CustomEvent<Player>).detail), { signal })
  const found = present().find((player) => element.contains(player.element))
  if (found) listener(found)
}

/** Pauses the others that play; or calls those off that are still on their way, so that the last one asked for plays, whichever comes first. */
export function stopOthers(player: Player, which: 'isPlaying' | 'isStarting' = 'isPlaying'): void {
  for (const other of present()) if (other !== player && other[which]?.()) other.pause()
}

/** Pauses what plays inside: registered players, and plain video, audio and video sites' frames that nobody registered. */
export function pauseInside(element: Element): void {
  for (const player of players) if (element.contains(player.element)) player.pause()
  for (const media of element.querySelectorAll<HTMLMediaElement>('video, audio')) if (!media.paused) media.pause()
  for (const frame of element.querySelectorAll('iframe')) pauseFrame(frame)
}

/** Lets begin what is inside and set to begin by itself. */
export function startInside(element: Element): void {
  for (const player of players) if (element.contains(player.element)) player.start?.()
}

/** What the video sites' players understand, each told at its own origin only. */
const PAUSE: readonly (readonly [host: RegExp, message: unknown])[] = [
  [/^www\.youtube(-nocookie)?\.com$/, { event: 'command', func: 'pauseVideo', args: [] }],
  [/^player\.vimeo\.com$/, { method: 'pause' }],
]

function pauseFrame(frame: HTMLIFrameElement): void {
  const address = URL.parse(frame.src)
  const known = address && PAUSE.find(([host]) => host.test(address.hostname))
  if (known) frame.contentWindow?.postMessage(JSON.stringify(known[1]), address.origin)
}

/** Whether something plays that the visitor watches or hears: not a background, and not a silent loop. */
export const isAnythingPlaying = (): boolean =>
  present().some((player) => !player.isBackground && player.isPlaying()) ||
  [...document.querySelectorAll<HTMLMediaElement>('video, audio')].some(
    (media) =>
      !media.paused && !media.ended && !(media.muted && media.loop) && ![...players].some(({ element }) => element.contains(media)),
  )
