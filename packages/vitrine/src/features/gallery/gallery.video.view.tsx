import { useRef, useState } from 'react'
import { useBox } from './gallery.box.view'
import { useSurroundings } from './gallery.context.view'
import { Failure, type ContentProps } from './gallery.failure.view'
import { isSafeAddress } from './gallery.items'
import { extensionOf } from './gallery.links'
import type { Size } from './gallery.scale'
import { fill } from './gallery.texts'

const TYPES: Readonly<Record<string, string>> = { mp4: 'video/mp4', webm: 'video/webm', ogg: 'video/ogg' }

/** A video file in the browser's own player. */
export function VideoFile(props: ContentProps) {
  const { item, isCaptioned, isFailed, onContent } = props
  const { texts } = useSurroundings()
  const [natural, setNatural] = useState<Size>()
  const element = useRef<HTMLVideoElement>(null)
  useBox(element, item, { isCaptioned, natural })

  const { video } = item
  const files = [
    { src: item.url, type: TYPES[extensionOf(item.url) ?? ''] },
    { src: video.h264, type: TYPES.mp4 },
    { src: video.webm, type: TYPES.webm },
    { src: video.ogg, type: TYPES.ogg },
  ].filter((file): file is { src: string; type: string | undefined } => !!file.src && isSafeAddress(file.src))

  const canPlay = files.some(({ type }) => !type || document.createElement('video').canPlayType(type) !== '')
  if (files.length > 0 && !canPlay)
    return (
      <Failure
        {...props}
        text={fill(texts.missingPlugin, { type: `${extensionOf(item.url)?.toUpperCase() ?? ''} video` })}
        href={item.url}
      />
    )
  if (isFailed || files.length === 0) return <Failure {...props} text={texts.loadContents} />
  return (
    // eslint-disable-next-line jsx-a11y-x/media-has-caption -- a link to a file names none: they are in the file, or in an html item
    <video
      ref={element}
      data-part="video"
      aria-label={item.title || item.caption || undefined}
      poster={video.poster ?? (item.thumbnail || undefined)}
      preload={video.preload}
      controls={video.hasControls}
      autoPlay={video.autoplay}
      playsInline
      onLoadedMetadata={({ currentTarget: { videoWidth, videoHeight } }) => {
        if (videoWidth) setNatural({ width: videoWidth, height: videoHeight })
        onContent('ready')
      }}
      // Without preloading there is nothing to wait for.
      onSuspend={() => onContent('ready')}
    >
      {files.map(({ src, type }, at) => (
        // Each file is tried in turn: only the last one's failure is the video's.
        <source key={src} src={src} type={type} onError={at === files.length - 1 ? () => onContent('failed') : undefined} />
      ))}
    </video>
  )
}
