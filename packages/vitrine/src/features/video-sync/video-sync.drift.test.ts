import { describe, expect, it } from 'vitest'
import type { Fields } from '../../core/fields'
import { readFields } from '../../core/read-fields'
import { checkInterval, correct } from './video-sync.drift'
import { videoSyncFields, type VideoSyncOptions } from './video-sync.options'

const options = (given: Record<string, unknown> = {}) =>
  readFields<Fields>(videoSyncFields, given, 'video-sync') as unknown as VideoSyncOptions

describe('SYNC-4 the options', () => {
  it('SYNC-4 a viewer, 0.3 s allowed, 1 s at most, looked at from 0.1 s, a fifth faster at most, caught up in 1 s, muted where it must be', () => {
    expect(options()).toMatchObject({
      role: 'viewer',
      allowedDrift: 0.3,
      maxAllowedDrift: 1,
      minCheckInterval: 0.1,
      maxRateAdjustment: 0.2,
      maxTimeToCatchUp: 1,
      autoPlayMuted: true,
    })
  })

  it.each([
    ['role', 'audience', '"viewer", "controller"'],
    ['allowedDrift', '-1', 'from 0 to 3600'],
    ['maxRateAdjustment', '2', 'from 0 to 1'],
  ])('PAGE-1 %s may not be %s', (name, value, allowed) => {
    expect(() => options({ [name]: value })).toThrow(allowed)
  })

  it.each([
    [{}, 1000],
    [{ maxAllowedDrift: 0.5 }, 500],
    [{ maxAllowedDrift: 0.05 }, 100],
    [{ minCheckInterval: 0.6, maxAllowedDrift: 0.2 }, 600],
    [{ maxAllowedDrift: 4, maxTimeToCatchUp: 2 }, 2000],
  ])('SYNC-4 with %o drift is looked at every %i ms', (given, interval) => {
    expect(checkInterval(options(given))).toBe(interval)
  })
})

describe('SYNC-3 drift', () => {
  it.each([
    [0, { type: 'rate', adjustment: 0 }],
    [0.3, { type: 'rate', adjustment: 0 }],
    [-0.3, { type: 'rate', adjustment: 0 }],
    [0.31, { type: 'rate', adjustment: 0.2 }],
    [0.5, { type: 'rate', adjustment: 0.2 }],
    [1, { type: 'rate', adjustment: 0.2 }],
    [-0.5, { type: 'rate', adjustment: -0.2 }],
    [1.01, { type: 'jump' }],
    [-1.01, { type: 'jump' }],
  ])('SYNC-3 %f s asks for %o', (drift, correction) => {
    expect(correct(drift, options())).toEqual(correction)
  })

  it('SYNC-3 with more time to catch up the rate changes less', () => {
    expect(correct(0.5, options({ maxTimeToCatchUp: 5 }))).toEqual({ type: 'rate', adjustment: 0.05 })
  })
})
