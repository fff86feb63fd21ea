import { readVideoAddress } from '../../../core/video-address'
import { hasConsent, onConsent, setConsent } from '../../../page/ui/consent'
import { registerPlayer } from '../../../page/ui/media'
import { prefersReducedMotion } from '../../../page/services/motion'
import { fitBox } from './box'
import { element, fill } from '../overlay/elements'
import { embedOf, LABELS } from './provider'
import type { Showing, Task } from '../overlay/slide'

/** A provider's video. Nothing is asked of the provider before the visitor allows it: until then, a poster of our own. */
export function showEmbed({ item, surroundings, signal, onReady, onLoading }: Task): Showing {
  const { texts } = surroundings
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
  return { element: box, layOut: (isCaptioned) => fitBox(box, surroundings, { item, isCaptioned }) }
}
