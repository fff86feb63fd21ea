import { describe, expect, test } from 'vitest'
import { explainDay, isPublished, isTimeZone, momentOf, readDay } from './time'

describe('a day as it is written', () => {
  test.each([
    ['2026-11-15', '2026-11-15T00:00:00.000Z'],
    ['2026-11-15 08:30', '2026-11-15T08:30:00.000Z'],
    ['2026-11-15T08:30', '2026-11-15T08:30:00.000Z'],
    ['2026-11-15T08:30:00', '2026-11-15T08:30:00.000Z'],
    ['2028-02-29', '2028-02-29T00:00:00.000Z'],
  ])('%s is read', (written, expected) => {
    expect(readDay(written)?.toISOString()).toBe(expected)
    expect(explainDay(written)).toBe('')
  })

  test.each([
    ['2026-13-45', ' There is no month 13.'],
    ['2026-02-29', ' February 2026 has 28 days.'],
    ['2026-04-00', ' April 2026 has 30 days.'],
    ['2026-11-15 24:00', ' Hours go to 23, minutes to 59.'],
    ['15.11.2026', ' The year comes first.'],
    ['tomorrow', ''],
    ['', ''],
  ])('%j is no day', (written, why) => {
    expect(readDay(written)).toBeUndefined()
    expect(explainDay(written)).toBe(why)
  })

  test.each([20261115, null, undefined, new Date(Number.NaN), {}])('%j is none either', (given) => {
    expect(readDay(given)).toBeUndefined()
  })
})

describe('the moment at which something is published', () => {
  test.each([
    ['2026-11-15', 'UTC', '2026-11-15T00:00:00.000Z'],
    ['2026-11-15', 'Europe/Berlin', '2026-11-14T23:00:00.000Z'],
    ['2026-07-15 08:00', 'Europe/Berlin', '2026-07-15T06:00:00.000Z'],
    ['2026-11-15', 'America/New_York', '2026-11-15T05:00:00.000Z'],
    ['2026-11-15', 'Asia/Kolkata', '2026-11-14T18:30:00.000Z'],
    // The day on which the clocks change.
    ['2026-03-29 04:00', 'Europe/Berlin', '2026-03-29T02:00:00.000Z'],
    ['2026-10-25 00:30', 'Europe/Berlin', '2026-10-24T22:30:00.000Z'],
  ])('%s in %s', (written, zone, expected) => {
    expect(new Date(momentOf(readDay(written)!, zone)).toISOString()).toBe(expected)
  })

  const date = readDay('2026-11-15')!
  test.each([
    [{ date }, '2026-11-14T22:59:59Z', false],
    [{ date }, '2026-11-14T23:00:00Z', true],
    [{ date, isDraft: true }, '2027-01-01T00:00:00Z', false],
    [{ isDraft: true }, '2027-01-01T00:00:00Z', false],
    [{}, '2026-01-01T00:00:00Z', true],
  ])('%j at %s: %s', (entry, now, expected) => {
    expect(isPublished(entry, Date.parse(now), 'Europe/Berlin')).toBe(expected)
  })

  test('time zones go by their names', () => {
    expect(['UTC', 'Europe/Berlin', 'Berlin', 'MEZ+1'].map(isTimeZone)).toEqual([true, true, false, false])
  })
})
