import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFuzzArguments, reportFailure } from '../../tools/fuzz.mjs'
import { FIXED_SEED } from '../support/seed'

const draw = () => {
  const drawn: string[] = []
  fc.assert(fc.property(fc.string(), (text) => void drawn.push(text)))
  return drawn
}

describe.runIf(!process.env.FUZZ_SEED)('in the quick run', () => {
  it('properties draw the same inputs every time', () => {
    expect(fc.readConfigureGlobal()).toEqual({ seed: FIXED_SEED })
    expect(draw()).toEqual(draw())
    expect(draw()).toHaveLength(100)
    expect(draw()).toEqual(fc.sample(fc.string(), { seed: FIXED_SEED, numRuns: 100 }))
  })
})

describe('npm run fuzz', () => {
  it('draws a fresh seed for each round', () => {
    const { seeds, filters } = readFuzzArguments(['mail-link'])
    expect(seeds).toHaveLength(10)
    expect(new Set(seeds).size).toBe(10)
    expect(filters).toEqual(['mail-link'])
    expect(readFuzzArguments([]).seeds).not.toEqual(readFuzzArguments([]).seeds)
  })

  it('takes the number of rounds, or one seed to repeat', () => {
    expect(readFuzzArguments(['--rounds=3', 'panel']).seeds).toHaveLength(3)
    expect(readFuzzArguments(['--seed=562515224'])).toEqual({ seeds: [562_515_224], filters: [] })
  })

  it('says how to repeat a failure and what to do with its counterexample', () => {
    expect(reportFailure(7, ['panel'])).toMatch(/Seed 7\b.*--seed=7 panel.*named example/s)
  })
})
