import { expect, it } from 'vitest'
import { readFields } from '../../core/read-fields'
import { selectFields } from './select.options'

it('FORM-2 a select has the look of the page unless it says otherwise, and a wrong word is named', () => {
  expect(readFields(selectFields, {})).toEqual({ look: 'styled' })
  expect(readFields(selectFields, { look: 'native' })).toEqual({ look: 'native' })
  expect(() => readFields(selectFields, { look: 'plain' }, 'select')).toThrow(
    'select.look is "plain", but it must be one of "styled", "native".',
  )
})
