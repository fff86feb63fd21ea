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
    external: ['./page/opening', '../../page/services/report'],
  })
  expect(gzipSync(outputFiles[0]!.contents).length).toBeLessThan(1024)
})

it('MAIL-13 what rewrites pages at build does not reach a browser that shows the React link', { timeout: 60_000 }, async () => {
  const { metafile } = await build({
    stdin: { contents: "export { MailLink } from './index'", resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    external: ['react', 'react/jsx-runtime'],
    write: false,
    metafile: true,
  })
  const [output] = Object.values(metafile.outputs)
  expect(Object.keys(output!.inputs).filter((path) => /parse5|magic-string|entities|\/protect\//.test(path))).toEqual([])
})
