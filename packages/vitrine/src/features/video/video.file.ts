import type { Adapter, Tell } from './video.adapter'
import type { PlayOptions } from './video.options'

/** The browser's own player, on a video element that the page already has. */
export function adaptFile(video: HTMLVideoElement, options: PlayOptions, told: { tell: Tell; signal: AbortSignal }): Adapter {
  const { tell, signal } = told
  const hear = (type: string, task: () => void) => video.addEventListener(type, task, { signal })
  hear('playing', () => tell({ type: 'playing' }))
  // A browser's player pauses at its end before it says that it has ended.
  hear('pause', () => !video.ended && tell({ type: 'paused' }))
  hear('ended', () => tell({ type: 'ended' }))
  hear('timeupdate', () => tell({ type: 'time', seconds: video.currentTime }))
  for (const type of ['seeked', 'ratechange']) hear(type, () => tell({ type: 'steered' }))
  // The last source that fails, fails the video; a single address fails on the element itself.
  const fail = () => tell({ type: 'fail', reason: `${video.currentSrc || video.querySelector('source:last-of-type')?.getAttribute('src')} could not be played` })
  hear('error', fail)
  video.querySelector('source:last-of-type')?.addEventListener('error', fail, { signal })
  // It may have failed before anybody listened.
  if (video.error || video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) fail()

  video.preload = options.preload
  // Without a stretch of its own it loops in the browser, which does so without a gap.
  video.loop = options.loop && options.start <= 0 && options.end <= 0
  return {
    surface: video,
    time: () => video.currentTime,
    rate: () => video.playbackRate,
    isPaused: () => video.paused,
    play: () => video.play(),
    pause: () => video.pause(),
    seek: (seconds) => void (video.currentTime = seconds),
    setRate: (rate) => void (video.playbackRate = rate),
    mute: () => void (video.muted = true),
    setVolume: (percent) => void (video.volume = percent / 100),
  }
}
