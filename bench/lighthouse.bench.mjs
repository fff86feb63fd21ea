// Lighthouse, as a phone: home, an article, the gallery page.
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHROMIUM_FLAGS } from './flags.mjs'

export const title = 'Lighthouse (mobile): performance at least 99, the others 100, blocking time 0, shift 0'

const journal = join(import.meta.dirname, '..', 'site', 'content', 'journal')
const firstArticle = () =>
  `/journal/${readdirSync(journal)
    .sort()[0]
    .replace(/\.mdx?$/, '')}/`

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)

export async function run({ address, print }) {
  const { default: lighthouse } = await import('lighthouse')
  const port = await freePort()
  const profile = mkdtempSync(join(tmpdir(), 'vitrine-lighthouse-'))
  const chrome = spawn(
    process.env.CHROME_PATH || '/usr/bin/chromium',
    ['--headless=new', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, ...CHROMIUM_FLAGS, 'about:blank'],
    { stdio: 'ignore' },
  )
  try {
    await ready(port)
    print(`${'page'.padEnd(44)} perf  a11y  best  seo   FCP ms  LCP ms  TBT ms  CLS`)
    for (const path of ['/', firstArticle(), '/gallery/']) {
      const runs = []
      for (let round = 0; round < ROUNDS; round += 1)
        runs.push((await lighthouse(address + path, { port, logLevel: 'error', output: 'json' })).lhr)
      // The middle one: a busy moment of the machine is not the page's fault.
      const lhr = runs.toSorted((a, b) => a.categories.performance.score - b.categories.performance.score)[Math.floor(ROUNDS / 2)]
      const score = (name) => String(Math.round((lhr.categories[name]?.score ?? 0) * 100)).padStart(4)
      const value = (name) => lhr.audits[name]?.numericValue ?? NaN
      const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map(score).join('  ')
      const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time']
        .map((name) => String(Math.round(value(name))).padStart(6))
        .join('  ')
      print(`${path.padEnd(44)} ${scores}  ${times}  ${value('cumulative-layout-shift').toFixed(3)}`)
      const lost = Object.values(lhr.audits).filter(
        ({ score: own, scoreDisplayMode }) =>
          own !== null && own < 0.9 && (scoreDisplayMode === 'binary' || scoreDisplayMode === 'numeric'),
      )
      for (const { id, displayValue } of lost) print(`    below 0.9: ${id} ${displayValue ?? ''}`)
    }
  } finally {
    const ended = new Promise((resolve) => chrome.once('exit', resolve))
    chrome.kill()
    await ended
    rmSync(profile, { recursive: true, force: true })
  }
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

async function ready(port) {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      return await fetch(`http://127.0.0.1:${port}/json/version`)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error('Chromium did not start.')
}
