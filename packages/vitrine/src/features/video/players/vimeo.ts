import type { Adapter, Making } from './adapter'
import { fetchEmbedInfo } from './embed-info'
import { forGood } from '../video.errors'
import { createFrame } from './frame'

/**
 * Vimeo's own player library is fetched here and not before: on arrival it looks for embeds on the page. It also speaks to
 * the frame: it takes messages only from Vimeo's origin and this frame, sends the page's address along with the video's
 * metadata, and goes to the second that the page's address names (`vimeo_t_ID`).
 */
export async function adaptVimeo({ source, options, host, title, tell, signal }: Making): Promise<Adapter> {
  const [{ default: Player }, info] = await Promise.all([import('@vimeo/player'), fetchEmbedInfo(source.video, signal)])
  signal.throwIfAborted()
  const query = {
    dnt: 1,
    playsinline: 1,
    controls: options.controls ? 1 : 0,
    muted: options.mute ? 1 : 0,
    autopause: 0,
    title: 0,
    byline: 0,
    portrait: 0,
  }
  const frame = createFrame(info.address, query, info.title ?? title)
  host.replaceChildren(frame)
  const player = new Player(frame)
  // The frame answers nothing once it is gone.
  const quietly = (answer: Promise<unknown>) => void answer.catch(() => {})
  signal.addEventListener('abort', () => quietly(player.destroy()))
  player.on('playing', () => tell({ type: 'playing' }))
  player.on('pause', () => tell({ type: 'paused' }))
  player.on('ended', () => tell({ type: 'ended' }))
  player.on('timeupdate', ({ seconds }) => tell({ type: 'time', seconds }))
  for (const type of ['seeked', 'playbackratechange'] as const) player.on(type, () => tell({ type: 'steered' }))
  // What the player says itself before it is ready (private, gone) it would say again.
  await player.ready().catch((error: Error) => {
    throw forGood(error)
  })
  return {
    surface: frame,
    own: player,
    time: () => player.getCurrentTime(),
    rate: () => player.getPlaybackRate(),
    isPaused: () => player.getPaused(),
    play: () => player.play(),
    pause: () => quietly(player.pause()),
    seek: (seconds) => quietly(player.setCurrentTime(seconds)),
    setRate: (rate) => quietly(player.setPlaybackRate(rate)),
    mute: () => player.setMuted(true),
    setVolume: (percent) => quietly(player.setVolume(percent / 100)),
  }
}
