import { build } from 'esbuild'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'

it('MAIL-2 what a page loads before a visitor turns to a link weighs less than 1 kB', { timeout: 60_000 }, async () => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'mail-link.behaviour.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    external: ['./mail-link.opening', '../../page/report'],
  })
  expect(gzipSync(outputFiles[0]!.contents).length).toBeLessThan(1024)
})
