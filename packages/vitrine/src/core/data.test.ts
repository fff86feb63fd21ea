import { expect, it } from 'vitest'
import { dataOf, givenData } from './data'
import { flag, number, text } from './fields'
import { readFields } from './read-fields'

const fields = { breakPoint: number(800), label: text('Search'), isSticky: flag(true) }

it('PAGE-1 only what differs from its default is served', () => {
  expect(dataOf(fields, { breakPoint: 900, label: 'Search' })).toEqual({ 'data-break-point': '900' })
})

it('PAGE-1 what is served is read back as it was', () => {
  const options = { breakPoint: 640, label: 'Zoeken', isSticky: false }
  const dataset = Object.fromEntries(
    Object.entries(dataOf(fields, options)).map(([name, value]) => [
      name.slice(5).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
  expect(readFields(fields, dataset)).toEqual(options)
})

it('PAGE-1 what was given is served as it was given, also a default; what is no option is left out', () => {
  expect(givenData(fields, { breakPoint: 800, label: undefined, isSticky: 'no', 'data-other': true })).toEqual({
    'data-break-point': '800',
    'data-is-sticky': 'no',
  })
})
