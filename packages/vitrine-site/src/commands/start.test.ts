import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { defaultOptions } from '../server/comments'
import { serve } from '../server/serve'
import { joinServices } from '../server/services'
import { openServices } from './start'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ARTICLE = '<!doctype html><title>Bees</title><main><section id="comments">as built</section></main>'
const FORM = '<form id="form-order" data-form="order" data-messages="{}" action="/forms/"><input name="token" value=""></form>'

const { options, errors } = defaultOptions()
const defaults = { options: { ...options, address: '/comments/' }, errors }

/** What a build leaves in dist. */
function build(posts: readonly string[], more: Readonly<Record<string, string>> = {}): void {
  const articles = Object.fromEntries(posts.map((id) => [id, { path: `/journal/${id}/`, title: id }]))
  const site = { name: 'Hives', address: 'https://hives.example', language: 'en', ...defaults, posts: articles }
  const pages = Object.fromEntries(posts.map((id) => [`journal/${id}/index.html`, ARTICLE]))
  for (const [path, text] of Object.entries({ 'comments/site.json': JSON.stringify(site), 'index.html': 'Hives', ...pages, ...more })) {
    mkdirSync(dirname(join(folder, 'dist', path)), { recursive: true })
    writeFileSync(join(folder, 'dist', path), text)
  }
}

test('CMNT-6 an article that the schedule publishes takes comments at once, and so do its form and its redirects; what was written before is kept', async () => {
  build(['bees'])
  const before = await openServices(folder)
  const server = await serve(join(folder, 'dist'), { comments: joinServices(before.comments, before.forms) })
  const thread = async (post: string) => (await fetch(`${server.address}/comments/?post=${post}`)).status
  try {
    expect([await thread('bees'), await thread('wasps')]).toEqual([200, 404])
    build(['bees', 'wasps'], {
      'order/index.html': FORM,
      '_hosting.json': JSON.stringify({ base: '/', hasForms: true, redirects: [{ from: '/old', to: '/order/', status: 301, line: 1 }] }),
    })
    const after = await openServices(folder, before)
    expect(after.comments?.store).toBe(before.comments?.store)
    server.renew(joinServices(after.comments, after.forms))
    expect([await thread('bees'), await thread('wasps')]).toEqual([200, 200])
    const html = await (await fetch(`${server.address}/journal/wasps/`)).text()
    expect(html).toContain('name="comment_post_ID" value="wasps"')
    expect(await (await fetch(`${server.address}/old`)).text()).toMatch(/name="token" value="[^"]+"/)
    await after.forms?.close()
  } finally {
    await server.close()
    await before.comments?.close()
  }
})
