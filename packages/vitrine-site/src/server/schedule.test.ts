import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepSchedule, momentIn } from './schedule'

test.each([
  ['an article', '---\ntitle: A\ndate: 2026-12-01\n---\n\nText', false, '2026-11-30T23:00:00.000Z'],
  ['one with a time', '---\ndate: 2026-12-01 08:30\n---\n', false, '2026-12-01T07:30:00.000Z'],
  ['a gallery', 'title: A\ndate: 2026-12-01\n', true, '2026-11-30T23:00:00.000Z'],
  ['a draft', '---\ndate: 2026-12-01\nisDraft: true\n---\n', false, undefined],
  ['one without a day', '---\ntitle: A\n---\n', false, undefined],
  ['one that is no YAML', '---\ntitle: A: b\n---\n', false, undefined],
  ['a text with a line of hyphens', 'Text\n\n---\ndate: 2026-12-01\n---\n', false, undefined],
])('%s is published when its day begins in the site’s time zone', (...[, text, isData, expected]) => {
  const moment = momentIn(text, isData, 'Europe/Berlin')
  expect(moment === undefined ? undefined : new Date(moment).toISOString()).toBe(expected)
})

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-16T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

test('a served site publishes at the moment and not before, once for all that is due, and again for what comes later', async () => {
  const hour = 3_600_000
  const start = Date.now()
  let due = [start - hour, start + 2 * hour, start + 2 * hour]
  const publish = vi.fn(async () => {})
  const end = new AbortController()
  keepSchedule({ read: () => due, publish, signal: end.signal })
  await vi.advanceTimersByTimeAsync(2 * hour)
  expect(publish).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(publish).toHaveBeenCalledTimes(1)
  // Something that is written while the site is served.
  due = [...due, start + 5 * hour]
  await vi.advanceTimersByTimeAsync(4 * hour)
  expect(publish).toHaveBeenCalledTimes(2)
  end.abort()
  due = [...due, start + 8 * hour]
  await vi.advanceTimersByTimeAsync(9 * hour)
  expect(publish).toHaveBeenCalledTimes(2)
})

test('a build that fails does not end the waiting', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const start = Date.now()
  const publish = vi.fn().mockRejectedValueOnce(new Error('no disk')).mockResolvedValue(undefined)
  keepSchedule({ read: () => [start + 1000, start + 10_000], publish, signal: new AbortController().signal })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(publish).toHaveBeenCalledTimes(2)
})
