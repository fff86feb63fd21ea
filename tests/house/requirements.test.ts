import { describe, expect, it } from 'vitest'
import { checkRequirements } from '../../tools/requirements.mjs'

const list = '- [x] MAIL-1 An address.\n- [ ] MAIL-2 A click.\n- [x] GAL-10 Keys.\n'

describe('the check of the requirements', () => {
  it('is content when every ticked line has a test', () => {
    expect(checkRequirements(list, { titles: ['MAIL-1 hides it', 'GAL-10 moves'], skipped: [] })).toEqual([])
  })
  it('names a ticked line without a test, and does not take GAL-1 for GAL-10', () => {
    expect(checkRequirements(list, { titles: ['MAIL-1 hides it', 'GAL-1 opens'], skipped: [] })).toEqual([
      "GAL-10 is ticked, but no test's title begins with it.",
      'A test names GAL-1, which docs/requirements.md does not have.',
    ])
  })
  it('names a ticked line whose test is skipped', () => {
    expect(checkRequirements(list, { titles: ['MAIL-1 a', 'GAL-10 b'], skipped: ['GAL-10 b'] })).toEqual([
      'GAL-10 is ticked, but a test of it is skipped.',
    ])
  })
  it('only counts an id at the start of a title', () => {
    expect(checkRequirements(list, { titles: ['hides MAIL-1', 'GAL-10 b'], skipped: [] })).toEqual([
      "MAIL-1 is ticked, but no test's title begins with it.",
    ])
  })
})
