import { after } from '../../page/clock'
import { hasConsent, onConsent, setConsent } from '../../page/consent'
import { announceMedia, registerPlayer, stopOthers, type Player, type Steering } from '../../page/media'
import { isBlocked, type Adapter, type Told } from './video.adapter'
import { beginning, endingOf, watchEnd } from './video.end'
import { creatingEmbed } from './video.errors'
import { initial, next, type Event as VideoEvent } from './video.model'
import { isOff, readPlayOptions } from './video.options'
import { mayBegin, readPlace, watchPlace } from './video.place'
import { providerNames, readProviderSource } from './video.source'

/** A place for a video: a file's, YouTube's or Vimeo's, all with the same states, controls and rules. */
export function mountVideo(element: HTMLElement, signal: AbortSignal): void {
  const options = readPlayOptions(element.dataset, readPlace(element))
  const part = <T extends HTMLElement>(name: string) => element.querySelector<T>(`[data-part="${name}"]`)
  const video = element.querySelector('video')
  const source = video ? undefined : readProviderSource(options)
  const provider = source?.kind

  let state = initial({ isOff: isOff(provider, options), isAllowed: !provider || hasConsent(provider) })
  let adapter: Adapter | undefined
  let making: Promise<Adapter> | undefined
  /** Ends the present player: with the page, or when consent is withdrawn. */
  let life = new AbortController()
  let isPastEnd = watchEnd(options)
  const steered = new EventTarget()

  const send = (event: VideoEvent) => {
    const before = state
    state = next(state, event)
    element.dataset.state = state
    if (state === before) return
    // What the poster covers is out of reach as well; a file's controls stay in sight below it.
    if (provider && adapter) adapter.surface.inert = state !== 'playing'
    if (state === 'playing') {
      if (options.stopOther) stopOthers(player)
      announceMedia(player, 'playing')
    } else if (state === 'paused') announceMedia(player, 'paused')
    else if (state === 'ended') announceMedia(player, 'ended', options.nextSlideOnEnd)
    else if (state === 'asking') unload()
  }

  const unload = () => {
    life.abort()
    life = new AbortController()
    adapter = making = undefined
    isPastEnd = watchEnd(options)
    part('player')?.replaceChildren()
    announceMedia(player, 'paused')
  }

  const fail = (reason: unknown) => {
    if (life.signal.aborted) return
    console.error(creatingEmbed(reason))
    send({ type: 'fail' })
    const notice = part('notice')
    if (notice) notice.textContent = options.notice.replace('{provider}', provider ? providerNames[provider] : 'The video')
  }

  const tell = (told: Told) => {
    if (told.type === 'fail') return fail(told.reason)
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
    const told = { tell, signal: AbortSignal.any([signal, life.signal]) }
    // A page fetches only the kind that it has.
    if (!source) adapter = (await import('./video.file')).adaptFile(video!, options, told)
    else {
      const given = { source, options, host: part('player')!, title: part('title')?.textContent || providerNames[source.kind], ...told }
      adapter = await (source.kind === 'youtube' ? (await import('./video.youtube')).adaptYouTube(given) : (await import('./video.vimeo')).adaptVimeo(given))
    }
    if (options.mute) await adapter.mute()
    else adapter.setVolume(options.volume)
    announceMedia(player, 'ready')
    return adapter
  }

  const load = () => (making ??= make())

  const play = async () => {
    if (state === 'asking' || state === 'off') return
    const isAgain = state === 'ended'
    send({ type: 'play' })
    const cancelNotice = after(options.wait * 1000, () => void (adapter ?? fail(`no player after ${options.wait} s`)), life.signal)
    try {
      const ready = await load()
      const now = await ready.time()
      if (isAgain || now < options.start || (options.end > 0 && now >= options.end)) ready.seek(beginning(options))
      await ready.play().catch((error: unknown) => retryMuted(ready, error))
    } catch (error) {
      making = undefined
      fail(error)
    } finally {
      cancelNotice()
    }
  }

  const retryMuted = async (ready: Adapter, error: unknown) => {
    // Called off before the first picture, or never begun: the poster stays.
    if ((error as Error).name === 'AbortError') return send({ type: 'refuse' })
    if (!isBlocked(error)) throw error
    await ready.mute()
    await ready.play().catch(() => send({ type: 'refuse' }))
  }

  const begin = () => options.autoplay && state !== 'playing' && mayBegin(element) && void play()

  const steering = (): Steering | undefined =>
    adapter && { ...adapter, onSteered: (listener, ended) => steered.addEventListener('steered', listener, { signal: ended }) }

  const player: Player = {
    element,
    isBackground: options.bgvideo,
    pause: () => adapter?.pause(),
    isPlaying: () => state === 'playing',
    start: () => void begin(),
    load: () => void (state === 'resting' && load().catch(fail)),
    get steering() {
      return steering()
    },
  }

  element.addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>('[data-control]')?.dataset.control
      if (control === 'allow' && provider) {
        setConsent({ provider, isAllowed: true, isKept: element.querySelector<HTMLInputElement>('[data-control="always"]')?.checked })
        void play().then(() => adapter?.surface.focus())
      } else if (control === 'toggle') {
        if (state === 'playing') return player.pause()
        void play()
        if (options.controls) (adapter?.surface ?? part('toggle'))?.focus({ preventScroll: true })
      }
    },
    { signal },
  )

  element.dataset.state = state
  if (element.dataset.ratio) element.style.setProperty('--video-ratio', String(options.ratio))
  signal.addEventListener('abort', () => life.abort())
  registerPlayer(player, signal)
  if (!provider) void load()
  onConsent((change) => change.provider === provider && send({ type: change.isAllowed ? 'allow' : 'revoke' }), signal)
  watchPlace(player, () => void begin(), signal)
  if (options.bgvideo) void import('./video.background').then(({ watchBackground }) => signal.aborted || watchBackground(player, () => void play(), signal))
}
