import type { FullResult, Reporter, Suite, TestCase, TestResult, TestStep } from '@playwright/test/reporter'
import { mkdirSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'

/** One line for each failure, and a record of all results for whoever counts them. */
export default class BrowserReporter implements Reporter {
  #suite: Suite | undefined
  #done = 0
  /** ms by file: where the time of a run goes. */
  readonly #time = new Map<string, number>()

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite
    console.log(`Browser tests: ${suite.allTests().length}`)
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#done += 1
    const file = relative(process.cwd(), test.location.file)
    this.#time.set(file, (this.#time.get(file) ?? 0) + result.duration)
    if (result.status !== test.expectedStatus) {
      console.log(`\n✗ ${test.titlePath().slice(1).join(' › ')}${result.retry ? ' (again)' : ''}`)
      for (const { message, snippet } of result.errors) console.log(`${message ?? ''}\n${snippet ?? ''}`)
    } else if (this.#done % 50 === 0) console.log(`  ${this.#done} done`)
  }

  /** What a long test tells of its way. */
  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(chunk)
  }

  onEnd(result: FullResult): void {
    const tests = this.#suite?.allTests() ?? []
    const count = (outcome: ReturnType<TestCase['outcome']>) => tests.filter((test) => test.outcome() === outcome)
    for (const test of count('flaky')) console.log(`Passed only at the second try: ${test.title}`)
    const record = {
      passed: count('expected').length + count('flaky').length,
      failed: count('unexpected').length,
      skipped: count('skipped').map((test) => test.title),
      // A step that is told as a test of its own proves what it names, as a test does.
      titles: tests.flatMap((test) => [test.title, ...(test.results.at(-1)?.steps ?? []).flatMap(stepTitles)]),
      status: result.status,
      seconds: Object.fromEntries(
        [...this.#time].sort(([, one], [, other]) => other - one).map(([file, ms]) => [file, Math.round(ms / 1000)]),
      ),
    }
    mkdirSync('.cache', { recursive: true })
    writeFileSync('.cache/browser-results.json', JSON.stringify(record))
    console.log(`${record.passed} passed, ${record.failed} failed, ${record.skipped.length} skipped`)
  }

  printsToStdio(): boolean {
    return true
  }
}

function stepTitles({ category, title, steps }: TestStep): string[] {
  return category === 'test.step' ? [title, ...steps.flatMap(stepTitles)] : []
}
