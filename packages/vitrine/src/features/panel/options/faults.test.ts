import { expect, it } from 'vitest'
import * as errors from '../panel.errors'
import { findFaults } from './faults'
import { readPanel } from '../panel.options'

it.each<[Record<string, unknown>, string]>([
  [{ close_button: 'no', close_on_esc: 'no', overlay_close_on_click: 'no' }, errors.noWayToClose],
  [{ close_button: 'no', close_on_esc: 'no', overlay: 'no' }, errors.noWayToClose],
  [{ close_button: 'no', show_close_button_after_time: 3 }, errors.delayNeedsButton],
  [{ show_close_button_after_time: 5, auto_close_after_time: 5 }, errors.buttonTooLate],
  [{ transition: 'push' }, errors.pushNeedsBar],
  [{ position: 'top' }, errors.positionNeedsBar],
  [{ type: 'sliding-bar', position: 'top-left' }, errors.positionNeedsPopup],
  [{ height: 'tall' }, errors.unknownLength('height')],
  [{ width: '30' }, errors.unknownLength('width')],
  [{ enter_animation_timing: 'bouncy' }, errors.unknownEasing('enter_animation_timing')],
  [{ exit_animation_timing: 'url(x)' }, errors.unknownEasing('exit_animation_timing')],
  [{ frequency: 'forever once' }, errors.foreverIsAlone],
  [{ frequency: 'xtimes' }, 'frequency: xtimes needs frequency_xtimes.'],
  [{ frequency: 'xdays' }, 'frequency: xdays needs frequency_xdays.'],
  [{ frequency: 'once', frequency_xtimes: 2 }, 'frequency_xtimes needs frequency: xtimes.'],
  [{ frequency: 'once', frequency_xdays: 2 }, 'frequency_xdays needs frequency: xdays.'],
  [{ after_x_page_views: 'yes' }, 'after_x_page_views needs number_of_page_views.'],
  [{ number_of_page_views: 3 }, 'number_of_page_views needs after_x_page_views.'],
  [{ after_x_sessions: 'yes' }, 'after_x_sessions needs number_of_sessions.'],
  [{ number_of_sessions: 3 }, 'number_of_sessions needs after_x_sessions.'],
  [{ time_on_page: 'yes' }, 'time_on_page needs time_on_page_duration.'],
  [{ time_on_page_duration: 3 }, 'time_on_page_duration needs time_on_page.'],
  [{ time_on_page_active: 'yes' }, 'time_on_page_active needs time_on_page.'],
  [{ exit_intent_after: 3 }, 'exit_intent_after needs exit_intent.'],
  [{ after_inactivity: 'yes' }, 'after_inactivity needs inactivity_duration.'],
  [{ inactivity_duration: 9 }, 'inactivity_duration needs after_inactivity.'],
  [{ on_click: 'yes' }, 'on_click needs on_click_element.'],
  [{ on_click_element: '.a' }, 'on_click_element needs on_click.'],
  [{ scroll_position: 300 }, 'scroll_position needs on_scroll.'],
  [{ scroll_element: '#a', scroll_to: 'element' }, 'scroll_element needs on_scroll.'],
  [{ on_scroll: 'yes', scroll_position: 300 }, errors.upIgnoresPlace],
  [{ on_scroll: 'yes', scroll_direction: 'down', scroll_to: 'element' }, 'scroll_to: element needs scroll_element.'],
  [{ on_scroll: 'yes', scroll_direction: 'down', scroll_element: '#a' }, 'scroll_element needs scroll_to: element.'],
  [{ on_scroll: 'yes', scroll_direction: 'down', scroll_position: 'half' }, errors.badPosition],
  [{ on_scroll: 'yes', scroll_direction: 'down', scroll_position: '100%' }, errors.neverReached],
  [{ has_js_rules: 'no', frequency: 'once' }, errors.rulesAreOff],
  [{ has_js_rules: 'no', when_device: 'mobile' }, errors.rulesAreOff],
  [{ off_canvas_state: 'opened', on_page_load: 'yes' }, errors.openedNeedsNoTrigger],
])('PANEL-5 %j cannot work: %s', (given, message) => {
  expect(findFaults(readPanel(given)).map((fault) => fault.message)).toEqual([message])
})

it.each<[Record<string, unknown>]>([
  [{}],
  [{ close_button: 'no', close_on_esc: 'no' }],
  [{ close_button: 'no', close_on_esc: 'no', overlay: 'no', auto_close_after_time: 5 }],
  [{ type: 'sliding-bar', position: 'bottom', transition: 'push', height: '60vh', width: '20rem' }],
  [{ position: 'bottom-right', overlay: 'no' }],
  [{ position: 'center' }],
  [{ frequency: 'xtimes converted', frequency_xtimes: 2, exit_intent: 'yes', exit_intent_after: 5 }],
  [{ on_scroll: 'yes', scroll_direction: 'down', scroll_position: '50%' }],
  [{ on_scroll: 'yes', scroll_direction: 'down', scroll_to: 'element', scroll_element: '#a' }],
  [{ enter_animation_timing: 'cubic-bezier(0.2, 0, 0, 1)' }],
  [{ off_canvas_state: 'opened', type: 'sliding-bar', frequency: 'close' }],
])('PANEL-5 %j can work', (given) => {
  expect(findFaults(readPanel(given))).toEqual([])
})
