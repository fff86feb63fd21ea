import { useEffect, useRef, useState } from 'react'
import { hasConsent, onConsent, setConsent } from '../../page/consent'
import { registerPlayer } from '../../page/media'
import { useBox } from './gallery.box.view'
import { useSurroundings } from './gallery.context.view'
import { embedOf } from './gallery.embeds'
import type { ContentProps } from './gallery.failure.view'
import { providerVideo } from './gallery.links'
import { fill } from './gallery.texts'

/** A provider's video. Nothing is asked of the provider before the visitor allows it: until then, a poster of our own. */
export function Embed({ item, isCaptioned, onContent }: ContentProps) {
  const { texts } = useSurroundings()
  const video = providerVideo(item.url)!
  const { provider } = video
  const embed = embedOf(video, item.url)
  const [isAllowed, setAllowed] = useState(() => hasConsent(provider))
  const [wasPressed, setPressed] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  useBox(box, item, { isCaptioned })

  useEffect(() => {
    const run = new AbortController()
    onConsent((change) => change.provider === provider && setAllowed(change.isAllowed), run.signal)
    return () => run.abort()
  }, [provider])
  useEffect(() => {
    if (!isAllowed) return onContent('ready')
    const element = frame.current!
    const run = new AbortController()
    // The provider does not say whether it plays without its own script; being told to pause while paused does no harm.
    registerPlayer(
      { element, isPlaying: () => false, pause: () => element.contentWindow?.postMessage(embed.pause, embed.origin) },
      run.signal,
    )
    return () => run.abort()
  }, [isAllowed, embed.pause, embed.origin, onContent])

  const allow = (isKept: boolean) => {
    setPressed(true)
    setConsent({ provider, isAllowed: true, isKept })
  }
  const name = { provider: embed.label }
  return (
    <div ref={box} data-part="embed">
      {isAllowed ? (
        <iframe
          ref={frame}
          src={embed.src + (wasPressed ? '&autoplay=1' : '')}
          title={item.title || item.caption || embed.label}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={() => onContent('ready')}
        />
      ) : (
        <>
          {item.thumbnail ? <img src={item.thumbnail} alt="" /> : null}
          <div data-part="consent">
            <p>{fill(texts.consent, name)}</p>
            <button type="button" data-control="consent-once" onClick={() => allow(false)}>
              {fill(texts.consentOnce, name)}
            </button>
            <button type="button" data-control="consent-always" onClick={() => allow(true)}>
              {fill(texts.consentAlways, name)}
            </button>
          </div>
        </>
      )}
    </div>
  )
}
