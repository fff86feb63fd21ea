// The smallest built site that takes comments.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadServer } from '../../tools/server.mjs'

export async function writeSmallSite(folder, given = {}) {
  const { defaultOptions } = await loadServer('comments')
  const { options, errors } = defaultOptions()
  const site = {
    name: 'Hives',
    address: 'https://hives.example',
    language: 'en',
    options: { ...options, address: '/comments/', moderation: 'none', ...given },
    errors,
    posts: { bees: { path: '/bees/', title: 'On bees' } },
  }
  const files = {
    'comments/site.json': JSON.stringify(site),
    'bees/index.html': '<!doctype html><title>Bees</title><main><section id="comments"></section></main>',
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}
