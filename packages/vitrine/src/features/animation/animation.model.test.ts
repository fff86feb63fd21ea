import { describe, expect, it } from 'vitest'
import { readFields, SettingError } from '../../core/fields'
import { isReached, next, timeToEnd, type Event, type State } from './animation.model'
import { animationFields, animationSettings, BOTTOM_THRESHOLDS, families, FIRST_PASS, isEntrance, readAnimation, sides } from './animation.options'

describe('ANIM-1 four data attributes decide how and when', () => {
  it('ANIM-1 each has its default', () => {
    expect(readFields(animationFields, {})).toEqual({ animationtype: { family: 'fade' }, animationduration: 0.5, animationdelay: 0, animationoffset: 'top-into-view' })
  })

  it.each<[string, object]>([
    ['fade', { family: 'fade' }],
    ['fadeIn', { family: 'fade' }],
    ['fadeInLeft', { family: 'fade', side: 'left' }],
    ['slide-right', { family: 'slide', side: 'right' }],
    ['slideInDown', { family: 'slide', side: 'down' }],
    ['zoomInUp', { family: 'zoom', side: 'up' }],
    ['bounceIn', { family: 'bounce' }],
    ['bounceInDown', { family: 'bounce', side: 'down' }],
    ['flipInX', { family: 'flip', side: 'up' }],
    ['flipInY', { family: 'flip', side: 'start' }],
    ['rotateInUpRight', { family: 'rotate', side: 'right' }],
    ['flash', { family: 'flash' }],
    ['pulse', { family: 'pulse' }],
    ['shake', { family: 'shake' }],
    ['fade-start', { family: 'fade', side: 'start' }],
  ])('ANIM-1 %s is %o', (type, animation) => {
    expect(readAnimation(type)).toEqual(animation)
  })

  it.each(families.flatMap((family) => sides.map((side) => [family, side] as const)))('ANIM-1 %s comes from side %s', (family, side) => {
    expect(readAnimation(`${family}-${side}`)).toEqual({ family, side })
  })

  it.each(['wobble', '', 'fade-sideways', 'fadeInLeftUpDown'])('ANIM-1 %o is refused with the names that there are', (type) => {
    expect(() => readFields(animationFields, { animationtype: type })).toThrow(SettingError)
    expect(() => readFields(animationFields, { animationtype: type })).toThrow(/one of "fade", "slide"/)
  })

  it('ANIM-1 what draws attention plays on what is already there', () => {
    expect(families.filter((family) => !isEntrance({ family }))).toEqual(['flash', 'pulse', 'shake'])
  })
})

describe('ANIM-2 an element becomes visible once', () => {
  const states: readonly (State | undefined)[] = [undefined, 'waiting', 'animating', 'still', 'shown']
  const table: Record<Event['type'], readonly (State | undefined)[]> = {
    'found-below': ['waiting', 'waiting', 'animating', 'still', 'shown'],
    'found-in-view': ['shown', 'waiting', 'animating', 'still', 'shown'],
    reached: [undefined, 'animating', 'animating', 'still', 'shown'],
    ended: [undefined, 'waiting', 'still', 'still', 'shown'],
    rested: [undefined, 'waiting', 'animating', 'shown', 'shown'],
    focused: [undefined, 'shown', 'animating', 'still', 'shown'],
  }
  it.each(Object.entries(table).flatMap(([type, afters]) => states.map((state, index) => [state, type as Event['type'], afters[index]] as const)))('ANIM-2 from %s, %s leads to %s', (state, type, after) => {
    expect(next(state, { type })).toBe(after)
  })
})

describe('ANIM-3 bottom-in-view waits for the whole element, or for as much of it as the window holds', () => {
  it('ANIM-3 has the thresholds and the first pass of the spec', () => {
    expect(BOTTOM_THRESHOLDS).toEqual([0, 0.2, 0.4, 0.6, 0.7, 0.8, 0.9, 1])
    expect(FIRST_PASS).toBe(300)
  })

  it.each([
    [400, 0.99, false],
    [400, 1, true],
    [1600, 0.4, false],
    [1600, 0.5, true],
  ])('ANIM-3 %i px high, %d of it in a window of 800 px: %s', (height, ratio, is) => {
    expect(isReached({ isIntersecting: true, ratio, height, windowHeight: 800 }, { animationoffset: 'bottom-in-view' })).toBe(is)
  })

  it.each(['top-into-view', 'top-mid-of-view'] as const)('ANIM-3 %s needs a pixel of it in its region', (animationoffset) => {
    const sight = { ratio: 0, height: 400, windowHeight: 800 }
    expect(isReached({ ...sight, isIntersecting: true }, { animationoffset })).toBe(true)
    expect(isReached({ ...sight, isIntersecting: false }, { animationoffset })).toBe(false)
  })
})

it('ANIM-5 without a duration of its own an animation takes 0.5 s', () => {
  expect(timeToEnd(readFields(animationFields, {}))).toBe(500)
  expect(timeToEnd(readFields(animationFields, { animationduration: '1.2', animationdelay: '0.3' }))).toBe(1500)
})

it.each(['off', 'desktop', 'desktop_and_mobile'])('ANIM-4 animations can be set to %s', (status) => {
  expect(readFields(animationSettings, { status })).toEqual({ status })
})
