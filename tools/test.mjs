// npm test: everything that keeps the project honest. The last line counts the tests.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fail, root, setUp, step } from './setup.mjs'

setUp()
const { tasks } = await import('./tasks.mjs')
const { checkRequirements, readRequirements } = await import('./requirements.mjs')
const cache = join(root, '.cache')
const records = { unit: join(cache, 'unit-results.json'), browser: join(cache, 'browser-results.json') }
mkdirSync(cache, { recursive: true })
Object.values(records).forEach((file) => rmSync(file, { force: true }))

await tasks.check()

step('Unit tests')
const isUnitClean = tasks.unit(['--reporter=default', '--reporter=json', `--outputFile.json=${records.unit}`])
const unit = read(records.unit)

step('Browser tests, on the built site')
const isBrowserClean = await tasks.browser([])
const browser = read(records.browser)

step('Requirements')
const unitTests = unit.testResults.flatMap(({ assertionResults }) => assertionResults)
const results = {
  titles: [...unitTests.map(({ title }) => title), ...browser.titles],
  skipped: [...unitTests.filter(({ status }) => status !== 'passed' && status !== 'failed').map(({ title }) => title), ...browser.skipped],
}
const faults = checkRequirements(readRequirements(), results)
faults.forEach((fault) => console.error(`✗ ${fault}`))
if (faults.length === 0) console.log('Every ticked line is proved.')

const passed = unit.numPassedTests + browser.passed
const failed = count(isUnitClean, unit.numFailedTests) + count(isBrowserClean, browser.failed) + faults.length
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** A run can fail with no failed test: a file that could not be read, an error outside any test. That is a failure too. */
function count(isClean, failures) {
  return isClean ? failures : Math.max(failures, 1)
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return fail('The tests ended without a result.', 'The lines above say why.')
  }
}
