import { after } from '../../../page/services/clock'
import type { Adapter, Telling } from './adapter'
import type { PlayOptions } from '../video.options'

/** The browser's own player, on a video element that the page already has. */
export function adaptFile(video: HTMLVideoElement, options: PlayOptions, { tell, signal, isAgain }: Telling): Adapter {
  const hear = (type: string, task: () => void) => video.addEventListener(type, task, { signal })
  hear('playing', () => tell({ type: 'playing' }))
  // A browser's player pauses at its end before it says that it has ended; a file that is asked for anew pauses as well.
  hear('pause', () => !video.ended && tell({ type: 'paused' }))
  hear('ended', () => tell({ type: 'ended' }))
  hear('timeupdate', () => tell({ type: 'time', seconds: video.currentTime }))
  for (const type of ['progress', 'loadedmetadata', 'loadeddata', 'canplay']) hear(type, () => tell({ type: 'progress' }))
  for (const type of ['seeked', 'ratechange']) hear(type, () => tell({ type: 'steered' }))
  // The last source that fails, fails the video; a single address fails on the element itself.
  const fail = () =>
    tell({
      type: 'fail',
      error: new Error(`${video.currentSrc || video.querySelector('source:last-of-type')?.getAttribute('src')} could not be played`),
    })
  hear('error', fail)
  video.querySelector('source:last-of-type')?.addEventListener('error', fail, { signal })

  video.preload = options.preload
  if (options.controls && !video.controls) video.controls = true
  // Without a stretch of its own it loops in the browser, which does so without a gap.
  video.loop = options.loop && options.start <= 0 && options.end <= 0
  // A browser's own "autoplay" asks nobody whether the visitor wants motion: it is ours, and under our rules.
  if (video.autoplay) {
    video.autoplay = false
    video.pause()
  }
  if (isAgain) reload(video)
  // It may have failed, or been played, before anybody listened.
  else if (video.error) fail()
  // One that has only just been put together says the same for a moment, before it looks at its sources.
  else if (hasNoSource(video)) after(0, () => hasNoSource(video) && fail(), signal)
  else if (!video.paused) tell({ type: 'playing' })
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

const hasNoSource = ({ networkState }: HTMLVideoElement): boolean => networkState === HTMLMediaElement.NETWORK_NO_SOURCE

/** Asks for the file anew; it goes on where it broke off. */
function reload(video: HTMLVideoElement): void {
  const at = video.currentTime
  video.load()
  if (at > 0) video.currentTime = at
}
