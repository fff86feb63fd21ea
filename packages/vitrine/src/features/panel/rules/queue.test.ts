import { expect, it } from 'vitest'
import { hasRoom } from '../storage/openings'
import { join, type Queue } from './queue'

const waiting = (id: string, order: number, place: number) => ({ id, order, place, trigger: 'time' as const })
const ids = (queue: Queue) => queue.map(({ id }) => id)

it('PANEL-9 panels wait by order, then by place on the page, whoever came first', () => {
  const queue = [waiting('c', 0, 2), waiting('a', 5, 0), waiting('b', 0, 1), waiting('d', -1, 3)].reduce(join, [] as Queue)
  expect(ids(queue)).toEqual(['d', 'b', 'c', 'a'])
})

it('PANEL-9 a panel waits once', () => {
  expect(ids(join(join([], waiting('a', 0, 0)), waiting('a', 0, 0)))).toEqual(['a'])
})

it.each([
  [0, 0, 9, 9, true],
  [1, 0, 0, 9, true],
  [1, 0, 1, 1, false],
  [0, 2, 9, 1, true],
  [0, 2, 0, 2, false],
  [3, 2, 2, 2, false],
])(
  'PANEL-9 limits of %i a page view and %i a session, after %i and %i: room for one more: %s',
  (...[maxPerPageView, maxPerSession, inPageView, inSession, isRoom]) => {
    expect(hasRoom({ inPageView, inSession }, { maxPerPageView, maxPerSession })).toBe(isRoom)
  },
)
