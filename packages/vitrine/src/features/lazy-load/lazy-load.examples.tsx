import type { Example } from '../../react/example'
import { LazyFrame, LazyImage } from './lazy-load.view'

const Far = () => (
  <>
    <p>Scroll on. Nothing below is fetched yet.</p>
    <div data-example-space="long" />
  </>
)

const Frame = () => (
  <>
    <Far />
    <LazyFrame src="/style-guide/alert/notice/" title="A notice" width={640} height={320} />
  </>
)

const Background = () => (
  <>
    <Far />
    <LazyImage src="/examples/stream.webp" data-example-box="">
      <p>Words on a picture.</p>
    </LazyImage>
  </>
)

const Poster = () => (
  <>
    <Far />
    <video
      data-feature="lazy-load"
      data-poster="/examples/sunset.webp"
      controls
      muted
      preload="none"
      width="640"
      height="360"
      aria-label="Last light"
    >
      <source src="/video/sunset-pan.webm" type="video/webm" />
      <source src="/video/sunset-pan.mp4" type="video/mp4" />
    </video>
  </>
)

const Many = () => (
  <>
    {Array.from({ length: 12 }, (_, at) => (
      <LazyImage key={at} src={`/examples/${['stream', 'sunset', 'meadow'][at % 3]}.webp?${at + 1}`} data-example-tile="" />
    ))}
  </>
)

export const examples: readonly Example[] = [
  {
    name: 'frame',
    title: 'A frame far down',
    note: 'It is fetched when it is 500 px from the view, 370 px on a small screen.',
    markup: () => <Frame />,
  },
  { name: 'background', title: 'A background picture', note: 'It appears whole, when it is near.', markup: () => <Background /> },
  {
    name: 'poster',
    title: 'A film’s poster',
    note: 'The poster waits; the film itself is fetched by pressing play.',
    markup: () => <Poster />,
  },
  { name: 'many', title: 'Twelve at once', note: 'Eight load at a time, the others wait for their turn.', markup: () => <Many /> },
]
