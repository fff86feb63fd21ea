import { describe, expect, it } from 'vitest'
import { moveOf, plainFrames } from './keyframes'
import { livelyFrames } from './keyframes'
import { panelFields, readPanel } from '../panel.options'

describe('PANEL-1 how a panel comes and goes by default', () => {
  it.each<[Record<string, unknown>, string, string, string]>([
    [{}, 'fade', 'static', 'static'],
    [{ position: 'bottom-right' }, 'fade', 'up', 'down'],
    [{ position: 'top-left' }, 'fade', 'down', 'up'],
    [{ type: 'sliding-bar', position: 'left' }, 'slide', 'left', 'left'],
    [{ type: 'sliding-bar', position: 'right' }, 'slide', 'right', 'right'],
    [{ type: 'sliding-bar', position: 'top' }, 'slide', 'down', 'up'],
    [{ type: 'sliding-bar', position: 'bottom' }, 'slide', 'up', 'down'],
  ])('PANEL-1 %j: %s, in %s, out %s', (...[given, name, enter, exit]) => {
    const options = readPanel(given)
    expect(moveOf('enter', options)).toEqual({ name, direction: enter })
    expect(moveOf('exit', options)).toEqual({ name, direction: exit })
  })

  it('PANEL-1 its move and direction are its own where they are set', () => {
    const options = readPanel({ enter_animation: 'zoom', enter_animation_direction: 'up' })
    expect(moveOf('enter', options)).toEqual({ name: 'zoom', direction: 'up' })
  })
})

it.each([
  ['enter', 'left', '-100% 0px'],
  ['enter', 'right', '100% 0px'],
  ['enter', 'down', '0px -100%'],
  ['enter', 'up', '0px 100%'],
  ['exit', 'left', '-100% 0px'],
  ['exit', 'right', '100% 0px'],
  ['exit', 'up', '0px -100%'],
  ['exit', 'down', '0px 100%'],
] as const)('PANEL-1 a slide (%s, %s) is %s away', (phase, direction, translate) => {
  const frames = plainFrames(phase, { name: 'slide', direction })
  expect(frames).toEqual(phase === 'enter' ? [{ translate }, {}] : [{}, { translate }])
})

const each = (phase: 'enter' | 'exit') =>
  (panelFields[`${phase}_animation`].allowed as readonly string[])
    .filter((word) => word && word !== 'none')
    .flatMap((name) => (['left', 'right', 'up', 'down', 'static'] as const).map((direction) => [phase, name, direction] as const))

it.each([...each('enter'), ...each('exit')])('PANEL-1 %s %s %s has frames, at rest where it is on stage', (phase, name, direction) => {
  const move = { name: name.toLowerCase(), direction }
  const frames = (plainFrames(phase, move) ?? livelyFrames(phase, move))!
  expect(frames.length).toBeGreaterThan(1)
  const rest = phase === 'enter' ? frames.at(-1)! : frames[0]!
  expect([undefined, 1]).toContain(rest.opacity)
  expect([undefined, '0px']).toContain(rest.translate)
  const offsets = frames.map(({ offset }) => offset).filter((offset) => typeof offset === 'number')
  expect(offsets).toEqual(offsets.toSorted((a, b) => a - b))
  expect(JSON.stringify(frames)).not.toContain('--')
})
