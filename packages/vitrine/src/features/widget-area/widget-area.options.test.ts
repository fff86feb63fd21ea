import { expect, it } from 'vitest'
import { readFields } from '../../core/read-fields'
import { widgetAreaFields } from './widget-area.options'

it('FORM-5 four areas stand side by side unless another number from 1 to 6 is given', () => {
  expect(readFields(widgetAreaFields, {})).toEqual({ columns: 4 })
  expect(readFields(widgetAreaFields, { columns: '6' })).toEqual({ columns: 6 })
  expect(() => readFields(widgetAreaFields, { columns: 7 }, 'widget-area')).toThrow(
    'widget-area.columns is 7, but it must be a whole number from 1 to 6.',
  )
})
