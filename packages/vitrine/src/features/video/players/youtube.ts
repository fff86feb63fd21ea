import { after } from '../../../page/services/clock'
import { every } from '../../../page/services/ticks'
import type { Adapter, Making } from './adapter'
import { watchAddress } from '../../../core/video-address'
import { beginning } from '../video.end'
import { badId, forGood, notEmbeddable, notFound } from '../video.errors'
import { createFrame } from './frame'
import type { ProviderSource } from '../video.source'
import { loadYouTubeApi } from './youtube-api'

const TRIES = 5
/** ms between two tries to begin. */
const TRY_AGAIN = 325
/** ms between two looks at the time: YouTube does not tell it by itself. */
const LOOK = 150
/** s: a step in time that playing alone does not make. */
const JUMP = 0.75
const ENDED = 0
const PLAYING = 1
const PAUSED = 2
const BUFFERING = 3

/** What YouTube answers for a video that it will not show here, however often it is asked. */
function errorOf(code: number, { video }: ProviderSource): Error {
  if (code === 2) return forGood(new Error(badId(video.id)))
  if (code === 100) return forGood(new Error(notFound(watchAddress(video))))
  if (code === 101 || code === 150) return forGood(new Error(notEmbeddable(watchAddress(video))))
  return forGood(new Error(`YouTube answered with error ${code} for ${video.id}`))
}

export async function adaptYouTube({ source, options, host, title, tell, signal, isAgain }: Making): Promise<Adapter> {
  const { Player } = await loadYouTubeApi(isAgain)
  signal.throwIfAborted()
  const controls = options.controls ? 1 : 0
  const query = {
    enablejsapi: 1,
    origin: location.origin,
    playsinline: 1,
    rel: 0,
    controls,
    disablekb: 1 - controls,
    fs: controls,
    start: Math.floor(beginning(options)),
    ...(source.video.list && { list: source.video.list }),
  }
  const frame = createFrame(`https://www.youtube-nocookie.com/embed/${source.video.id}`, query, title)
  host.replaceChildren(frame)
  let waiting: PromiseWithResolvers<void> | undefined
  let seconds = 0

  const player = await new Promise<YT.Player>((resolve, reject) => {
    const fail = (error: Error) => {
      waiting?.reject(new DOMException(error.message, 'AbortError'))
      tell({ type: 'fail', error })
    }
    const made: YT.Player = new Player(frame, {
      events: {
        onReady: () => resolve(made),
        onStateChange: ({ data }) => {
          if (data === PLAYING || data === BUFFERING) waiting?.resolve()
          if (data === PLAYING) tell({ type: 'playing' })
          if (data === PAUSED) tell({ type: 'paused' })
          if (data === ENDED) tell({ type: 'ended' })
        },
        onPlaybackRateChange: () => tell({ type: 'steered' }),
        onAutoplayBlocked: () => waiting?.reject(new DOMException('YouTube may not begin', 'NotAllowedError')),
        onError: ({ data }) => fail(errorOf(data, source)),
      },
    })
    signal.addEventListener('abort', () => {
      made.destroy()
      waiting?.reject(signal.reason)
      reject(signal.reason as Error)
    })
  })
  signal.throwIfAborted()

  every(
    LOOK,
    () => {
      const now = player.getCurrentTime()
      if (Math.abs(now - seconds) > JUMP) tell({ type: 'steered' })
      seconds = now
      tell({ type: 'time', seconds })
    },
    signal,
  )

  /** A player that has just been made does not always hear the first call; the last one is silent, as a browser may want it. */
  const attempt = (at: number) => {
    if (at === TRIES) player.mute()
    player.playVideo()
    const cancel = after(
      TRY_AGAIN,
      () => (at < TRIES ? attempt(at + 1) : waiting?.reject(new DOMException('YouTube did not begin', 'AbortError'))),
      signal,
    )
    void waiting?.promise.then(cancel, cancel)
  }

  return {
    surface: frame,
    time: () => player.getCurrentTime(),
    rate: () => player.getPlaybackRate(),
    isPaused: () => ![PLAYING, BUFFERING].includes(player.getPlayerState()),
    play: () => {
      waiting = Promise.withResolvers<void>()
      attempt(1)
      return waiting.promise
    },
    pause: () => {
      waiting?.reject(new DOMException('paused before it began', 'AbortError'))
      player.pauseVideo()
    },
    seek: (to) => player.seekTo(to, true),
    setRate: (rate) => player.setPlaybackRate(rate),
    mute: () => player.mute(),
    setVolume: (percent) => player.setVolume(percent),
  }
}
