// Finds a Chromium, or gets one.
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

/** The path of a browser: `CHROME_PATH`, the host's own, Debian's package, or Playwright's download. */
export async function findBrowser() {
  const named = process.env.CHROME_PATH
  if (named && !existsSync(named))
    fail(`CHROME_PATH is ${named}, but there is no such file.`, 'Set it to a Chrome or Chromium, or leave it unset.')
  const found = named || onHost() || (await downloaded()) || fromDebian() || (await download())
  return found || fail('No Chrome or Chromium was found, and none could be installed.', 'Install one, or set CHROME_PATH to it.')
}

function onHost() {
  for (const name of NAMES) {
    try {
      const finder = process.platform === 'win32' ? 'where' : 'which'
      return execFileSync(finder, [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
        .trim()
        .split('\n')[0]
    } catch {
      // Not this one.
    }
  }
  return PLACES.find((place) => existsSync(place))
}

async function downloaded() {
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

function fromDebian() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return undefined
  step('Installing Chromium from Debian (once; a minute or two)')
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  if (!run('apt-get', ['update', '-qq'], quiet)) return undefined
  const isThere = ['chromium-headless-shell', 'chromium'].some((name) => run('apt-get', ['install', '-y', '-qq', name], quiet))
  return isThere ? onHost() : undefined
}

async function download() {
  step("Fetching Playwright's Chromium (once)")
  return run('playwright', ['install', 'chromium']) ? downloaded() : undefined
}
