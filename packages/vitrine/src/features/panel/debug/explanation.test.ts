import { expect, it } from 'vitest'
import { askOrigin, type Arrival } from '../rules/origin'
import { askPlace, type Place } from '../rules/place'
import { explainPanel, type Situation } from './explanation'
import { readPanel } from '../panel.options'
import { EMPTY } from '../rules/record'
import { evaluate } from '../rules/evaluation'

const visit = { isNewSession: false, wasOpenedInSession: false }
const HERE: Arrival & Place = { origin: 'internal', device: 'mobile', address: '/shop/', cookie: () => null }
const NOW = Date.parse('2026-11-15T12:00:00Z')

function situation(given: Record<string, unknown>, change: Partial<Situation> = {}): Situation {
  const options = readPanel(given)
  const record = change.record ?? EMPTY
  return {
    options,
    record,
    answer: evaluate({ options, record, visit, circumstances: [...askOrigin(options, HERE), ...askPlace(options, HERE)], now: NOW }),
    state: { name: 'hidden' },
    isTriggered: false,
    hasShown: false,
    canBeSeen: true,
    isWaiting: false,
    isBusy: false,
    ...change,
  }
}

it.each<[string, Situation, string, string[]]>([
  ['links only', situation({}), 'may show', ['Opens by links only.']],
  ['not asked yet', situation({}, { answer: undefined }), 'may show', ['The rules have not been asked yet.', 'Opens by links only.']],
  [
    'open',
    situation({ on_page_load: 'yes' }, { state: { name: 'shown', cause: 'page-load', holds: [], isButtonDue: false } }),
    'open',
    ['Opens on page load.'],
  ],
  ['shown before', situation({ on_page_load: 'yes' }, { isTriggered: true }), 'has shown', ['Opens on page load.']],
  ['shown by a link', situation({ time_on_page: 'yes', time_on_page_duration: 3 }, { hasShown: true }), 'has shown', ['Opens after 3 s.']],
  [
    'hidden by a style',
    situation({ frequency: 'once' }, { canBeSeen: false }),
    'may not show',
    ['✗ hidden here: a style of the page (a visibility class, say) does not let it be seen', '✓ frequency once: opened 0 times'],
  ],
  [
    'waiting',
    situation({ on_page_load: 'yes' }, { isWaiting: true, isBusy: true }),
    'waits',
    ['Opens on page load.', 'Something is in the way: another panel, a gallery, a video, or typing.'],
  ],
  ['once', situation({ frequency: 'once' }, { record: { ...EMPTY, open_count: 1 } }), 'may not show', ['✗ frequency once: opened 1 times']],
  ['close', situation({ frequency: 'close' }), 'may show', ['✓ frequency close: not closed yet', 'Opens by links only.']],
  [
    'xtimes',
    situation({ frequency: 'xtimes', frequency_xtimes: 3 }, { record: { ...EMPTY, open_count: 3 } }),
    'may not show',
    ['✗ frequency xtimes: opened 3 of 3 times'],
  ],
  [
    'session',
    situation({ frequency: 'session' }),
    'may show',
    ['✓ frequency session: not opened in this session before', 'Opens by links only.'],
  ],
  [
    'converted',
    situation({ frequency: 'converted' }, { record: { ...EMPTY, converted: true } }),
    'may not show',
    ['✗ frequency converted: a form was sent'],
  ],
  ['forever', situation({ frequency: 'forever' }), 'may show', ['✓ frequency forever: no limit', 'Opens by links only.']],
  [
    'day',
    situation({ frequency: 'day' }, { record: { ...EMPTY, last_open_date: '2026-11-15T06:00:00.000Z' } }),
    'may not show',
    ['✗ frequency day: opened 2026-11-15T06:00:00.000Z, again from 2026-11-16T06:00:00.000Z'],
  ],
  ['week', situation({ frequency: 'week' }), 'may show', ['✓ frequency week: never opened', 'Opens by links only.']],
  [
    'views',
    situation({ after_x_page_views: 'yes', number_of_page_views: 3 }, { record: { ...EMPTY, page_views: 2 } }),
    'may not show',
    ['✗ after 3 page views: 2 with this one'],
  ],
  [
    'sessions',
    situation({ after_x_sessions: 'yes', number_of_sessions: 1 }, { record: { ...EMPTY, sessions: 2 } }),
    'may show',
    ['✓ after 1 sessions: 2 with this one', 'Opens by links only.'],
  ],
  ['arriving', situation({ when_arriving_from: 'external search' }), 'may not show', ['✗ arriving from external or search: internal']],
  ['device', situation({ when_device: 'desktop tablet' }), 'may not show', ['✗ on desktop or tablet: this is mobile']],
  [
    'address',
    situation({ when_address: '/shop/* /cart/', unless_address: '/shop/' }),
    'may not show',
    ['✗ on /shop/* or /cart/, not on /shop/: this is /shop/'],
  ],
  ['no address', situation({ unless_address: '/cart/' }), 'may show', ['✓ not on /cart/: this is /shop/', 'Opens by links only.']],
  ['cookie', situation({ when_cookie: '!plan member' }), 'may not show', ['✗ cookies !plan and member: not member']],
  [
    'triggers',
    situation({
      time_on_page: 1,
      time_on_page_duration: 3,
      on_scroll: 1,
      exit_intent: 1,
      exit_intent_after: 5,
      after_inactivity: 1,
      inactivity_duration: 9,
      on_click: 1,
      on_click_element: '.a',
      on_add_to_cart: 1,
    }),
    'may show',
    [
      'Opens after 3 s, or on scrolling up, or on leaving the window after 5 s, or after 9 s of inactivity, or on a click on .a, or on adding to the cart.',
    ],
  ],
])('PANEL-9 explains: %s', (...[, given, verdict, lines]) => {
  expect(explainPanel(given)).toEqual({ verdict, lines })
})
