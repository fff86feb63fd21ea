import { expect, it } from 'vitest'
import { initial, next, type Event, type State } from './alert.model'

const close: Event = { type: 'close' }
const open: Event = { type: 'open' }
const folded: Event = { type: 'folded' }

it('FORM-3 an alert begins shown', () => {
  expect(initial()).toBe('shown')
  expect(initial(false)).toBe('closed')
})

it.each<[State, Event, State]>([
  ['shown', close, 'closing'],
  ['closing', close, 'closing'],
  ['closed', close, 'closed'],
  ['shown', folded, 'shown'],
  ['closing', folded, 'closed'],
  ['closed', folded, 'closed'],
  ['shown', open, 'shown'],
  ['closing', open, 'shown'],
  ['closed', open, 'shown'],
])('FORM-3 from %s, %o leads to %s', (state, event, after) => {
  expect(next(state, event)).toBe(after)
})
