import { Long, type Options, type Scene } from './scene'

const SOON = { on_page_load: 'yes' } as const

export const triggers: readonly Scene[] = [
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

export const frequencies: readonly Scene[] = [
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
