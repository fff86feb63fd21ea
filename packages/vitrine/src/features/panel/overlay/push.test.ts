import { expect, it } from 'vitest'
import { roomFor, type Edge } from './push'

it.each<[Edge, number, number, number]>([
  ['left', 1280, 288, 288],
  ['right', 1280, 288, 288],
  ['left', 768, 288, 288],
  ['left', 767, 288, 0],
  ['left', 360, 288, 0],
  ['left', 1280, 1000, 0],
])('PANEL-1 at the %s of a window of %i px a bar of %i px moves the page by %i px', (...[edge, width, bar, room]) => {
  expect(roomFor(edge, { width: bar, height: 800 }, { width, height: 800 })).toBe(room)
})

it.each<[Edge, number, number, number]>([
  ['top', 800, 180.4, 180],
  ['bottom', 800, 560, 560],
  ['top', 800, 561, 0],
  ['top', 800, 800, 0],
])('PANEL-1 at the %s of a window that is %i px high a bar of %f px moves the page by %i px', (...[edge, height, bar, room]) => {
  expect(roomFor(edge, { width: 1280, height: bar }, { width: 1280, height })).toBe(room)
})
