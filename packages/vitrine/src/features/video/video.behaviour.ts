import type { Handle } from '../../page/loading/registration'
import { debounce } from '../../page/services/debounce'
import { hasConsent, onConsent, setConsent } from '../../page/ui/consent'
import { announceMedia, registerPlayer, stopOthers, type Player, type Steering } from '../../page/ui/media'
import { clearStyles, rememberAttributes } from '../../page/ui/markup'
import { adapt } from './players/adapt'
import { isBlocked, type Adapter, type Told } from './players/adapter'
import { beginning, endingOf, watchEnd } from './video.end'
import { creatingEmbed, isForGood } from './video.errors'
import { canPlay, initial, next, type Event as VideoEvent, type State } from './video.model'
import { showNotice } from './video.notice'
import { isOff } from './video.options'
import { mayBegin, watchPlace } from './video.place'
import { moveFocus } from './video.focus'
import { isComplete, readElement, sourceOf } from './video.reading'
import { withTimes } from './video.source'

export interface VideoEvents {
  /** Its state has changed. */
  onStateChange?(state: State, previous: State): void
  /** s: how far it has played, several times a second while it plays. */
  onTimeChange?(seconds: number): void
  /** It could not be loaded or played. The video itself shows a message to the visitor. */
  onError?(error: unknown): void
}

export interface VideoMethods {
  /** Plays it, if the visitor has allowed its provider. */
  play(): void
  /** Pauses it. */
  pause(): void
  /** Goes to this time. */
  seek(seconds: number): void
  /** s: the current position. */
  time(): Promise<number>
  /** Its state. */
  state(): State
}

/** A place for a video: a file's, YouTube's or Vimeo's, all with the same states, controls and rules. */
export function mountVideo(element: HTMLElement, signal: AbortSignal, events: VideoEvents = {}): (VideoMethods & Handle) | void {
  const read = readElement(element)
  const given = sourceOf(element, read)
  const remember = rememberAttributes(signal)
  remember(element, 'data-state')
  signal.addEventListener('abort', () => element.querySelector('[data-part="notice"]')?.replaceChildren())
  if (given instanceof Error) {
    console.error(creatingEmbed(given), element)
    element.dataset.state = 'unavailable'
    import('./video.parts').then(
      ({ completePoster }) => completePoster(element, read),
      // Not fetched (offline, say): the notice is there.
      () => {},
    )
    showNotice(element, { options: read, isForGood: true })
    return events.onError?.(given)
  }
  const options = withTimes(read, given)
  const write = (name: 'kind' | 'controls', value: string) => {
    if (element.dataset[name] === value) return
    remember(element, `data-${name}`)
    element.dataset[name] = value
  }
  write('kind', element.dataset.kind || given.kind)
  write('controls', String(options.controls))
  const complete = async () => {
    if (isComplete(element, given, options)) return
    const { completeParts } = await import('./video.parts')
    if (!signal.aborted) completeParts(element, given, options)
  }
  // Where that does not come, it is tried again with the player.
  complete().catch(() => {})
  const part = <T extends HTMLElement>(name: string) => element.querySelector<T>(`[data-part="${name}"]`)
  const source = given.kind === 'file' ? undefined : given
  const provider = source?.kind

  const file = element.querySelector('video')
  if (file) remember(file, 'preload', 'loop')

  let state = initial({ isOff: isOff(provider, options), isAllowed: !provider || hasConsent(provider) })
  let adapter: Adapter | undefined
  let making: Promise<Adapter> | undefined
  /** Ends the present player: with the page, when consent is withdrawn, or when it is tried anew. */
  let life = new AbortController()
  /** What was asked for last: a later wish calls it off. */
  let wish = new AbortController()
  let isPastEnd = watchEnd(options)
  let isAgain = false
  /** From the wish to the first picture: something that still comes puts the notice off. */
  let hope = { putOff: () => {}, end: () => {} }
  const steered = new EventTarget()

  const send = (event: VideoEvent) => {
    const before = state
    state = next(state, event)
    element.dataset.state = state
    if (state === before) return
    moveFocus(element, { state, surface: adapter?.surface, isProvider: !!provider, hasControls: options.controls })
    events.onStateChange?.(state, before)
    if (state === 'playing') {
      if (options.stopOther) stopOthers(player)
      announceMedia(player, 'playing')
    } else if (state === 'paused') announceMedia(player, 'paused')
    else if (state === 'ended') announceMedia(player, 'ended', options.nextSlideOnEnd)
    else if (before === 'playing') announceMedia(player, 'paused')
  }

  /** Ends the player, and whatever of it is still on its way. */
  const unload = () => {
    life.abort()
    wish.abort()
    life = new AbortController()
    adapter = making = undefined
    isPastEnd = watchEnd(options)
    part('player')?.replaceChildren()
  }

  const fail = (error: unknown) => {
    const isOver = isForGood(error)
    // Told once: a player may say it twice, or after the notice has said so.
    if (signal.aborted || !element.isConnected || (state === 'failed' && !isOver)) return
    console.error(creatingEmbed(error), element)
    if (isOver) wish.abort()
    showNotice(element, { source, options, isForGood: isOver })
    events.onError?.(error)
    send({ type: isOver ? 'deny' : 'fail' })
  }

  const tell = (told: Told) => {
    if (told.type === 'fail') return fail(told.error)
    if (told.type === 'progress') return hope.putOff()
    if (told.type === 'playing') hope.end()
    if (told.type === 'time' && state === 'playing') events.onTimeChange?.(told.seconds)
    if (told.type === 'ended' || (told.type === 'time' && isPastEnd(told.seconds))) return end()
    if (told.type === 'playing' || told.type === 'paused') send({ type: told.type })
    if (told.type !== 'time') steered.dispatchEvent(new Event('steered'))
  }

  const end = () => {
    if (endingOf(options) === 'loop') {
      adapter?.seek(beginning(options))
      void adapter?.play().catch(() => {})
      return
    }
    send({ type: 'ended' })
    adapter?.pause()
  }

  const make = async (): Promise<Adapter> => {
    const told = { tell, isAgain, signal: AbortSignal.any([signal, life.signal]) }
    await complete()
    const title = part('title')?.textContent || options.title
    const adapted = await adapt({ element, source, options, title, ...told })
    told.signal.throwIfAborted()
    if (options.mute) await adapted.mute()
    else adapted.setVolume(options.volume)
    told.signal.throwIfAborted()
    adapter = adapted
    if (provider) adapter.surface.inert = state !== 'playing'
    announceMedia(player, 'ready')
    return adapted
  }

  const load = () => (making ??= make())

  /** Without playing it; what fails now is told when it is wanted. */
  const prepare = () => {
    const { signal: over } = life
    load().catch((error: unknown) => {
      if (over.aborted || state !== 'resting') return
      making = undefined
      fail(error)
    })
  }

  const hopeFor = (over: AbortSignal) => {
    hope.end()
    const waiting = new AbortController()
    const putOff = debounce(
      options.wait * 1000,
      () => fail(`${adapter ? 'nothing played' : 'no player'} after ${options.wait} s`),
      AbortSignal.any([over, waiting.signal]),
    )
    hope = { putOff, end: () => waiting.abort() }
    putOff()
  }

  const play = async () => {
    if (!canPlay(state)) return
    const isFromStart = state === 'ended'
    if (state === 'failed') {
      isAgain = true
      unload()
    }
    wish.abort()
    wish = new AbortController()
    const over = AbortSignal.any([signal, life.signal, wish.signal])
    send({ type: 'play' })
    hopeFor(over)
    try {
      const ready = await load()
      const now = await ready.time()
      if (over.aborted || !element.isConnected) return
      if (isFromStart || now < options.start || (options.end > 0 && now >= options.end)) ready.seek(beginning(options))
      await ready.play().catch((error: unknown) => (over.aborted ? undefined : retryMuted(ready, error)))
    } catch (error) {
      if (over.aborted) return
      making = undefined
      wish.abort()
      fail(error)
    }
  }

  const retryMuted = async (ready: Adapter, error: unknown) => {
    // Called off before the first picture, or never begun: the poster stays.
    if ((error as Error).name === 'AbortError') return rest()
    if (!isBlocked(error)) throw error
    await ready.mute()
    await ready.play().catch(rest)
  }

  const rest = () => {
    wish.abort()
    send({ type: 'refuse' })
  }

  /** The visitor's own wish: it goes before what is still on its way. */
  const press = () => {
    if (options.stopOther) stopOthers(player, 'isStarting')
    void play()
  }

  const begin = () => options.autoplay && state !== 'playing' && state !== 'loading' && mayBegin(element) && void play()

  const steering = (): Steering | undefined =>
    adapter && { ...adapter, onSteered: (listener, ended) => steered.addEventListener('steered', listener, { signal: ended }) }

  const player: Player = {
    element,
    isBackground: options.bgvideo,
    pause: () => {
      rest()
      adapter?.pause()
    },
    isPlaying: () => state === 'playing',
    isStarting: () => state === 'loading',
    start: () => void begin(),
    load: () => void (state === 'resting' && prepare()),
    get steering() {
      return steering()
    },
  }

  element.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element
      const control = target.closest<HTMLElement>('[data-control]')?.dataset.control
      if (control === 'allow' && provider) {
        setConsent({ provider, isAllowed: true, isKept: element.querySelector<HTMLInputElement>('[data-control="always"]')?.checked })
        press()
      } else if (control === 'toggle') {
        if (state === 'playing') return player.pause()
        press()
        if (options.controls) (adapter?.surface.inert === false ? adapter.surface : part('toggle'))?.focus({ preventScroll: true })
      } else if (target.matches('[data-part="player"]')) press()
    },
    { signal },
  )

  element.dataset.state = state
  if (element.dataset.ratio) element.style.setProperty('--video-ratio', String(options.ratio))
  signal.addEventListener('abort', () => {
    life.abort()
    wish.abort()
    part('player')?.replaceChildren()
    clearStyles(element, '--video-ratio')
  })
  registerPlayer(player, signal)
  if (!provider) prepare()
  onConsent((change) => {
    if (change.provider !== provider) return
    if (!change.isAllowed && state !== 'off') unload()
    send({ type: change.isAllowed ? 'allow' : 'revoke' })
  }, signal)
  watchPlace(player, () => void begin(), signal)
  if (options.bgvideo)
    import('./video.background').then(
      ({ watchBackground }) => signal.aborted || watchBackground(player, () => void play(), signal),
      // Not fetched (offline, say): the poster stays.
      () => {},
    )
  return {
    play: press,
    pause: () => player.pause(),
    seek: (seconds) => {
      // Nothing is asked of a provider that the visitor has not allowed.
      if (!canPlay(state)) return
      load().then(
        (ready) => ready.seek(seconds),
        () => {},
      )
    },
    time: async () => (await adapter?.time()) ?? 0,
    state: () => state,
  }
}
