import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    // The same random inputs in every run.
    setupFiles: ['./tests/support/seed.ts'],
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'site/src/**/*.test.ts', 'tests/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: ['**/*.browser.test.*', '**/node_modules/**', '**/dist/**'],
  },
})
