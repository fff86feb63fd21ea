import { useId } from 'react'
import { givenData } from '../../core/data'
import { initial } from './video.model'
import { watchAddress } from '../../core/video-address'
import { providerNames } from './video.ids'
import { isOff, partFields, playFields, readSettingsText, readVideoOptions, type Place, type VideoOptions } from './video.options'
import { readSource, type ProviderSource } from './video.source'

type Given = { readonly [K in keyof VideoOptions]?: VideoOptions[K] | string | number | boolean }

export interface VideoTexts {
  readonly play: string
  readonly pause: string
  /** Before consent; {provider} is the provider's name. */
  readonly consent: string
  readonly allow: string
  readonly always: string
  readonly watch: string
}

export const videoTexts: VideoTexts = {
  play: partFields.play.fallback,
  pause: partFields.pause.fallback,
  consent: partFields.consent.fallback,
  allow: partFields.allow.fallback,
  always: partFields.always.fallback,
  watch: playFields.watch.fallback,
}

export interface Captions {
  /** Address of the WebVTT file. */
  readonly src: string
  /** Its language, as a code such as "en". */
  readonly language: string
  readonly label: string
}

export interface VideoProps extends Given {
  /** What the video is called. */
  readonly title: string
  /** The one-line form of the settings: `mp4:clip.mp4;loop:f`. */
  readonly settings?: string
  readonly place?: Place
  readonly texts?: Partial<VideoTexts>
  /** For files: what is said and heard, as text. */
  readonly captions?: readonly Captions[]
}

/** Also the still picture waits until the video is near. Browsers know this for videos since 2026, React's types do not yet. */
const LATE = { loading: 'lazy' }

/** A video as a page serves it: playable without scripts (a file), or a poster with a link to it (a provider's). */
export function Video({ title, settings, place = 'text', texts, captions = [], ...given }: VideoProps) {
  const options = readVideoOptions({ settings, ...given }, place)
  const source = readSource(options)
  const words = { ...videoTexts, ...texts }
  return (
    <div
      data-feature="video"
      data-state={initial({ isOff: isOff(source.kind, options), isAllowed: source.kind === 'file' })}
      data-kind={source.kind}
      data-controls={String(options.controls)}
      {...givenData(playFields, { ...readSettingsText(settings), watch: texts?.watch, ...given, bgvideo: options.bgvideo || undefined })}
    >
      {source.kind === 'file' ? (
        // eslint-disable-next-line jsx-a11y-x/media-has-caption -- the tracks are the page's own: see captions
        <video
          aria-label={title}
          controls={options.controls}
          muted={options.mute}
          playsInline
          preload="none"
          poster={options.poster}
          tabIndex={options.controls ? undefined : -1}
          {...LATE}
        >
          {source.files.map((file) => (
            <source key={file.src} {...file} />
          ))}
          {captions.map(({ src, language, label }) => (
            <track key={src} kind="captions" src={src} srcLang={language} label={label} />
          ))}
        </video>
      ) : (
        <div data-part="player" />
      )}
      {options.poster ? <img data-part="poster" src={options.poster} alt="" loading="lazy" decoding="async" /> : null}
      <button type="button" data-part="toggle" data-control="toggle">
        <Icon />
        <span data-part="play-label">{`${words.play}: ${title}`}</span>
        <span data-part="pause-label">{`${words.pause}: ${title}`}</span>
      </button>
      {source.kind === 'file' ? null : <Consent source={source} title={title} words={words} />}
      <p data-part="notice" role="status" />
    </div>
  )
}

interface ConsentProps {
  readonly source: ProviderSource
  readonly title: string
  readonly words: VideoTexts
}

function Consent({ source, title, words }: ConsentProps) {
  const id = useId()
  const name = (text: string) => text.replaceAll('{provider}', providerNames[source.kind])
  return (
    <div data-needs-script="" data-part="ask">
      <p data-part="title">{title}</p>
      <p id={id} data-part="sentence">
        {name(words.consent)}
      </p>
      <p data-part="choices">
        <button type="button" data-control="allow" aria-label={`${words.allow}: ${title}`} aria-describedby={id}>
          {words.allow}
        </button>
        <label>
          <input type="checkbox" data-control="always" />
          <span>{name(words.always)}</span>
        </label>
        <a href={watchAddress(source.video)} rel="noreferrer">
          {name(words.watch)}
        </a>
      </p>
    </div>
  )
}

const Icon = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
    <path data-part="play-icon" d="M8 5.2v13.6a.8.8 0 0 0 1.2.7l10.9-6.8a.8.8 0 0 0 0-1.4L9.2 4.5A.8.8 0 0 0 8 5.2Z" />
    <path data-part="pause-icon" d="M7 5h3.4v14H7zM13.6 5H17v14h-3.4z" />
  </svg>
)
