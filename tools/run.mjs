// npm run dev, build, check, unit, browser, fuzz, bench, new-feature: each sets up what it needs first.
import { setUp } from './setup.mjs'

setUp()
const { tasks } = await import('./tasks.mjs')
const [name, ...args] = process.argv.slice(2)
process.exit((await tasks[name](args)) === false ? 1 : 0)
