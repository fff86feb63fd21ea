import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const ended = new AbortController()
afterAll(() => ended.abort())

/** The server that an owner writes with loads content and pages in another way than a build does: it has to be seen working. */
it('npm run dev shows the home page, an article and a page with panels, and takes comments', { timeout: 120_000 }, async () => {
  const address = await startDev()
  for (const path of ['/', '/journal/alt-texts-that-help/', '/features/panel/']) {
    const response = await fetch(address + path)
    const html = await response.text()
    expect(response.status, html.slice(0, 500)).toBe(200)
    expect(html).toContain('data-feature="header"')
  }
  // An article fetches its thread, and its form comes back from where it was sent.
  const article = { comment_post_ID: 'alt-texts-that-help', author: 'Ada', comment: 'Hello' }
  expect(await (await fetch(`${address}/journal/${article.comment_post_ID}/`)).text()).toContain('data-is-fetched="true"')
  const thread = await fetch(`${address}/comments/?post=${article.comment_post_ID}`)
  expect(await thread.json()).toMatchObject({ total: expect.any(Number) as number, token: expect.any(String) as string })
  const form = await fetch(`${address}/comments/`, { method: 'POST', body: new URLSearchParams(article) })
  expect([form.status, await form.text()]).toEqual([400, expect.stringMatching(/data-feature="header"[^]*>Hello<\/textarea>[^]*once more/)])
})

function startDev(): Promise<string> {
  const server = spawn(join(root, 'node_modules/.bin/astro'), ['dev', '--port', '0'], {
    cwd: join(root, 'site'),
    // A terminal's environment, without what the test runner has put into its own.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    signal: ended.signal,
  })
  let said = ''
  return new Promise((resolve, reject) => {
    server.on('error', (error) => error.name === 'AbortError' || reject(error))
    server.on('exit', () => reject(new Error(said)))
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (text) => {
        said += String(text)
        const address = /http:\/\/localhost:\d+/.exec(said)?.[0]
        if (address) resolve(address)
      })
    }
  })
}
