import { isOpen, type State } from '../panel.model'
import type { PanelRecord } from '../rules/record'
import type { PanelOptions } from '../panel.options'
import { againAt, type Answer, type Reason } from '../rules/evaluation'

export interface Situation {
  readonly options: PanelOptions
  readonly answer?: Answer | undefined
  readonly state: State
  readonly isTriggered: boolean
  readonly hasShown: boolean
  /** Whether the page's styles let it be seen. */
  readonly canBeSeen: boolean
  readonly isWaiting: boolean
  readonly isBusy: boolean
  readonly record: PanelRecord | undefined
}

export interface Explanation {
  readonly verdict: 'open' | 'waits' | 'has shown' | 'may show' | 'may not show'
  readonly lines: readonly string[]
}

/** Why a panel did or did not show, in words for whoever set it up. */
export function explainPanel(situation: Situation): Explanation {
  const { answer, options, canBeSeen, isWaiting, isBusy } = situation
  const rules = answer
    ? answer.reasons.map((reason) => `${reason.isMet ? '✓' : '✗'} ${sayRule(reason, situation)}`)
    : ['The rules have not been asked yet.']
  const lines = [
    !canBeSeen && '✗ hidden here: a style of the page (a visibility class, say) does not let it be seen',
    ...rules,
    canBeSeen && answer?.show !== false && sayTriggers(options),
    isWaiting && isBusy && 'Something is in the way: another panel, a gallery, a video, or typing.',
  ]
  return { verdict: judge(situation), lines: lines.filter((line) => line !== false) }
}

function judge({ state, isWaiting, isTriggered, hasShown, canBeSeen, answer }: Situation): Explanation['verdict'] {
  if (isOpen(state)) return 'open'
  if (!canBeSeen) return 'may not show'
  if (isWaiting) return 'waits'
  if (isTriggered || hasShown) return 'has shown'
  return answer?.show === false ? 'may not show' : 'may show'
}

function sayRule({ rule, isMet, found = '' }: Reason, { options, record }: Situation): string {
  const day = (rule: 'day' | 'week' | 'month' | 'xdays') =>
    record?.last_open_date
      ? `frequency ${rule}: opened ${record.last_open_date}, again from ${new Date(againAt(rule, Date.parse(record.last_open_date), options)).toISOString()}`
      : `frequency ${rule}: never opened`
  switch (rule) {
    case 'day':
    case 'week':
    case 'month':
    case 'xdays':
      return day(rule)
    case 'close':
      return `frequency close: ${isMet ? 'not closed yet' : 'was closed'}`
    case 'once':
      return `frequency once: opened ${record?.open_count ?? 0} times`
    case 'xtimes':
      return `frequency xtimes: opened ${record?.open_count ?? 0} of ${options.frequency_xtimes} times`
    case 'session':
      return `frequency session: ${isMet ? 'not opened' : 'opened'} in this session before`
    case 'converted':
      return `frequency converted: ${isMet ? 'no form sent yet' : 'a form was sent'}`
    case 'forever':
      return 'frequency forever: no limit'
    case 'page-views':
      return `after ${options.number_of_page_views} page views: ${record?.page_views ?? 0} with this one`
    case 'sessions':
      return `after ${options.number_of_sessions} sessions: ${record?.sessions ?? 0} with this one`
    case 'arriving-from':
      return `arriving from ${options.when_arriving_from.join(' or ')}: ${found}`
    case 'device':
      return `on ${options.when_device.join(' or ')}: this is ${found}`
    case 'address':
      return `${sayPlaces(options)}: this is ${found}`
    case 'cookie':
      return `cookies ${options.when_cookie.join(' and ')}: ${isMet ? 'yes' : `not ${found}`}`
  }
}

const sayPlaces = ({ when_address, unless_address }: PanelOptions): string =>
  [when_address.length > 0 && `on ${when_address.join(' or ')}`, unless_address.length > 0 && `not on ${unless_address.join(' or ')}`]
    .filter(Boolean)
    .join(', ')

function sayTriggers(o: PanelOptions): string {
  const triggers = [
    o.off_canvas_state === 'opened' && 'from the start',
    o.on_page_load && 'on page load',
    o.time_on_page && `after ${o.time_on_page_duration} s${o.time_on_page_active ? ' of active time' : ''}`,
    o.on_scroll &&
      (o.scroll_direction === 'up'
        ? 'on scrolling up'
        : `on scrolling down to ${o.scroll_to === 'element' ? o.scroll_element : o.scroll_position || 'anywhere'}`),
    o.exit_intent && `on leaving the window${o.exit_intent_after ? ` after ${o.exit_intent_after} s` : ''}`,
    o.after_inactivity && `after ${o.inactivity_duration} s of inactivity`,
    o.on_click && `on a click on ${o.on_click_element}`,
    o.on_add_to_cart && 'on adding to the cart',
  ].filter((word) => word !== false)
  return triggers.length > 0 ? `Opens ${triggers.join(', or ')}.` : 'Opens by links only.'
}
