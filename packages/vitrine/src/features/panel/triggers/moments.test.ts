import { describe, expect, it } from 'vitest'
import { RESIZE_DEBOUNCE } from '../../../page/services/resize'
import { readPanel } from '../panel.options'
import { IDLE_AFTER } from './activity'
import { OPEN_DELAY } from './page-view'
import { readPosition, scrollFires } from './scroll'

it('PANEL-22 the open detection delay and the resize debounce are 100 ms', () => {
  expect([OPEN_DELAY, RESIZE_DEBOUNCE.panel]).toEqual([100, 100])
})

it('PANEL-14 active time ends after half a minute without a sign', () => {
  expect(IDLE_AFTER).toBe(30_000)
})

describe('PANEL-15 on scroll', () => {
  const up = { on_scroll: 'yes' }
  const down = { on_scroll: 'yes', scroll_direction: 'down' }
  it.each<[string, Record<string, unknown>, number | undefined, number, boolean]>([
    ['up: the first event never', up, undefined, 0, false],
    ['up: moving down', up, 100, 200, false],
    ['up: moving up', up, 200, 199, true],
    ['up: a position is ignored', { ...up, scroll_position: '5000' }, 200, 100, true],
    ['down, no position: the first event never', down, undefined, 50, false],
    ['down, no position: any move down', down, 50, 51, true],
    ['down, no position: a move up', down, 50, 49, false],
    ['down, 300: before it', { ...down, scroll_position: '300' }, 100, 299, false],
    ['down, 300: at it', { ...down, scroll_position: '300' }, 100, 300, true],
    ['down, 300px: at it', { ...down, scroll_position: '300px' }, 100, 300, true],
    ['down, 300: past it but moving up', { ...down, scroll_position: '300' }, 500, 400, false],
    ['down, 50 % of 4000: before it', { ...down, scroll_position: '50%' }, 100, 1999, false],
    ['down, 50 % of 4000: at it', { ...down, scroll_position: '50%' }, 100, 2000, true],
    ['down: standing still', down, 50, 50, false],
  ])('PANEL-15 %s', (...[, options, before, now, fires]) => {
    expect(scrollFires(readPanel(options), { before, now, pageHeight: 4000 })).toBe(fires)
  })

  it.each([
    ['', 0],
    ['300', 300],
    ['300px', 300],
    ['12.5%', 500],
    ['100 %', 4000],
    ['soon', 0],
  ])('PANEL-15 the position "%s" is %i px of a page of 4000', (position, px) => {
    expect(readPosition(position, 4000)).toBe(px)
  })
})
