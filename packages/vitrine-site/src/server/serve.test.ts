import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { serve, type Served } from './serve'

const top = mkdtempSync(join(tmpdir(), 'vitrine-serve-'))
const folder = join(top, 'dist')
const FILES: Readonly<Record<string, string>> = {
  '../secret.txt': 'secret',
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Nothing here</h1>',
  'about/index.html': '<h1>About</h1>',
  'köln/index.html': '<h1>Köln</h1>',
  'film.mp4': '0123456789',
  'sign.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '_astro/start.abc.js': 'start()',
  '.htaccess': 'secret',
  _headers: 'secret',
  '.well-known/security.txt': 'Contact: us',
  '_hosting.json': JSON.stringify({
    base: '/',
    redirects: [
      { from: '/old', to: '/about/', status: 301, line: 1 },
      { from: '/gone', status: 410, line: 2 },
    ],
  }),
}
let served: Served
const complaints = vi.spyOn(console, 'error')

beforeAll(async () => {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  served = await serve(folder, { limits: { headers: 300, request: 600, silence: 600, pause: 300 } })
})
afterEach(() => {
  // Whatever a stranger sends, nothing goes into the log.
  expect(complaints.mock.calls).toEqual([])
  complaints.mockClear()
})
afterAll(async () => {
  await served.close()
  rmSync(top, { recursive: true })
})

/** As it stands: nothing is normalised on its way, as fetch would. */
const ask = (path: string, headers: Record<string, string> = {}, { method = 'GET', from = served } = {}) =>
  new Promise<{ status: number; headers: Record<string, string | string[] | undefined>; body: string }>((resolve, reject) => {
    const { port } = new URL(from.address)
    const asked = request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (part: string) => (body += part))
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body }))
    })
    asked.on('error', reject).end()
  })

const open = (): Socket => connect({ host: '127.0.0.1', port: Number(new URL(served.address).port) })

/** Sends bytes, and reads until the server hangs up. */
const speak = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let heard = ''
    const socket = open().setEncoding('latin1')
    socket.on('data', (part) => (heard += String(part))).on('close', () => resolve(heard))
    socket.on('error', (error: NodeJS.ErrnoException) => error.code !== 'ECONNRESET' && reject(error))
    socket.write(bytes, 'latin1')
  })

describe('a server that strangers talk to', () => {
  test.each([
    ['GET http://[ HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['GET http://[::1 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['GET /%E0%A4%A HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['GET /a%00b HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['GET about HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['GET', 408],
    ['nonsense\r\n\r\n', 400],
    ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
    ['GET / HTTP/1.1\r\n\r\n', 400],
    ['GET / HTTP/9.9\r\nHost: a\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`, 431],
    ['POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 400],
    ['POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello', 405],
    ['TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405],
    ['GET http://other.example/about/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 200],
  ])('%j is answered %i, and nothing is logged', async (bytes, status) => {
    expect(await speak(bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })

  test('slow and silent clients are cut off', async () => {
    const drop = (socket: Socket) => new Promise<void>((resolve) => socket.on('close', () => resolve()).on('error', () => undefined))
    const silent = open()
    silent.resume()
    const idle = open()
    idle.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    idle.resume()
    const slow = open()
    slow.resume()
    slow.write('GET / HTTP/1.1\r\nHost: a\r\nX: ')
    // One letter at a time: the request is never whole.
    const drip = setInterval(() => slow.write('x'), 50)
    slow.on('close', () => clearInterval(drip))
    await Promise.all([drop(silent), drop(idle), drop(slow)])
  })

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/%252e%252e%252fsecret.txt',
    '/..%5csecret.txt',
    '/about/..%2f..%2fsecret.txt',
    '/.%2e/secret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/about/../../secret.txt',
    '//secret.txt',
    '/.htaccess',
    '/%2ehtaccess',
    '/_headers',
    '/_hosting.json',
    '/film.mp4/',
  ])('%s gives nothing away', async (path) => {
    const { status, body } = await ask(path)
    expect([400, 404]).toContain(status)
    expect(body).not.toContain('secret')
  })

  test('no address leads to another host', async () => {
    for (const path of ['//about', '/\\about', '///about', '/%5cabout', '//evil.example/%2f..%2fabout'])
      expect((await ask(path)).headers.location ?? '/').toMatch(/^\/(?![/\\])/)
    expect((await ask('/about?a=1')).headers.location).toBe('/about/?a=1')
  })

  test('a thousand connections at once are all served', async () => {
    const from = await serve(folder)
    const answers = await Promise.all(Array.from({ length: 1000 }, (_, at) => ask(at % 2 ? '/about/' : '/film.mp4', {}, { from })))
    await from.close()
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })
})

describe('what is served', () => {
  test.each([
    ['/', 200, 'Home'],
    ['/about/', 200, 'About'],
    ['/k%C3%B6ln/', 200, 'Köln'],
    ['/.well-known/security.txt', 200, 'Contact'],
    ['/nothing/', 404, 'Nothing here'],
    ['/gone/', 410, 'Nothing here'],
  ])('%s answers %i', async (path, status, body) => {
    const answer = await ask(path)
    expect([answer.status, answer.body.includes(body)]).toEqual([status, true])
  })

  test('an old address leads to the new one', async () => {
    const { status, headers } = await ask('/old?utm=1')
    expect([status, headers.location]).toEqual([301, '/about/?utm=1'])
  })

  test.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=5-2', 200, '0123456789', undefined],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['lines=0-1', 200, '0123456789', undefined],
    ['bytes=99999999999999999999-', 416, '', 'bytes */10'],
  ])('the part %s answers %i', async (...[range, status, body, said]) => {
    const answer = await ask('/film.mp4', { range })
    expect([answer.status, answer.body, answer.headers['content-range']]).toEqual([status, body, said])
  })

  test('a part of another version is not sent: the whole is', async () => {
    const { headers } = await ask('/film.mp4')
    expect((await ask('/film.mp4', { range: 'bytes=0-3', 'if-range': '"other"' })).status).toBe(200)
    expect((await ask('/film.mp4', { range: 'bytes=0-3', 'if-range': String(headers.etag) })).status).toBe(206)
    expect((await ask('/film.mp4', { range: 'bytes=0-3', 'if-range': String(headers['last-modified']) })).status).toBe(206)
  })

  test('what a browser has is not sent again; HEAD says what GET would', async () => {
    for (const path of ['/about/', '/film.mp4']) {
      const { headers, body } = await ask(path, { 'accept-encoding': 'br' })
      const tag = String(headers.etag)
      for (const known of [tag, `"x", ${tag}`, tag.startsWith('W/') ? tag.slice(2) : `W/${tag}`, '*'])
        expect((await ask(path, { 'if-none-match': known })).status, known).toBe(304)
      expect((await ask(path, { 'if-none-match': '"x"', 'if-modified-since': new Date().toUTCString() })).status).toBe(200)
      expect((await ask(path, { 'if-modified-since': new Date().toUTCString() })).status).toBe(304)
      expect((await ask(path, { 'if-modified-since': 'no date' })).status).toBe(200)
      const head = await ask(path, { 'accept-encoding': 'br' }, { method: 'HEAD' })
      expect([head.body, head.headers['content-length']]).toEqual(['', String(headers['content-length'])])
      expect(body.length).toBeGreaterThan(0)
    }
    expect((await ask('/about/', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip')
  })

  test('every answer says who may frame it and what it is; a drawing runs nothing; TLS is kept once it was used', async () => {
    for (const path of ['/', '/nothing/', '/old', '/film.mp4', '/%E0%A4%A']) {
      const { headers } = await ask(path)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'content-security-policy': expect.stringContaining("frame-ancestors 'self'") as string,
        'permissions-policy': expect.stringContaining('camera=()') as string,
      })
      expect(headers['strict-transport-security']).toBeUndefined()
      expect((await ask(path, { 'x-forwarded-proto': 'https' })).headers['strict-transport-security']).toBe('max-age=63072000')
    }
    expect((await ask('/sign.svg')).headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect((await ask('/_astro/start.abc.js')).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    })
  })
})

describe('a folder that is not as it was', () => {
  test('while it is gone there is nothing; once it is back so are its pages', async () => {
    renameSync(folder, `${folder}-away`)
    expect((await ask('/about/')).status).toBe(404)
    expect((await ask('/film.mp4')).status).toBe(404)
    renameSync(`${folder}-away`, folder)
    expect((await ask('/about/')).body).toBe('<h1>About</h1>')
  })

  test('a read-only folder is served; a file that is no file is not', async () => {
    symlinkSync('/dev/zero', join(folder, 'endless.mp4'))
    chmodSync(folder, 0o555)
    expect((await ask('/about/')).status).toBe(200)
    expect((await ask('/endless.mp4')).status).toBe(404)
    chmodSync(folder, 0o755)
  })
})
