import { expect, it } from 'vitest'
import { readFields } from '../../core/read-fields'
import { verticalMenuFields } from './vertical-menu.options'

it('MENU-7 opens by click, and after half a second of rest in hover mode', () => {
  expect(readFields(verticalMenuFields, {})).toEqual({ mode: 'click', hoverDelay: 500 })
  expect(readFields(verticalMenuFields, { mode: 'hover', hoverDelay: '200' })).toEqual({ mode: 'hover', hoverDelay: 200 })
})

it('MENU-7 an unknown mode is named, with what it may be', () => {
  expect(() => readFields(verticalMenuFields, { mode: 'press' }, 'vertical-menu')).toThrow(
    'vertical-menu.mode is "press", but it must be one of "click", "hover".',
  )
})
