import type { ReactNode } from 'react'
import type { Example } from '../../react/example'
import { Panel, type PanelProps } from './panel.view'

type Options = Omit<PanelProps, 'id' | 'title' | 'children'>

interface Scene {
  readonly name: string
  readonly title: string
  readonly note: string
  readonly options: Options
  /** What stands on the page, where it is more than a few lines. */
  readonly page?: ReactNode
  readonly content?: ReactNode
}

const Lines = ({ count = 4 }: { count?: number }) =>
  Array.from({ length: count }, (_, at) => (
    <p key={at}>
      Paragraph {at + 1}. A page has something to say, and a panel should not be in its way: it comes when it is useful, goes when it is
      told to, and remembers that it has been here.
    </p>
  ))

const Long = () => (
  <>
    <Lines count={8} />
    <div data-example-space="long"></div>
    <h2 id="half-way">Half way</h2>
    <Lines count={3} />
    <div data-example-space="long"></div>
    <Lines count={2} />
  </>
)

const opener = (name: string) => (
  <p>
    <a href={`#panel__${name}`}>Open or close the panel</a>
  </p>
)

const SOON = { on_page_load: 'yes' } as const

const triggers: readonly Scene[] = [
  {
    name: 'page-load',
    title: 'On page load',
    note: 'It opens a tenth of a second after the page has come.',
    options: { on_page_load: 'yes' },
  },
  {
    name: 'time-on-page',
    title: 'After a time on the page',
    note: 'It opens after 3 seconds.',
    options: { time_on_page: 'yes', time_on_page_duration: 3 },
  },
  {
    name: 'active-time',
    title: 'After active time',
    note: 'It opens after 3 seconds in which the tab is seen and you give signs of life.',
    options: { time_on_page: 'yes', time_on_page_duration: 3, time_on_page_active: 'yes' },
  },
  { name: 'scroll-up', title: 'On scrolling up', note: 'Scroll down, then a little up.', options: { on_scroll: 'yes' }, page: <Long /> },
  {
    name: 'scroll-position',
    title: 'On scrolling to a position',
    note: 'Scroll down past 300 px.',
    options: { on_scroll: 'yes', scroll_direction: 'down', scroll_position: '300px' },
    page: <Long />,
  },
  {
    name: 'scroll-element',
    title: 'On scrolling to an element',
    note: 'Scroll down until the heading “Half way” comes into view.',
    options: { on_scroll: 'yes', scroll_direction: 'down', scroll_to: 'element', scroll_element: '#half-way' },
    page: <Long />,
  },
  {
    name: 'exit-intent',
    title: 'On leaving the window',
    note: 'Move the mouse out of the window. Touch has no such moment.',
    options: { exit_intent: 'yes' },
  },
  {
    name: 'exit-after',
    title: 'On leaving the window, not at once',
    note: 'Only somebody who has stayed 5 seconds is asked on the way out.',
    options: { exit_intent: 'yes', exit_intent_after: 5 },
  },
  {
    name: 'inactivity',
    title: 'After inactivity',
    note: 'Do nothing for 4 seconds.',
    options: { after_inactivity: 'yes', inactivity_duration: 4 },
  },
  {
    name: 'click',
    title: 'On a click',
    note: 'A click on anything that the selector names opens it.',
    options: { on_click: 'yes', on_click_element: '.ask' },
    page: (
      <p>
        <button type="button" className="button ask">
          Ask us
        </button>
      </p>
    ),
  },
  {
    name: 'add-to-cart',
    title: 'On adding to the cart',
    note: 'It opens when something is put into the cart.',
    options: { on_add_to_cart: 'yes', type: 'sliding-bar', position: 'bottom', overlay: 'no', auto_close_after_time: 6 },
    page: <p>Any script of the page may say that the cart has changed: this panel hears it.</p>,
  },
  {
    name: 'page-views',
    title: 'After page views',
    note: 'After 3 page views: load this page four times.',
    options: { ...SOON, after_x_page_views: 'yes', number_of_page_views: 3 },
  },
  {
    name: 'sessions',
    title: 'After sessions',
    note: 'After one session: it opens in the second (a new tab).',
    options: { ...SOON, after_x_sessions: 'yes', number_of_sessions: 1 },
  },
  {
    name: 'arriving-internal',
    title: 'Arriving from this site',
    note: 'It opens for those who come from a page of this site, or from nowhere known.',
    options: { ...SOON, when_arriving_from: 'internal' },
  },
  {
    name: 'arriving-external',
    title: 'Arriving from elsewhere',
    note: 'It opens for those who come from another site.',
    options: { ...SOON, when_arriving_from: 'external' },
  },
  {
    name: 'arriving-search',
    title: 'Arriving from a search engine',
    note: 'It opens for those who come from a search engine.',
    options: { ...SOON, when_arriving_from: 'search' },
  },
  {
    name: 'device',
    title: 'By device',
    note: 'Move the mouse out of the window: it asks on the way out, at a desktop or on a tablet, not on a phone.',
    options: { exit_intent: 'yes', when_device: 'desktop tablet' },
  },
  {
    name: 'address',
    title: 'By address',
    note: 'Move the mouse out of the window: it asks on all pages of the style guide but one; here, too.',
    options: { exit_intent: 'yes', when_address: '/style-guide/*', unless_address: '/style-guide/panel/popup/' },
  },
  {
    name: 'cookie',
    title: 'By cookie',
    note: 'Move the mouse out of the window: it asks those who do not have the cookie “member”.',
    options: { exit_intent: 'yes', when_cookie: '!member' },
  },
]

const frequency = (word: string, note: string, more: Options = {}): Scene => ({
  name: `frequency-${word}`,
  title: `Frequency: ${word}`,
  note,
  options: { ...SOON, frequency: word, ...more },
})

const frequencies: readonly Scene[] = [
  frequency('close', 'On every page view, until you have closed it once.'),
  frequency('once', 'Once, and never again.'),
  frequency('xtimes', 'Three times.', { frequency_xtimes: 3 }),
  frequency('session', 'Once in a session: a new tab is a new session.'),
  frequency('day', 'Not again within 24 hours.'),
  frequency('week', 'Not again within 7 days.'),
  frequency('month', 'Not again within a month.'),
  frequency('xdays', 'Not again within 3 days.', { frequency_xdays: 3 }),
  {
    ...frequency('converted', 'On every page view, until the form in it was sent.'),
    content: (
      <form action="" method="get">
        <p>
          <label>
            Your name <input name="name" required />
          </label>
        </p>
        <p>
          <button type="submit" className="button">
            Send
          </button>
        </p>
      </form>
    ),
  },
]

const BAR = { type: 'sliding-bar' } as const
const looks: readonly Scene[] = [
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

const MOVES = ['fade', 'slide', 'bounce', 'zoom', 'flash', 'rubberBand', 'shake', 'flipinx', 'flipiny', 'lightspeedin'] as const
const EXITS = { flipinx: 'flipOutX', flipiny: 'flipOutY', lightspeedin: 'lightSpeedOut' } as const

const Moves = () => (
  <>
    <ul>
      {MOVES.map((move) => (
        <li key={move}>
          <a href={`#panel__move-${move.toLowerCase()}`}>{move}</a>
        </li>
      ))}
    </ul>
    {MOVES.map((move) => (
      <Panel
        key={move}
        id={`move-${move.toLowerCase()}`}
        title={`It comes by ${move}`}
        width="30rem"
        enter_animation={move}
        enter_animation_direction="up"
        exit_animation={move in EXITS ? EXITS[move as keyof typeof EXITS] : move}
        exit_animation_direction="down"
      >
        <p>Direction, speed and timing can be set for coming and for going. Visitors who want less motion get none.</p>
      </Panel>
    ))}
  </>
)

const Several = () => (
  <>
    <p>All three want to open at once. They come one after the other, in their order.</p>
    {[3, 1, 2].map((order) => (
      <Panel
        key={order}
        id={`turn-${order}`}
        title={`Number ${order}`}
        on_page_load="yes"
        order={order}
        width="24rem"
        enter_animation="none"
        exit_animation="none"
      >
        <p>Close this one to see what follows.</p>
      </Panel>
    ))}
  </>
)

const Page = ({ name, title, options, page, content, isRuled }: Scene & { isRuled: boolean }) => (
  <>
    {page ?? <Lines count={2} />}
    {isRuled ? (
      <p>
        <button type="button" className="button" data-kind="quiet" data-control="forget-panels" data-done="Forgotten: you are new here">
          Forget me
        </button>
      </p>
    ) : null}
    <div data-panels="" data-explain={isRuled ? '' : undefined}>
      <Panel id={name} title={title} {...options}>
        {content ?? <p>This is a panel. Close it with the button, with Escape, or with a click beside it.</p>}
      </Panel>
    </div>
  </>
)

const toExample =
  (isRuled: boolean) =>
  (scene: Scene): Example => ({
    name: scene.name,
    title: scene.title,
    note: scene.note,
    markup: () => <Page {...scene} isRuled={isRuled} />,
  })

export const examples: readonly Example[] = [
  ...looks.map(toExample(false)),
  { name: 'moves', title: 'Ways to come and go', note: 'Every animation, each with a panel of its own.', markup: () => <Moves /> },
  { name: 'turns', title: 'One at a time', note: 'Panels that open by themselves take turns.', markup: () => <Several /> },
  ...triggers.map(toExample(true)),
  ...frequencies.map(toExample(true)),
]
