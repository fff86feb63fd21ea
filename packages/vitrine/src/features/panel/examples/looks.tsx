import { Lines, Long, opener, type Scene } from './scene'

const BAR = { type: 'sliding-bar' } as const
export const looks: readonly Scene[] = [
  {
    name: 'popup',
    title: 'A popup',
    note: 'A link opens it; so does the address with #panel__popup.',
    options: { width: '34rem' },
    page: opener('popup'),
  },
  {
    name: 'corner',
    title: 'In a corner',
    note: 'It comes by itself, beside the page: nothing is darkened, and focus stays where it is.',
    options: { position: 'bottom-right', overlay: 'no', on_page_load: 'yes' },
    page: (
      <>
        {opener('corner')}
        <Lines />
      </>
    ),
    content: <p>You can read on. Close it with the button or with Escape, or leave it where it is.</p>,
  },
  {
    name: 'bar-left',
    title: 'A bar at the left',
    note: 'A sliding bar of full height.',
    options: { ...BAR, position: 'left' },
    page: opener('bar-left'),
  },
  {
    name: 'bar-right',
    title: 'A bar at the right',
    note: 'A sliding bar of full height.',
    options: { ...BAR, position: 'right' },
    page: opener('bar-right'),
  },
  {
    name: 'bar-top',
    title: 'A bar at the top',
    note: 'A sliding bar of full width.',
    options: { ...BAR, position: 'top' },
    page: opener('bar-top'),
  },
  {
    name: 'bar-bottom',
    title: 'A bar at the bottom',
    note: 'A sliding bar of full width.',
    options: { ...BAR, position: 'bottom' },
    page: opener('bar-bottom'),
  },
  {
    name: 'push',
    title: 'Pushing the page aside',
    note: 'The page makes room for the bar.',
    options: { ...BAR, transition: 'push', overlay: 'no', width: '18rem' },
    page: (
      <>
        {opener('push')}
        <Lines />
      </>
    ),
  },
  {
    name: 'push-top',
    title: 'Pushing the page down',
    note: 'The page makes room for the bar.',
    options: { ...BAR, position: 'top', transition: 'push', overlay: 'no' },
    page: (
      <>
        {opener('push-top')}
        <Lines />
      </>
    ),
  },
  {
    name: 'heights',
    title: 'A height of its own',
    note: 'A bar of 60 % of the window.',
    options: { ...BAR, position: 'bottom', height: '60vh' },
    page: opener('heights'),
    content: <Lines count={8} />,
  },
  {
    name: 'full',
    title: 'Over the whole window',
    note: 'A bar at the top of full height.',
    options: { ...BAR, position: 'top', height: 'full' },
    page: opener('full'),
  },
  {
    name: 'beside',
    title: 'Beside the page',
    note: 'Without an overlay the page stays in reach.',
    options: { ...BAR, position: 'right', overlay: 'no', width: '18rem' },
    page: (
      <>
        {opener('beside')}
        <Lines />
      </>
    ),
  },
  {
    name: 'locked',
    title: 'The page behind stands still',
    note: 'No scrollbar while it is open, and nothing moves.',
    options: { overlay_page_scrollbar: 'no', width: '34rem' },
    page: (
      <>
        {opener('locked')}
        <Long />
      </>
    ),
  },
  {
    name: 'opened',
    title: 'There from the start',
    note: 'Served open: part of the page until it is closed.',
    options: { ...BAR, position: 'bottom', overlay: 'no', off_canvas_state: 'opened' },
    page: (
      <>
        <Lines />
        <div data-example-space="foot"></div>
      </>
    ),
  },
  {
    name: 'opened-once',
    title: 'There from the start, once',
    note: 'Opened at load by its rules, until it was closed.',
    options: { ...BAR, position: 'bottom', overlay: 'no', off_canvas_state: 'opened', frequency: 'close' },
  },
  {
    name: 'auto-close',
    title: 'Closing by itself',
    note: 'After 4 seconds; not while the pointer or focus is in it.',
    options: { auto_close_after_time: 4, width: '34rem' },
    page: opener('auto-close'),
  },
  {
    name: 'late-button',
    title: 'A late close button',
    note: 'The button comes after 3 seconds. Until then Escape works, though it is switched off.',
    options: { show_close_button_after_time: 3, close_on_esc: 'no', overlay_close_on_click: 'no', width: '34rem' },
    page: opener('late-button'),
  },
  {
    name: 'anchors',
    title: 'Links inside',
    note: 'A link to a place on the page closes the panel and goes there.',
    options: { ...BAR, close_on_anchor: 'yes' },
    page: (
      <>
        {opener('anchors')}
        <Long />
      </>
    ),
    content: (
      <p>
        <a href="#half-way">Go half way down the page</a>
      </p>
    ),
  },
  {
    name: 'media',
    title: 'A film inside',
    note: 'Closing pauses what plays.',
    options: { width: '40rem' },
    page: opener('media'),
    content: (
      <video src="/video/clock.webm" width="480" height="270" muted controls loop playsInline preload="none" aria-label="A clock"></video>
    ),
  },
]
