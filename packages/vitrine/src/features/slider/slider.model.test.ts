import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFields } from '../../core/read-fields'
import { readSettings } from '../../settings'
import { initial, isRunning, neighbour, next, type Event, type State } from './slider.model'
import { elasticSliderFields, sliderFields } from './slider.options'
import { isSwipe } from './slider.swipe'

const begin = (given: Partial<Parameters<typeof initial>[0]> = {}): State =>
  initial({ count: 4, startAt: 0, loop: true, autoplay: true, pauseOnAction: true, ...given })
const run = (state: State, ...events: Event[]) => events.reduce(next, state)
const visitor = { cause: 'visitor' } as const
const clock = { cause: 'clock' } as const
const arrive: Event = { type: 'arrive' }

describe('the defaults', () => {
  it('SLIDE-1 a slider changes every 7000 ms, in 600 ms, fading, looping, from slide 0, by touch and arrow keys', () => {
    expect(readFields(sliderFields, {})).toMatchObject({
      autoplay: true,
      interval: 7000,
      speed: 600,
      animation: 'fade',
      loop: true,
      startAt: 0,
      touch: true,
      keyboard: true,
    })
  })

  it('SLIDE-5 smooth height is off, dots and arrows are on', () => {
    expect(readFields(sliderFields, {})).toMatchObject({ smoothHeight: false, controlNav: true, directionNav: true })
  })

  it('SLIDE-6 an elastic slider changes every 3000 ms, in 800 ms, with thumbnails of at most 150 px', () => {
    expect(readFields(elasticSliderFields, {})).toMatchObject({
      autoplay: true,
      interval: 3000,
      speed: 800,
      thumbnailMaxWidth: 150,
      animation: 'sides',
    })
  })

  it('PAGE-1 a wrong slider setting is named with what it may be', () => {
    expect(() => readSettings({ slider: { animation: 'spin' } })).toThrow(
      'slider.animation is "spin", but it must be one of "fade", "slide", "sides", "center".',
    )
    expect(readSettings({ slider: { speed: '300', smoothHeight: '1' } }).slider).toMatchObject({ speed: 300, smoothHeight: true })
  })
})

describe('SLIDE-4 a swipe counts when it is under 550 ms and over 50 px, or longer than half the width', () => {
  it.each([
    [50, 100, false],
    [51, 100, true],
    [-51, 549, true],
    [51, 549, true],
    [51, 550, false],
    [300, 2000, false],
    [301, 2000, true],
    [-301, 2000, true],
    [299, 550, false],
    [0, 10, false],
  ])('SLIDE-4 %i px in %i ms over 600 px: %s', (moved, duration, counts) => {
    expect(isSwipe({ moved, duration, width: 600 })).toBe(counts)
  })
})

describe('moving', () => {
  it('SLIDE-1 forward from the last slide comes the first, backward from the first the last', () => {
    expect(run(begin({ startAt: 3 }), { type: 'step', by: 1, ...clock })).toMatchObject({
      name: 'moving',
      from: 3,
      current: 0,
      direction: 1,
    })
    expect(run(begin(), { type: 'step', by: -1, ...clock })).toMatchObject({ name: 'moving', from: 0, current: 3, direction: -1 })
  })

  it('SLIDE-1 without a loop nothing lies beyond the ends, and the last slide ends the slideshow', () => {
    expect(neighbour(begin({ loop: false }), -1)).toBeUndefined()
    const last = run(begin({ loop: false, startAt: 2 }), { type: 'step', by: 1, ...clock }, arrive)
    expect(last).toMatchObject({ current: 3, isWanted: false })
    expect(run(last, { type: 'step', by: 1, ...visitor })).toBe(last)
  })

  it('SLIDE-6 a move during a move is ignored', () => {
    const moving = run(begin(), { type: 'go', to: 2, ...visitor })
    expect(run(moving, { type: 'go', to: 3, ...visitor })).toBe(moving)
    expect(run(moving, { type: 'drag' })).toBe(moving)
    expect(run(moving, arrive)).toMatchObject({ name: 'resting', current: 2 })
  })

  it.each<Event>([
    { type: 'step', by: 1, ...visitor },
    { type: 'go', to: 2, ...visitor },
    { type: 'go', to: 0, ...visitor },
  ])('SLIDE-3 what the visitor does (%o) stops the slideshow for good', (event) => {
    expect(run(begin(), event, arrive)).toMatchObject({ isWanted: false })
    expect(run(begin({ pauseOnAction: false }), event, arrive)).toMatchObject({ isWanted: true })
  })

  it('SLIDE-4 a drag that is dropped too soon goes back; one that counts moves on', () => {
    const dragging = run(begin(), { type: 'drag' })
    expect(dragging.name).toBe('dragging')
    expect(run(dragging, { type: 'drop', by: 0 })).toMatchObject({ name: 'settling', current: 0, isWanted: true })
    expect(run(dragging, { type: 'drop', by: 1 })).toMatchObject({ name: 'moving', current: 1, isWanted: false })
    expect(run(begin({ loop: false }), { type: 'drag' }, { type: 'drop', by: -1 })).toMatchObject({ name: 'settling', current: 0 })
  })

  it.each([
    [9, 0],
    [3, 3],
  ])('SLIDE-1 a start at slide %i of 4 is slide %i', (startAt, current) => {
    expect(begin({ startAt }).current).toBe(current)
  })
})

describe('slides that come and go', () => {
  it('SLIDE-1 another number of slides ends whatever moved, where it was going', () => {
    const moving = run(begin(), { type: 'go', to: 3, ...clock })
    expect(run(moving, { type: 'recount', count: 2, current: 1 })).toMatchObject({ name: 'resting', count: 2, current: 1, isWanted: true })
    expect(run(begin(), { type: 'drag' }, { type: 'recount', count: 6, current: 0 }, { type: 'drop', by: 1 })).toMatchObject({
      name: 'resting',
      current: 0,
    })
  })

  it('SLIDE-2 with a single page left nothing runs, and with a second one it goes on', () => {
    const alone = run(begin(), { type: 'recount', count: 1, current: 0 })
    expect(isRunning(alone)).toBe(false)
    expect(isRunning(run(alone, { type: 'recount', count: 2, current: 0 }))).toBe(true)
  })
})

describe('SLIDE-3 holding', () => {
  it.each(['hover', 'focus', 'hidden', 'video', 'touch', 'image'] as const)(
    'SLIDE-3 %s holds the slideshow until it is released',
    (reason) => {
      const held = run(begin(), { type: 'hold', reason })
      expect(isRunning(held)).toBe(false)
      expect(isRunning(run(held, { type: 'release', reason }))).toBe(true)
    },
  )

  it('SLIDE-3 two reasons hold until both are gone', () => {
    const both = run(begin(), { type: 'hold', reason: 'hover' }, { type: 'hold', reason: 'video' }, { type: 'release', reason: 'hover' })
    expect(isRunning(both)).toBe(false)
    expect(isRunning(run(both, { type: 'release', reason: 'video' }))).toBe(true)
  })

  it('SLIDE-3 the visitor stops and starts the slideshow', () => {
    const stopped = run(begin(), { type: 'toggle' })
    expect(isRunning(stopped)).toBe(false)
    expect(isRunning(run(stopped, { type: 'toggle' }))).toBe(true)
  })
})

describe('SLIDE-3 playing again', () => {
  it('SLIDE-3 at the end of what has no loop, playing begins anew', () => {
    const ended = run(begin({ loop: false, startAt: 2 }), { type: 'step', by: 1, ...clock }, arrive)
    expect(run(ended, { type: 'toggle' })).toMatchObject({ name: 'moving', current: 0, isWanted: true })
  })

  it('SLIDE-3 it can be stopped from outside, once', () => {
    const stopped = run(begin(), { type: 'stop' })
    expect(isRunning(stopped)).toBe(false)
    expect(run(stopped, { type: 'stop' })).toBe(stopped)
  })
})

describe('whatever happens', () => {
  const event = fc.oneof(
    fc.record({
      type: fc.constant('step' as const),
      by: fc.constantFrom(1 as const, -1 as const),
      cause: fc.constantFrom('clock' as const, 'visitor' as const),
    }),
    fc.record({
      type: fc.constant('go' as const),
      to: fc.integer({ min: -2, max: 9 }),
      cause: fc.constantFrom('clock' as const, 'visitor' as const),
    }),
    fc.constant(arrive),
    fc.constant<Event>({ type: 'drag' }),
    fc.record({ type: fc.constant('drop' as const), by: fc.constantFrom(1 as const, 0 as const, -1 as const) }),
    fc.record({ type: fc.constantFrom('hold' as const, 'release' as const), reason: fc.constantFrom('hover' as const, 'video' as const) }),
    fc.constantFrom<Event>({ type: 'toggle' }, { type: 'stop' }),
  )

  it('SLIDE-1 exactly one slide is current, and it exists', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 8 }), fc.boolean(), fc.array(event), (count, loop, events) => {
        const state = run(begin({ count, loop }), ...events)
        expect(state.current).toBeGreaterThanOrEqual(0)
        expect(state.current).toBeLessThan(count)
        if (state.name === 'moving') expect(state.from).not.toBe(state.current)
        if (isRunning(state)) expect(state.holds).toEqual([])
      }),
    )
  })
})
