import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gestureDefaults } from './gesture.options'
import { idle, recognise, type Gesture, type PointerStep } from './gesture'

const at = (type: 'down' | 'move' | 'up', time: number, [x, y, id = 1]: readonly [x: number, y: number, finger?: number]): PointerStep => ({
  type,
  id,
  x,
  y,
  time,
})

function play(steps: readonly PointerStep[]): Gesture[] {
  const told: Gesture[] = []
  let state = idle
  for (const step of steps) {
    const result = recognise(state, step)
    state = result.state
    if (result.gesture) told.push(result.gesture)
  }
  return told
}

it('PAGE-9 has the thresholds of the spec', () => {
  expect(gestureDefaults).toMatchObject({ swipeThreshold: 75, fingerRelease: 250, longTap: 500, doubleTap: 200, pinchThreshold: 20 })
})

describe('PAGE-9 a swipe travels at least 75 px, along its longer axis', () => {
  it.each<[readonly [number, number], string | undefined]>([
    [[74, 0], undefined],
    [[75, 0], 'right'],
    [[-75, 20], 'left'],
    [[20, 80], 'down'],
    [[-74, -90], 'up'],
    [[74, 74], undefined],
  ])('PAGE-9 a finger moved by %o swipes %s', ([x, y], direction) => {
    const told = play([at('down', 0, [100, 100]), at('move', 50, [100 + x / 2, 100 + y / 2]), at('up', 120, [100 + x, 100 + y])])
    expect(told).toEqual(direction ? [expect.objectContaining({ type: 'swipe', direction, fingers: 1, duration: 120 })] : [])
  })
})

describe('PAGE-9 fingers lifted within 250 ms of each other swipe together', () => {
  it.each([
    [250, 2],
    [251, 1],
  ])('PAGE-9 %i ms apart: %i', (gap, fingers) => {
    const told = play([
      at('down', 0, [0, 0, 1]),
      at('down', 5, [60, 0, 2]),
      at('move', 50, [100, 0, 1]),
      at('move', 50, [160, 0, 2]),
      at('up', 100, [100, 0, 1]),
      at('up', 100 + gap, [160, 0, 2]),
    ])
    expect(told).toEqual([expect.objectContaining({ type: 'swipe', direction: 'right', fingers })])
  })
})

describe('PAGE-9 two taps within 200 ms are a double tap', () => {
  it.each([
    [200, ['tap', 'double-tap']],
    [201, ['tap', 'tap']],
  ])('PAGE-9 second tap %i ms after the first', (gap, types) => {
    const told = play([at('down', 0, [10, 10]), at('up', 40, [10, 10]), at('down', gap, [12, 11, 2]), at('up', 40 + gap, [12, 11, 2])])
    expect(told.map(({ type }) => type)).toEqual(types)
  })

  it('PAGE-9 far apart they are two taps', () => {
    expect(
      play([at('down', 0, [10, 10]), at('up', 40, [10, 10]), at('down', 90, [90, 10]), at('up', 100, [90, 10])]).map(({ type }) => type),
    ).toEqual(['tap', 'tap'])
  })
})

describe('PAGE-9 a finger that rests makes a long tap', () => {
  it('PAGE-9 and nothing else when it is lifted', () => {
    expect(play([at('down', 0, [10, 10]), at('move', 100, [14, 12]), { type: 'rest' }, at('up', 900, [14, 12])])).toEqual([
      { type: 'long-tap', x: 14, y: 12 },
    ])
  })
  it('PAGE-9 but not a finger on its way', () => {
    expect(play([at('down', 0, [10, 10]), at('move', 100, [40, 10]), { type: 'rest' }, at('up', 900, [110, 10])])).toEqual([
      expect.objectContaining({ type: 'swipe' }),
    ])
  })
  it('PAGE-9 a press of 500 ms that nobody timed is no tap', () => {
    expect(play([at('down', 0, [10, 10]), at('up', 500, [10, 10])])).toEqual([])
  })
})

describe('PAGE-9 two fingers pinch from 20 px of change', () => {
  it.each<[number, string | undefined]>([
    [19, undefined],
    [20, 'out'],
    [-20, 'in'],
  ])('PAGE-9 %i px: %s', (change, direction) => {
    const told = play([
      at('down', 0, [100, 100, 1]),
      at('down', 10, [200, 100, 2]),
      at('move', 60, [200 + change, 100, 2]),
      at('up', 100, [100, 100, 1]),
      at('up', 120, [200 + change, 100, 2]),
    ])
    expect(told).toEqual(direction ? [{ type: 'pinch', direction, distance: Math.abs(change), scale: (100 + change) / 100 }] : [])
  })
})

it('PAGE-9 a finger that the browser takes for scrolling ends everything', () => {
  expect(play([at('down', 0, [0, 0]), at('move', 20, [90, 0]), { type: 'cancel', id: 1 }, at('up', 30, [90, 0])])).toEqual([])
})

it('PAGE-9 whatever happens, once every finger is up the next tap is heard', () => {
  const id = fc.integer({ min: 1, max: 3 })
  const point = fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 400 }))
  const step = fc.oneof(
    fc
      .tuple(fc.constantFrom('down' as const, 'move' as const, 'up' as const), point, id)
      .map(([type, place, finger]) => at(type, 0, [...place, finger])),
    id.map((finger): PointerStep => ({ type: 'cancel', id: finger })),
    fc.constant<PointerStep>({ type: 'rest' }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const timed = steps.map((one, index) => ('time' in one ? { ...one, time: index * 30 } : one))
      const after = [1, 2, 3].flatMap((finger) =>
        timed.filter((one) => one.type === 'down' && one.id === finger).map((): PointerStep => ({ type: 'cancel', id: finger })),
      )
      const told = play([...timed, ...after, at('down', 5000, [5, 5, 9]), at('up', 5050, [5, 5, 9])])
      expect(told.at(-1)).toMatchObject({ type: 'tap', x: 5, y: 5 })
    }),
  )
})
