import { fitBox, type Media, type MediaTask } from './kind'
import { readVideoAddress, type ProviderVideo } from '../../../core/video-address'
import { hasConsent, onConsent, setConsent } from '../../../page/ui/consent'
import { registerPlayer } from '../../../page/ui/media'
import { prefersReducedMotion } from '../../../page/services/motion'
import { element, fill } from '../overlay/elements'

/** A provider's video. Nothing is asked of the provider before the visitor allows it: until then, a poster of our own. */
export function showEmbed({ item, context, signal, onReady, onLoading }: MediaTask): Media {
  const { texts } = context
  const video = readVideoAddress(item.url)!
  const { provider } = video
  const label = LABELS[provider]
  const box = element('div', { 'data-part': 'embed' })
  let player = new AbortController()
  let wasPressed = false
  let isAllowed: boolean | undefined

  const button = (kind: string, text: string, isKept: boolean) => {
    const made = element('button', { type: 'button', 'data-control': kind }, fill(text, { provider: label }))
    made.onclick = () => {
      wasPressed = true
      setConsent({ provider, isAllowed: true, isKept })
    }
    return made
  }
  const ask = () => {
    const words = element('p', {}, fill(texts.consent, { provider: label }))
    const buttons = [button('consent-once', texts.consentOnce, false), button('consent-always', texts.consentAlways, true)]
    if (item.thumbnail) {
      const poster = element('img', { src: item.thumbnail, alt: '' })
      poster.onerror = () => poster.remove()
      box.append(poster)
    }
    box.append(element('div', { 'data-part': 'consent' }, words, ...buttons))
    onReady()
  }
  const play = () => {
    const embed = embedOf(video, item.url, wasPressed ? 'asked' : prefersReducedMotion() ? 'never' : 'as linked')
    const frame = element('iframe', {
      src: embed.src,
      title: item.title || item.caption || label,
      allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
      referrerpolicy: 'strict-origin-when-cross-origin',
    })
    onLoading()
    frame.onload = onReady
    box.append(frame)
    // The provider does not say whether it plays without its own script; being told to pause while paused does no harm.
    const pause = () => frame.contentWindow?.postMessage(embed.pause, embed.origin)
    player = new AbortController()
    registerPlayer({ element: frame, isPlaying: () => false, pause }, AbortSignal.any([signal, player.signal]))
  }
  const show = (isNow: boolean) => {
    if (isNow === isAllowed) return
    isAllowed = isNow
    player.abort()
    box.replaceChildren()
    if (isNow) play()
    else ask()
  }

  show(hasConsent(provider))
  onConsent((change) => change.provider === provider && show(change.isAllowed), signal)
  return { element: box, layOut: (isCaptioned) => fitBox(box, context, { item, isCaptioned }) }
}

/** A provider's frame: its address, where its messages go, and the message that pauses it. */
export interface Embed {
  readonly src: string
  readonly origin: string
  readonly pause: string
}

export const LABELS = { youtube: 'YouTube', vimeo: 'Vimeo' } as const

/** Whether it plays by itself: as its link says, never (the visitor wants less motion), or because it was asked to. */
export type Autoplay = 'as linked' | 'never' | 'asked'

/** The link's own parameters go along; those that make it work come last. */
export function embedOf({ provider, id, hash, start }: ProviderVideo, address: string, autoplay: Autoplay = 'as linked'): Embed {
  const parameters = new URLSearchParams(address.split('#', 1)[0]!.split('?')[1])
  for (const name of ['v', 't', 'start', 'time_continue', 'h', 'preview']) parameters.delete(name)
  if (autoplay === 'never') parameters.delete('autoplay')
  const isYoutube = provider === 'youtube'
  if (isYoutube) {
    if (start) parameters.set('start', String(Math.floor(start)))
    parameters.set('enablejsapi', '1')
  } else {
    if (hash) parameters.set('h', hash)
    for (const part of ['title', 'byline', 'portrait']) parameters.set(part, '0')
  }
  if (autoplay === 'asked') parameters.set('autoplay', '1')
  const origin = isYoutube ? 'https://www.youtube-nocookie.com' : 'https://player.vimeo.com'
  return {
    src: `${origin}/${isYoutube ? 'embed' : 'video'}/${id}?${parameters}${!isYoutube && start ? `#t=${start}s` : ''}`,
    origin,
    pause: JSON.stringify(isYoutube ? { event: 'command', func: 'pauseVideo', args: [] } : { method: 'pause' }),
  }
}
