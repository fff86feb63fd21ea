import { describe, expect, it } from 'vitest'
import { readFields } from '../../core/read-fields'
import { scrollDuration, stateAt } from './back-to-top.model'
import { backToTopFields } from './back-to-top.options'

const options = readFields(backToTopFields, {})

describe('SCROLL-5 the state follows how far the page is scrolled', () => {
  it.each([
    [0, 'inactive'],
    [199, 'inactive'],
    [200, 'inactive'],
    [201, 'active'],
    [20_000, 'active'],
  ])('SCROLL-5 at %i px it is %s', (scrolled, state) => {
    expect(stateAt(scrolled, options)).toBe(state)
  })
})

describe('SCROLL-5 the way up takes 1500 ms less up to 500 ms by progress', () => {
  it.each([
    [0, 4000, 1500],
    [1000, 4000, 1375],
    [2000, 4000, 1250],
    [4000, 4000, 1000],
    [5000, 4000, 1000],
    [300, 0, 1500],
  ])('SCROLL-5 from %i of %i px it takes %i ms', (scrolled, scrollable, ms) => {
    expect(scrollDuration(scrolled, scrollable, options)).toBe(ms)
  })
})
