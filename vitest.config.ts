import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const views = new URL('./packages/vitrine-site/src/build/context/views.fixture.ts', import.meta.url)
const context = new URL('./packages/vitrine-site/src/build/context/context.fixture.ts', import.meta.url)

export default defineConfig({
  resolve: { alias: { 'virtual:vitrine-site/context': fileURLToPath(context), 'virtual:vitrine-site/views': fileURLToPath(views) } },
  test: {
    environment: 'node',
    // All cores: one less, as is the default, is half of a small machine.
    maxWorkers: '100%',
    // Long enough for a machine that is busy with something else.
    testTimeout: 60_000,
    // The same random inputs in every run.
    setupFiles: ['./tests/support/seed.ts'],
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'site/tests/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: ['**/*.browser.test.*', '**/node_modules/**', '**/dist/**'],
  },
})
