import { defineConfig } from '@playwright/test'
import project from '../../playwright.config'

/** `npm run examples`: the applications as they were installed and built; `VITRINE_EXAMPLES` names those that are there. */
const names = process.env.VITRINE_EXAMPLES?.split(' ') ?? []

export default defineConfig({
  ...project,
  testDir: '.',
  testMatch: names.map((name) => (name === 'vite' ? 'vite.browser.test.ts' : `${name}.installed.ts`)),
  outputDir: '../../test-results',
  globalSetup: undefined,
  reporter: 'list',
  workers: 1,
  retries: 0,
})
