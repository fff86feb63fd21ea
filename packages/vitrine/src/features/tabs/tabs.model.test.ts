import { expect, it } from 'vitest'
import { readFields } from '../../core/read-fields'
import { initial, next, type Event, type State } from './tabs.model'
import { tabsFields } from './tabs.options'

const key = (move: 'next' | 'previous' | 'first' | 'last'): Event => ({ type: 'key', move })
const select = (at: number): Event => ({ type: 'select', at })

it.each<[string, State, Event, State]>([
  ['the first is shown', initial(), select(0), { selected: 0, focused: 0 }],
  ['another is chosen', initial(), select(2), { selected: 2, focused: 2 }],
  ['one that is not there is not', initial(1), select(3), { selected: 1, focused: 1 }],
  ['nor one before the first', initial(1), select(-1), { selected: 1, focused: 1 }],
  ['the next', initial(), key('next'), { selected: 1, focused: 1 }],
  ['after the last comes the first', initial(2), key('next'), { selected: 0, focused: 0 }],
  ['before the first comes the last', initial(), key('previous'), { selected: 2, focused: 2 }],
  ['to the end', initial(), key('last'), { selected: 2, focused: 2 }],
  ['to the beginning', initial(2), key('first'), { selected: 0, focused: 0 }],
])('FORM-4 %s', (...[, state, event, after]) => {
  expect(next(state, event, { count: 3, activation: 'automatic' })).toEqual(after)
})

it('FORM-4 by hand, the keys only go to a tab; choosing it shows its panel', () => {
  const context = { count: 3, activation: 'manual' } as const
  const moved = next(initial(), key('previous'), context)
  expect(moved).toEqual({ selected: 0, focused: 2 })
  expect(next(moved, key('previous'), context)).toEqual({ selected: 0, focused: 1 })
  expect(next(moved, select(2), context)).toEqual({ selected: 2, focused: 2 })
})

it('FORM-4 panels fade in over 400 ms and have addresses, unless they are told otherwise', () => {
  expect(readFields(tabsFields, {})).toEqual({ activation: 'automatic', deepLinking: true, duration: 400 })
  expect(() => readFields(tabsFields, { activation: 'slow' }, 'tabs')).toThrow(
    'tabs.activation is "slow", but it must be one of "automatic", "manual".',
  )
})
