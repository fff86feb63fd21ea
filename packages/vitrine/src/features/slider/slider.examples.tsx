import type { ReactNode } from 'react'
import type { Example } from '../../react/example'
import { ElasticSlider, Slider, type SliderProps } from './slider.view'

const pictures = [
  {
    src: '/video/stream-pan.jpg',
    alt: 'A stream between mossy rocks',
    title: 'Water finds its way',
    text: 'A stream in the hills, in the shade of old trees.',
  },
  {
    src: '/video/sunset-pan.jpg',
    alt: 'The sun low over the sea',
    title: 'The day lets go',
    text: 'Evening on the coast, a minute before the sun is gone.',
  },
  { src: '/video/clock.jpg', alt: 'The face of a clock', title: 'Nothing waits', text: 'A clock that has never been late.' },
]

const slides = pictures.map(({ src, alt }) => <img key={src} src={src} alt={alt} width={1280} height={720} />)
const slider =
  (props: Partial<SliderProps>, children: ReactNode = slides) =>
  () => (
    <Slider label="Three pictures" {...props}>
      {children}
    </Slider>
  )

const texts = [
  'One line.',
  'Two lines, the second of which is here only to make this slide taller than the one before it on any window.',
  'Three.',
].map((text) => (
  <div key={text}>
    <h2>{text.slice(0, 10)}</h2>
    <p>{text}</p>
  </div>
))

/** Pictures that are links, with words below them: a drag does not follow a link, and words can be selected. */
const cards = Array.from({ length: 7 }, (_, at) => pictures[at % pictures.length]!).map(({ src, alt, title, text }, at) => (
  <article key={at}>
    <a href="/features/slider/">
      <img src={src} alt={alt} width={1280} height={720} />
    </a>
    <h2>
      {at + 1}. {title}
    </h2>
    <p>{text}</p>
  </article>
))

/** A file's slot, as the video feature serves it. */
const clip = (attributes: Record<string, string>) => (
  <div key="clip" data-feature="video" data-state="resting" data-kind="file" data-controls="false" {...attributes}>
    <video muted playsInline preload="none" aria-label="The clock" tabIndex={-1}>
      <source src="/video/clock.mp4" type="video/mp4" />
    </video>
    <img data-part="poster" src="/video/clock.jpg" alt="" />
    <button type="button" data-part="toggle" data-control="toggle">
      <span data-part="play-label">Play video</span>
      <span data-part="pause-label">Pause video</span>
    </button>
  </div>
)

export const examples: readonly Example[] = [
  { name: 'default', title: 'Fade', note: 'Every 7 s the next picture; hover, focus or the button holds it.', markup: slider({}) },
  { name: 'slide', title: 'Slide', note: 'Side by side, for fingers too.', markup: slider({ animation: 'slide', autoplay: false }) },
  {
    name: 'slide-moving',
    title: 'Slide, by itself',
    note: 'A swipe stops the slideshow for good.',
    markup: slider({ animation: 'slide' }),
  },
  {
    name: 'no-loop',
    title: 'Without a loop',
    note: 'The arrows end where the slides end.',
    markup: slider({ loop: false, autoplay: false }),
  },
  {
    name: 'start',
    title: 'From the third slide',
    note: 'It begins with the last of three.',
    markup: slider({ startAt: 2, autoplay: false }),
  },
  {
    name: 'quick',
    title: 'An interval and a speed of its own',
    note: 'Every 2 s, in 200 ms.',
    markup: slider({ interval: 2000, speed: 200 }),
  },
  {
    name: 'per-view',
    title: 'Three at once',
    note: 'On a narrow window two, or one; arrows, dots and drags go by as many as show.',
    markup: slider({ perView: 3, autoplay: false, label: 'Seven cards' }, cards),
  },
  {
    name: 'per-view-two',
    title: 'Two at once, by themselves',
    note: 'Three pictures, two of which show: the last page shares one with the first.',
    markup: slider({ perView: 2, minSlideWidth: 160 }),
  },
  {
    name: 'smooth-height',
    title: 'Smooth height',
    note: 'The height follows the slide.',
    markup: slider({ smoothHeight: true, autoplay: false }, texts),
  },
  {
    name: 'thumbnails',
    title: 'Thumbnails',
    note: 'At most 90 px wide.',
    markup: slider({ thumbnails: pictures.map(({ src }) => ({ src })), thumbnailMaxWidth: 90, autoplay: false }),
  },
  {
    name: 'bare',
    title: 'Without dots and arrows',
    note: 'Only the button that pauses it.',
    markup: slider({ controlNav: false, directionNav: false }),
  },
  { name: 'one', title: 'A single slide', note: 'It simply shows.', markup: slider({}, slides[0]) },
  {
    name: 'two-sliders',
    title: 'Two sliders',
    note: 'Arrow keys move the one that has focus.',
    markup: () => (
      <>
        {slider({ autoplay: false, label: 'First' })()}
        {slider({ autoplay: false, label: 'Second' })()}
      </>
    ),
  },
  {
    name: 'video',
    title: 'A video slide',
    note: 'The slideshow waits while the video plays.',
    markup: slider({}, [clip({ 'data-mute': 't', 'data-loop': 'f', 'data-autoplay': 'f' }), ...slides.slice(0, 2)]),
  },
  {
    name: 'video-next',
    title: 'A video that asks for the next slide',
    note: 'At its end second the next slide comes.',
    markup: slider({ interval: 600_000 }, [
      slides[0],
      clip({ 'data-mute': 't', 'data-next-slide-on-end': 't', 'data-end': '1' }),
      slides[1],
    ]),
  },
  {
    name: 'elastic',
    title: 'Elastic slider',
    note: 'Every 3 s, in 800 ms, led by thumbnails of at most 150 px.',
    markup: () => (
      <ElasticSlider
        label="Three places"
        slides={pictures.map(({ src, alt, title, text }) => ({
          title,
          text,
          thumbnail: { src },
          content: <img src={src} alt={alt} width={1280} height={720} />,
        }))}
      />
    ),
  },
  {
    name: 'elastic-center',
    title: 'Elastic slider, from the centre',
    note: 'A new picture fades in over the old.',
    markup: () => (
      <ElasticSlider
        label="Three places"
        animation="center"
        slides={pictures.map(({ src, alt, title }) => ({
          title,
          thumbnail: { src },
          content: <img src={src} alt={alt} width={1280} height={720} />,
        }))}
      />
    ),
  },
]
