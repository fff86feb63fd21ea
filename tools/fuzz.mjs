// npm run fuzz: the properties of the unit tests with fresh seeds and more runs, round after round. `npm run fuzz site` is another.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, step } from './setup.mjs'

const ROUNDS = 10
/** For properties that do not set a number themselves. */
const RUNS = 1_000

/** `npm run fuzz -- [--rounds=N | --seed=N] [name …]` */
export function readFuzzArguments(args) {
  const read = (name) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
  const seed = read('seed')
  const seeds = seed === undefined ? Array.from({ length: Number(read('rounds') ?? ROUNDS) }, drawSeed) : [Number(seed)]
  return { seeds, filters: args.filter((arg) => !arg.startsWith('--')) }
}

export const drawSeed = () => Math.floor(Math.random() * 2 ** 31)

export const reportFailure = (seed, filters) =>
  [
    `\n✗ Seed ${seed} broke a property; the counterexample stands above.`,
    `  Repeat it: npm run fuzz -- --seed=${seed}${filters.map((filter) => ` ${filter}`).join('')}`,
    '  Mend the fault, and add the counterexample to the tests as a named example, so that the quick run keeps it.',
  ].join('\n')

/** Stops at the first round that fails. */
export async function fuzz(args) {
  if (args[0] === 'site') return (await import('./fuzz-site.mjs')).fuzzSite(args.slice(1))
  const { seeds, filters } = readFuzzArguments(args)
  const files = findProperties().filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)))
  for (const [index, seed] of seeds.entries()) {
    step(`Round ${index + 1} of ${seeds.length}, seed ${seed}, ${files.length} files`)
    const env = { ...process.env, FUZZ_SEED: String(seed), FUZZ_RUNS: String(RUNS) }
    if (run('vitest', ['run', '--testTimeout=600000', ...files], { env })) continue
    console.error(reportFailure(seed, filters))
    return false
  }
  console.log(`\n${seeds.length} rounds, nothing found.`)
}

const findProperties = () =>
  globSync('{packages/*,site}/src/**/*.test.{ts,tsx}', { cwd: root, exclude: (path) => path.includes('node_modules') })
    .filter((file) => !file.includes('.browser.') && readFileSync(join(root, file), 'utf8').includes("from 'fast-check'"))
    .sort()
