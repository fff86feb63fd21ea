// Finds browsers, or gets them.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fail, run, step } from './setup.mjs'

// The shell first: it is the same browser without its own windows, and starts in half the time.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env.PROGRAMFILES ?? ''}\\Google\\Chrome\\Application\\chrome.exe`,
]

export const ENGINES = ['chromium', 'firefox']

/** Makes an engine ready, and says to the tests which it is. */
export async function findEngine(engine = 'chromium') {
  if (!ENGINES.includes(engine)) fail(`There is no engine "${engine}".`, `Choose one of ${ENGINES.join(', ')}.`)
  process.env.VITRINE_ENGINE = engine
  if (engine === 'chromium') process.env.CHROME_PATH = await findBrowser()
  if (engine === 'firefox') process.env.FIREFOX_PATH = findFirefox()
}

/** `FIREFOX_PATH`, the host's own, or Debian's package. */
function findFirefox() {
  const names = ['firefox-esr', 'firefox']
  const places = ['/Applications/Firefox.app/Contents/MacOS/firefox', `${process.env.PROGRAMFILES ?? ''}\\Mozilla Firefox\\firefox.exe`]
  const find = () => which(names) ?? places.find((place) => existsSync(place))
  return (
    process.env.FIREFOX_PATH ||
    find() ||
    (installFromDebian('Firefox', ['firefox-esr']) && find()) ||
    fail('No Firefox was found, and none could be installed.', 'Install one, or set FIREFOX_PATH to it.')
  )
}

/** The path of a browser: `CHROME_PATH`, the host's own, Debian's package, or Playwright's download. */
export async function findBrowser() {
  const named = process.env.CHROME_PATH
  if (named && !existsSync(named))
    fail(`CHROME_PATH is ${named}, but there is no such file.`, 'Set it to a Chrome or Chromium, or leave it unset.')
  const found = named || onHost() || (await downloaded()) || fromDebian() || (await download())
  return found || fail('No Chrome or Chromium was found, and none could be installed.', 'Install one, or set CHROME_PATH to it.')
}

const onHost = () => which(NAMES) ?? PLACES.find((place) => existsSync(place))

/** The first of these programs that the host has. */
function which(names) {
  for (const name of names) {
    try {
      const finder = process.platform === 'win32' ? 'where' : 'which'
      return execFileSync(finder, [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
        .trim()
        .split('\n')[0]
    } catch {
      // Not this one.
    }
  }
  return undefined
}

async function downloaded() {
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

function fromDebian() {
  return ['chromium-headless-shell', 'chromium'].some((name) => installFromDebian('Chromium', [name])) ? onHost() : undefined
}

let isListFresh = false

function installFromDebian(title, packages) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return false
  step(`Installing ${title} from Debian (once; a minute or two)`)
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  isListFresh ||= run('apt-get', ['update', '-qq'], quiet)
  return isListFresh && run('apt-get', ['install', '-y', '-qq', ...packages], quiet)
}

async function download() {
  step("Fetching Playwright's Chromium (once)")
  return run('playwright', ['install', 'chromium']) ? downloaded() : undefined
}
