import fc from 'fast-check'

/**
 * Random inputs are the same in every run, so that `npm test` gives the same answer every time. `npm run fuzz` brings a
 * fresh seed and more runs through the environment.
 */
export const FIXED_SEED = 20_240_229

const { FUZZ_SEED, FUZZ_RUNS } = process.env

fc.configureGlobal({ seed: FUZZ_SEED ? Number(FUZZ_SEED) : FIXED_SEED, ...(FUZZ_RUNS && { numRuns: Number(FUZZ_RUNS) }) })
