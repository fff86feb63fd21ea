import type { ReactNode } from 'react'
import type { Example } from '../../react/example'
import { VideoSync, type VideoSyncProps } from './video-sync.view'

/** A file's slot, as the video feature serves it; both may play at once. */
const clip = (title: string, hasControls: boolean) => (
  <div
    data-feature="video"
    data-state="resting"
    data-kind="file"
    data-controls={String(hasControls)}
    data-stop-other="false"
    data-mute="true"
    data-loop="false"
    data-autoplay="false"
  >
    <video
      muted
      playsInline
      controls={hasControls}
      preload="none"
      poster="/video/clock.jpg"
      aria-label={title}
      tabIndex={hasControls ? undefined : -1}
    >
      <source src="/video/clock.mp4" type="video/mp4" />
    </video>
    <img data-part="poster" src="/video/clock.jpg" alt="" />
    {hasControls ? (
      <button type="button" data-part="toggle" data-control="toggle">
        <span data-part="play-label">Play both</span>
        <span data-part="pause-label">Pause both</span>
      </button>
    ) : null}
  </div>
)

/** A provider's slot, as it is written by hand: its poster, the question, its button. */
const film = (name: string, address: string, attributes: Record<string, string>) => (
  <div data-feature="video" data-state="asking" data-controls="true" data-stop-other="false" data-mute="true" {...attributes}>
    <div data-part="player" />
    <img data-part="poster" src="/video/clock.jpg" alt="" />
    <button type="button" data-part="toggle" data-control="toggle">
      <span data-part="play-label">{`Play the film on ${name}`}</span>
      <span data-part="pause-label">{`Pause the film on ${name}`}</span>
    </button>
    <div data-needs-script="" data-part="ask">
      <p data-part="title">{`A film on ${name}`}</p>
      <p data-part="sentence">{`This video is shown by ${name}. Playing it sends data, such as your address on the internet, to ${name}.`}</p>
      <p data-part="choices">
        <button type="button" data-control="allow">
          {`Play the film on ${name}`}
        </button>
        <label>
          <input type="checkbox" data-control="always" />
          <span>{`Always allow ${name}`}</span>
        </label>
        <a href={address} rel="noreferrer">{`Watch on ${name}`}</a>
      </p>
    </div>
    <p data-part="notice" role="status" />
  </div>
)

const Tied = ({ children, ...props }: VideoSyncProps & { children: ReactNode }) => (
  <VideoSync channel="example" {...props}>
    {children}
  </VideoSync>
)

// Spread, because a linter takes a prop of this name for an ARIA role.
const leads = { role: 'controller' } as const
const controller = <Tied {...leads}>{clip('The video that leads', true)}</Tied>
const viewer = <Tied>{clip('The video that follows', false)}</Tied>

export const examples: readonly Example[] = [
  {
    name: 'two',
    title: 'Two videos in step',
    note: 'Play, pause or seek in the first: the second follows, and so does one in another window.',
    markup: () => (
      <>
        {controller}
        {viewer}
        <p>
          <a href="/style-guide/video-sync/viewer/" target="_blank" rel="opener">
            Open a second window that follows
          </a>
        </p>
      </>
    ),
  },
  { name: 'viewer', title: 'A window that follows', note: 'It joins where the first window is.', markup: () => viewer },
  {
    name: 'providers',
    title: 'A file, YouTube and Vimeo in step',
    note: 'The file leads; the providers follow once they are allowed.',
    markup: () => (
      <>
        {controller}
        <Tied>{film('YouTube', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', { 'data-ytid': 'aqz-KE-bpKQ' })}</Tied>
        <Tied>{film('Vimeo', 'https://vimeo.com/76979871', { 'data-vimeoid': '76979871' })}</Tied>
      </>
    ),
  },
]
