import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'

/** `npm run browser -- --engine firefox`. */
const isFirefox = process.env.VITRINE_ENGINE === 'firefox'

const chromium: PlaywrightTestConfig['use'] = {
  launchOptions: {
    executablePath: process.env.CHROME_PATH || '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      // Nothing leaves this machine; stand-ins are served at real addresses by the tests that need them.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
}

const firefox: PlaywrightTestConfig['use'] = {
  browserName: 'firefox',
  // The one that the host has, over the protocol that all browsers share.
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: process.env.FIREFOX_PATH || '/usr/bin/firefox-esr',
    firefoxUserPrefs: {
      // A proxy that is not there: nothing leaves this machine.
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': 9,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': 9,
      'network.proxy.no_proxies_on': '127.0.0.1,localhost',
    },
  },
}

export default defineConfig({
  testDir: '.',
  testMatch: ['packages/**/*.browser.test.ts', 'tests/**/*.browser.test.ts', 'site/tests/**/*.browser.test.ts'],
  testIgnore: '**/node_modules/**',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the cores of a small machine: a test waits about as long as it works.
  workers: 3,
  forbidOnly: true,
  // A test that passes only at its second try is a fault to find: here it fails. Where many changes wait for one run, it is named.
  retries: process.env.CI ? 1 : 0,
  // Long enough for a machine that is busy with something else: what a visitor waits for is measured in bench/, not here.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['./tests/support/reporter.ts']],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    ...(isFirefox ? firefox : chromium),
  },
})
