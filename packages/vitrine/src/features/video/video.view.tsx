import { useId, type ComponentPropsWithoutRef, type Ref } from 'react'
import { givenData } from '../../core/data'
import { asWritten } from '../../core/fields'
import { watchAddress } from '../../core/video-address'
import { useTexts } from '../../react/context'
import { useBehaviour } from '../../react/use-behaviour'
import { tellOnce } from '../../react/tell-once'
import { useOptions, type OptionProps } from '../../react/use-options'
import { mountVideo, type VideoEvents, type VideoMethods } from './video.behaviour'
import { providerNames } from './video.ids'
import { initial, type State } from './video.model'
import {
  fieldsFor,
  hasBadEnd,
  isOff,
  playFields,
  readSettingsText,
  settle,
  videoFields,
  type Place,
  type VideoOptions,
} from './video.options'
import { readSource, type ProviderSource, type Source } from './video.source'
import { videoTexts, type VideoTexts } from './video.texts'

export interface Captions {
  /** Address of the WebVTT file. */
  readonly src: string
  /** Its language, as a code such as "en". */
  readonly language: string
  /** Its name in the player's menu. */
  readonly label: string
}

/** What a video's ref gives. */
export interface VideoRef extends VideoMethods {
  readonly element: HTMLElement | null
}

/** A moment: seconds, or minutes and seconds such as `'1:30'`. */
type Moment = number | `${number}` | `${number}:${number}`

interface OwnProps extends VideoEvents {
  /** The video's name. */
  readonly title: string
  /** The one-line form of the settings: `mp4:clip.mp4;loop:f`. */
  readonly settings?: string
  /** Where it is. In a text it waits for a click; in a slide or behind a row it starts by itself and loops. */
  readonly place?: Place
  /** What the video says. */
  readonly texts?: Partial<VideoTexts>
  /** For files: what is said and heard, as text. */
  readonly captions?: readonly Captions[]
  /** Where it begins. */
  readonly start?: Moment
  /** Where it ends. */
  readonly end?: Moment
  /** Width to height: a number, or `'16:9'`. */
  readonly ratio?: number | `${number}:${number}`
  readonly ref?: Ref<VideoRef>
}

type BoxProps = Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onError' | keyof OwnProps | keyof typeof videoFields>

export interface VideoProps extends Omit<OptionProps<typeof videoFields>, 'start' | 'end' | 'ratio'>, OwnProps, BoxProps {}

/** Also the still picture waits until the video is near. Browsers know this for videos since 2026, React's types do not yet. */
const LATE = { loading: 'lazy' }
const METHODS = ['play', 'pause', 'seek', 'time', 'state'] as const
const NO_VIDEO = 'it needs a video: one of mp4, webm, ogv, ytid and vimeoid. Nothing is shown.'

/** A video: a file, YouTube's or Vimeo's. Without scripts a file can be played, and a provider's is a poster with a link. */
export function Video(props: VideoProps) {
  const { settings, place = 'text', ...others } = props
  const written = readSettingsText(settings)
  // `settings` is a text, as are its values.
  const fields = asWritten(fieldsFor(videoFields, place))
  const read = useOptions<typeof videoFields, object>(fields, { ...written, ...others }, { component: 'Video', group: 'video' })
  const options = settle(mendEnd(read.options), { place, stopOther: read.given.stopOther })
  const source = findSource(options)
  if (!source) {
    tellOnce(`Video: ${NO_VIDEO}`)
    return null
  }
  const state = initial({ isOff: isOff(source.kind, options), isAllowed: source.kind === 'file' })
  const rest = Object.fromEntries(Object.entries(read.rest).filter(([name]) => !(name in written))) as Omit<
    VideoProps,
    keyof typeof videoFields
  >
  // Another video is another player: nothing of the one before is of use to it.
  return <Frame key={JSON.stringify([source, state])} {...{ options, source, state, rest }} given={read.given} />
}

/** An end that is not after the start is none. */
function mendEnd(options: VideoOptions): VideoOptions {
  if (!hasBadEnd(options)) return options
  tellOnce(`Video: end is ${options.end}, but it must be after its start (${options.start} s). The video plays to its own end.`)
  return { ...options, end: -1 }
}

function findSource(options: VideoOptions): Source | undefined {
  return options.mp4 || options.webm || options.ogv || options.ytid || options.vimeoid ? readSource(options) : undefined
}

interface FrameProps {
  readonly options: VideoOptions
  readonly source: Source
  readonly state: State
  readonly given: OptionProps<typeof videoFields>
  readonly rest: Omit<VideoProps, keyof typeof videoFields>
}

function Frame({ options, source, state, given, rest }: FrameProps) {
  const { title, texts, captions = [], ref, onStateChange, onTimeChange, onError, ...attributes } = rest
  const words = useTexts({ group: 'video', defaults: videoTexts, given: texts })
  const watch = words.watch === videoTexts.watch ? undefined : words.watch
  const data = givenData(playFields, { watch, ...given, bgvideo: options.bgvideo || undefined })
  const { element } = useBehaviour(mountVideo, {
    feature: 'video',
    options: [data, options.controls],
    ref,
    methods: METHODS,
    events: { onStateChange, onTimeChange, onError },
  })
  return (
    <div
      {...attributes}
      ref={element}
      data-feature="video"
      data-state={state}
      data-kind={source.kind}
      data-controls={String(options.controls)}
      {...data}
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
