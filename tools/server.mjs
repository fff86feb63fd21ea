// The part of a site that runs while it is served: compiled when it has changed, then loaded.
import { build } from 'esbuild'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { siteFolder } from './build.mjs'
import { fingerprint } from './fingerprint.mjs'
import { root } from './setup.mjs'

const folder = join(root, '.cache', 'server')
const source = join(root, 'packages', 'vitrine-site', 'src', 'server')
const stamp = join(folder, 'made')

/** The modules of the server, by their names: `comments`, `command`, `serve`. */
export async function loadServer(name) {
  const inputs = fingerprint([
    'package-lock.json',
    'packages/vitrine/src',
    'packages/vitrine-site/src/hosting',
    'packages/vitrine-site/src/server',
  ])
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== inputs) {
    await build({
      entryPoints: {
        comments: join(source, 'comments', 'index.ts'),
        command: join(source, 'comments', 'command.ts'),
        serve: join(source, 'serve.ts'),
      },
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      target: 'node22',
      jsx: 'automatic',
      // Packages are loaded from where they are; only what is ours, in TypeScript, is compiled.
      plugins: [{ name: 'packages', setup: ({ onResolve }) => onResolve({ filter: /^[^./]/ }, keepPackage) }],
      loader: { '.css': 'empty' },
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'warning',
    })
    writeFileSync(stamp, inputs)
  }
  return import(pathToFileURL(join(folder, `${name}.mjs`)).href)
}

const keepPackage = ({ path, kind }) => (kind === 'entry-point' || path.startsWith('vitrine/') ? undefined : { path, external: true })

/** What the machine says about comments: see the guide. */
export function commentSettings(env = process.env) {
  return {
    folder: siteFolder,
    file: env.COMMENTS_FILE || join(root, 'site', 'data', 'comments.db'),
    url: env.DATABASE_URL,
    isBehindProxy: env.COMMENTS_PROXY === '1',
    webhook: env.COMMENTS_WEBHOOK,
    smtp: env.COMMENTS_SMTP,
    mailTo: env.COMMENTS_MAIL_TO,
  }
}
