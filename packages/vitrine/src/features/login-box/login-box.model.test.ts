import { expect, it } from 'vitest'
import { initial, next, type Event, type State } from './login-box.model'

it.each<[State, Event['type'], State]>([
  [initial(), 'click-username', 'active-login'],
  ['idle', 'type', 'idle'],
  ['active-login', 'type', 'active-link'],
  ['active-link', 'type', 'active-link'],
  ['active-login', 'click-username', 'active-login'],
  ['active-link', 'click-username', 'active-login'],
  ['active-login', 'click-other-input', 'idle'],
  ['active-link', 'click-other-input', 'idle'],
  ['active-login', 'click-elsewhere', 'idle'],
  ['active-link', 'click-elsewhere', 'idle'],
])('FIND-5 from %s, %s leads to %s', (state, type, after) => {
  expect(next(state, { type } as Event)).toBe(after)
})
