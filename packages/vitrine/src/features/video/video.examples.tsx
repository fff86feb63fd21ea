import type { ReactNode } from 'react'
import type { Example } from '../../react/example'
import { Video, type VideoProps } from './video.view'

const stream = { title: 'A mountain stream', mp4: '/video/stream-pan.mp4', webm: '/video/stream-pan.webm', poster: '/video/stream-pan.jpg' }
const sunset = {
  title: 'Sunset over the sea',
  mp4: '/video/sunset-pan.mp4',
  webm: '/video/sunset-pan.webm',
  ogv: '/video/sunset-pan.ogv',
  poster: '/video/sunset-pan.jpg',
}
const clock = { title: 'The station clock', mp4: '/video/clock.mp4', webm: '/video/clock.webm', poster: '/video/clock.jpg' }
const youtube = { title: 'A film on YouTube', ytid: 'aqz-KE-bpKQ', poster: '/video/stream-pan.jpg' }
const vimeo = { title: 'A film on Vimeo', vimeoid: '76979871', poster: '/video/sunset-pan.jpg' }

const one = (props: VideoProps) => () => <Video {...props} />

const Row = ({ children }: { children: ReactNode }) => (
  <section data-video-row="" data-example-row="">
    {children}
    <h2>Water finds its way</h2>
    <p>What the row says stands in front; the video behind it is only a picture that moves.</p>
  </section>
)

export const examples: readonly Example[] = [
  { name: 'file', title: 'A file', note: 'Press play; pause, and the poster is back.', markup: one(stream) },
  {
    name: 'file-autoplay',
    title: 'A file that begins by itself',
    note: 'It is in view, so it plays; where the browser forbids sound, it plays silently.',
    markup: one({ ...clock, autoplay: true, loop: true, controls: false }),
  },
  {
    name: 'stretch',
    title: 'A stretch of a file',
    note: 'It begins at 1 s and ends at 3 s.',
    markup: one({ ...stream, start: 1, end: 3 }),
  },
  {
    name: 'stretch-loop',
    title: 'A stretch that loops',
    note: 'From 1 s to 2 s, again and again.',
    markup: one({ ...stream, settings: 'start:0:01;end:2;loop:t;mute:t' }),
  },
  {
    name: 'two',
    title: 'Two files',
    note: 'Starting one pauses the other.',
    markup: () => (
      <>
        <Video {...stream} />
        <Video {...sunset} />
      </>
    ),
  },
  {
    name: 'together',
    title: 'Two files that leave each other alone',
    note: 'The second does not stop the first.',
    markup: () => (
      <>
        <Video {...stream} mute />
        <Video {...sunset} mute stopOther={false} />
      </>
    ),
  },
  { name: 'ratio', title: 'A ratio of its own', note: 'Four to three.', markup: one({ ...clock, ratio: '4:3' }) },
  { name: 'youtube', title: 'YouTube', note: 'Nothing is asked of YouTube before you allow it.', markup: one(youtube) },
  {
    name: 'youtube-autoplay',
    title: 'YouTube, by itself',
    note: 'Once allowed for good, it begins when it is seen.',
    markup: one({ ...youtube, autoplay: true, loop: true, controls: false }),
  },
  { name: 'vimeo', title: 'Vimeo', note: 'Nothing is asked of Vimeo before you allow it.', markup: one(vimeo) },
  { name: 'vimeo-stretch', title: 'A stretch of a Vimeo video', note: 'From 10 s to 12 s.', markup: one({ ...vimeo, start: 10, end: 12 }) },
  {
    name: 'providers',
    title: 'Both providers and a file',
    note: 'Starting one pauses the others.',
    markup: () => (
      <>
        <Video {...youtube} />
        <Video {...vimeo} />
        <Video {...stream} />
      </>
    ),
  },
  {
    name: 'off',
    title: 'A provider that the site has switched off',
    note: 'A poster and a link, nothing else.',
    markup: () => (
      <>
        <Video {...youtube} statusYt={false} />
        <Video {...vimeo} statusVimeo={false} />
      </>
    ),
  },
  {
    name: 'background',
    title: 'A background',
    note: 'It plays while it is in view, and can be paused.',
    markup: () => (
      <Row>
        <Video {...stream} bgvideo place="row" />
      </Row>
    ),
  },
  {
    name: 'background-contain',
    title: 'A background that is seen whole',
    note: 'It stands inside its row.',
    markup: () => (
      <Row>
        <Video {...sunset} bgvideo fit="contain" place="row" />
      </Row>
    ),
  },
  {
    name: 'background-youtube',
    title: 'A background from YouTube',
    note: 'It covers its row at any width.',
    markup: () => (
      <Row>
        <Video {...youtube} bgvideo place="row" />
      </Row>
    ),
  },
  {
    name: 'in-dialog',
    title: 'In a modal',
    note: 'What stands in a modal does not begin by itself.',
    markup: () => (
      <dialog open aria-label="A film">
        <Video {...clock} autoplay mute loop />
      </dialog>
    ),
  },
]
