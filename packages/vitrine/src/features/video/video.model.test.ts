import { describe, expect, it } from 'vitest'
import { beginning, endingOf, watchEnd } from './video.end'
import fc from 'fast-check'
import { canPlay, EVENTS, initial, next, type Event, type State } from './video.model'

describe('the states of a video', () => {
  it.each([
    [true, true, 'off'],
    [true, false, 'off'],
    [false, false, 'asking'],
    [false, true, 'resting'],
  ] as const)('VID-9 VID-10 off %s, allowed %s: it begins %s', (isOff, isAllowed, state) => {
    expect(initial({ isOff, isAllowed })).toBe(state)
  })

  it.each<[State, Event['type'], State]>([
    ['off', 'play', 'off'],
    ['off', 'allow', 'off'],
    ['off', 'revoke', 'off'],
    ['asking', 'play', 'asking'],
    ['asking', 'playing', 'asking'],
    ['asking', 'allow', 'resting'],
    ['resting', 'play', 'loading'],
    ['resting', 'playing', 'playing'],
    ['resting', 'revoke', 'asking'],
    ['loading', 'playing', 'playing'],
    ['loading', 'refuse', 'resting'],
    ['loading', 'fail', 'failed'],
    ['loading', 'paused', 'loading'],
    ['playing', 'paused', 'paused'],
    ['playing', 'ended', 'ended'],
    ['playing', 'allow', 'playing'],
    ['playing', 'play', 'playing'],
    ['playing', 'revoke', 'asking'],
    ['paused', 'playing', 'playing'],
    ['paused', 'ended', 'ended'],
    ['ended', 'paused', 'ended'],
    ['ended', 'playing', 'playing'],
    ['failed', 'play', 'loading'],
    ['failed', 'playing', 'playing'],
    ['failed', 'refuse', 'failed'],
    ['loading', 'deny', 'unavailable'],
    ['failed', 'deny', 'unavailable'],
    ['unavailable', 'play', 'unavailable'],
    ['unavailable', 'fail', 'unavailable'],
    ['unavailable', 'revoke', 'asking'],
  ])('VID-4 from %s, %s leads to %s', (state, type, after) => {
    expect(next(state, { type })).toBe(after)
  })
})

it('VID-10 whatever happens, without consent it stays the question, and what is off stays off', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS)), (types) => {
      const run = (from: State, of: readonly Event['type'][]) => of.reduce((state, type) => next(state, { type }), from)
      expect(run('off', types)).toBe('off')
      expect(
        run(
          'asking',
          types.filter((type) => type !== 'allow'),
        ),
      ).toBe('asking')
      expect(canPlay(run('asking', [...types, 'revoke']))).toBe(false)
    }),
  )
})

describe('VID-3 the end', () => {
  it.each([
    [{ loop: true, nextSlideOnEnd: false }, 'loop'],
    [{ loop: false, nextSlideOnEnd: true }, 'next'],
    [{ loop: false, nextSlideOnEnd: false }, 'stop'],
  ])('VID-3 with %o it is %s', (options, ending) => {
    expect(endingOf(options)).toBe(ending)
  })

  it('VID-3 the end second is told once, and again only after the time was before it', () => {
    const isPast = watchEnd({ end: 3 })
    expect([2.9, 3, 3.1, 3.1, 1, 2.99, 3.2].map(isPast)).toEqual([false, true, false, false, false, false, true])
  })

  it('VID-3 without an end second nothing is told', () => {
    expect([0, 100].map(watchEnd({ end: -1 }))).toEqual([false, false])
  })

  it('VID-1 without a start it begins at 0', () => {
    expect([beginning({ start: -1 }), beginning({ start: 4 })]).toEqual([0, 4])
  })
})
