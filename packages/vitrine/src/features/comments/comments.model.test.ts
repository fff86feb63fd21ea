import { expect, it } from 'vitest'
import { initial, next, type Event, type State } from './comments.model'

const send = (isOnline = true): Event => ({ type: 'send', isOnline })
const answer = (answer: 'shown' | 'held' | 'failed'): Event => ({ type: 'answer', answer })
const silence = (isOnline: boolean): Event => ({ type: 'silence', isOnline })

it.each<[State, Event, State]>([
  [initial(), send(), 'sending'],
  ['writing', send(false), 'waiting'],
  ['failed', send(), 'sending'],
  ['waiting', send(), 'sending'],
  ['shown', send(), 'sending'],
  ['waiting', { type: 'online' }, 'sending'],
  ['writing', { type: 'online' }, 'writing'],
  ['failed', { type: 'write' }, 'writing'],
  ['waiting', { type: 'write' }, 'writing'],
  ['held', { type: 'write' }, 'writing'],
  ['sending', answer('shown'), 'shown'],
  ['sending', answer('held'), 'held'],
  ['sending', answer('failed'), 'failed'],
  ['sending', silence(true), 'failed'],
  ['sending', silence(false), 'waiting'],
  // On its way: nothing is sent twice.
  ['sending', send(), 'sending'],
  ['sending', { type: 'write' }, 'sending'],
  ['sending', { type: 'online' }, 'sending'],
  // An answer that nobody waits for any more.
  ['writing', answer('shown'), 'writing'],
  ['writing', silence(true), 'writing'],
])('CMNT-6 from %s, %o leads to %s', (state, event, after) => {
  expect(next(state, event)).toBe(after)
})
