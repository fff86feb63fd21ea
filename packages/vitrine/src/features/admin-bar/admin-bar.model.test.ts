import { expect, it } from 'vitest'
import { readFields } from '../../core/read-fields'
import { coveredHeight } from './admin-bar.model'
import { adminBarFields } from './admin-bar.options'

it.each([
  [{}, 'fixed', 32],
  [{}, 'sticky', 32],
  [{}, 'absolute', 0],
  [{}, 'static', 0],
  [{ covers: 'always' }, 'static', 32],
  [{ covers: 'never' }, 'fixed', 0],
])('SCROLL-1 with %o a bar that is %s covers %i px', (given, position, height) => {
  expect(coveredHeight(32, position, readFields(adminBarFields, given))).toBe(height)
})
