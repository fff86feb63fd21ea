// npm run fuzz site: random visits to the built pages, in a real browser.
import { findEngine } from './browser.mjs'
import { build } from './build.mjs'
import { drawSeed } from './fuzz.mjs'
import { run, step } from './setup.mjs'

const SEEDS = 5
const STEPS = 10_000

/** `npm run fuzz site -- [--seed=N | --rounds=N] [--visit=N] [--steps=N] [--engine=chromium|firefox]` */
export function readSiteArguments(args) {
  const read = (name) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
  const seed = read('seed')
  const seeds = seed === undefined ? Array.from({ length: Number(read('rounds') ?? SEEDS) }, drawSeed) : seed.split(',').map(Number)
  return { seeds, visit: read('visit'), steps: Number(read('steps') ?? STEPS), engine: read('engine') ?? 'chromium' }
}

export async function fuzzSite(args) {
  const { seeds, visit, steps, engine } = readSiteArguments(args)
  await build()
  await findEngine(engine)
  step(`${seeds.length} × ${steps} steps in ${engine}, seeds ${seeds.join(', ')}`)
  const env = {
    ...process.env,
    FUZZ_SITE_SEEDS: seeds.join(),
    FUZZ_SITE_STEPS: String(steps),
    ...(visit !== undefined && { FUZZ_SITE_VISIT: visit }),
  }
  return run('playwright', ['test', 'tests/fuzz/site', '--workers=1', '--retries=0'], { env })
}
