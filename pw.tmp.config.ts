import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  testMatch: ['packages/**/*.browser.test.ts', 'tests/**/*.browser.test.ts', 'site/tests/**/*.browser.test.ts'],
  testIgnore: '**/node_modules/**',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the cores of a small machine: a test waits about as long as it works.
  workers: 3,
  forbidOnly: true,
  // A machine under load may lose one; a test that only passes on its second try is named in the report.
  retries: 1,
  // Long enough for a machine that is busy with something else: what a visitor waits for is measured in bench/, not here.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['./tests/support/reporter.ts']],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
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
        '--in-process-gpu',
        '--disable-features=NetworkServiceSandbox',
      ],
    },
  },
})
