import { createServer, type Server } from 'node:http'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PIXEL } from '../export.fixture'
import { download, DOWNLOAD } from './download'
import { isPublic, refuseAddress } from './guard'
import { addressesOf, originalNames, placeOf, uploadName } from './place'

describe('which addresses are asked', () => {
  it.each([
    'file:///etc/passwd',
    'ftp://old.example/a.jpg',
    'http://user:pass@old.example/a.jpg',
    'http://127.0.0.1/a.jpg',
    'http://2130706433/a.jpg',
    'http://0x7f.1/a.jpg',
    'http://[::1]/a.jpg',
    'http://[::ffff:127.0.0.1]/a.jpg',
    'http://[::ffff:7f00:1]/a.jpg',
    'http://[::127.0.0.1]/a.jpg',
    'http://0177.0.0.1/a.jpg',
    'http://127.1/a.jpg',
    'http://localhost./a.jpg',
    'http://①②⑦.⓪.⓪.①/a.jpg',
    'gopher://old.example/a.jpg',
    'data:image/png;base64,AAAA',
    '\\\\server\\share\\a.jpg',
    'http://10.0.0.1/a.jpg',
    'http://169.254.169.254/latest/meta-data/a.jpg',
    'http://localhost/a.jpg',
    'http://router.local/a.jpg',
    'http://-bad-.example/a.jpg',
    'http://a_b/a.jpg',
    'not an address',
  ])('%s is refused', (url) => expect(refuseAddress(url)).toEqual(expect.any(String)))

  it.each([
    'https://old.example/a.jpg',
    'http://sub.old-site.example:8080/a.jpg',
    'https://xn--kln-sna.example/a.jpg',
    'http://8.8.8.8/a.jpg',
  ])('%s is asked', (url) => expect(refuseAddress(url)).toBeUndefined())

  it.each([
    ['1.1.1.1', true],
    ['172.15.0.1', true],
    ['172.16.0.1', false],
    ['100.64.0.1', false],
    ['2606:4700::1111', true],
    ['fe80::1', false],
    ['fd00::1', false],
    ['::ffff:10.0.0.1', false],
    ['64:ff9b::a00:1', false],
    ['0.0.0.0', false],
  ])('%s: public is %s', (address, expected) => expect(isPublic(address)).toBe(expected))
})

describe('where files lie', () => {
  it.each([
    ['https://old.example/wp-content/uploads/2013/01/Sea View.JPG', 'content/pictures/2013/01/Sea-View.jpg'],
    ['https://i0.wp.com/x.files.wordpress.com/2013/01/sea.jpg?resize=3', 'content/pictures/2013/01/sea.jpg'],
    ['https://old.example/wp-content/uploads/sites/3/2013/01/plan.pdf', 'public/wp-content/uploads/2013/01/plan.pdf'],
    ['https://cdn.example/deep/way/sea.png', 'content/pictures/cdn.example/sea.png'],
    ['https://old.example/wp-content/uploads/../../../../etc/x.png', 'content/pictures/etc/x.png'],
    ['https://old.example/wp-content/uploads/..%2f..%2fx.png', 'content/pictures/x.png'],
    ['https://old.example/wp-content/uploads/shell.php', undefined],
    ['https://old.example/wp-content/uploads/page.html', undefined],
    ['https://old.example/wp-content/uploads/no-ending', undefined],
  ])('%s', (url, file) => expect(placeOf(url)?.file).toBe(file))

  it('a file is asked for where it lies: the service that makes pictures smaller has no others, and may have lost one', () => {
    const service = 'https://i0.wp.com/x.files.wordpress.com/2013/01'
    expect(addressesOf(`${service}/sea.jpg?w=3`)).toEqual([`${service}/sea.jpg?w=3`, 'https://x.files.wordpress.com/2013/01/sea.jpg?w=3'])
    expect(addressesOf(`${service}/sea.mp3`)).toEqual(['https://x.files.wordpress.com/2013/01/sea.mp3'])
    expect(addressesOf('https://old.example/sea.jpg')).toEqual(['https://old.example/sea.jpg'])
  })

  it('a smaller copy is the picture itself', () => {
    expect(originalNames(uploadName('https://old.example/wp-content/uploads/2013/01/sea-300x200.jpg'))).toContain('2013/01/sea.jpg')
    expect(originalNames('2013/01/sea-scaled.jpg')).toContain('2013/01/sea.jpg')
    expect(originalNames('2013/01/sea.jpg')).toContain('2013/01/sea-scaled.jpg')
  })
})

describe('fetching', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-media-'))
  const asked: string[] = []
  let server: Server
  let base = ''
  let allowed: typeof DOWNLOAD
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(`${request.url} ${request.headers.range ?? ''}`.trim())
      if (request.url === '/moved.png') response.writeHead(302, { location: '/sea.png' }).end()
      else if (request.url === '/to-file.png') response.writeHead(302, { location: 'file:///etc/passwd' }).end()
      else if (request.url === '/to-private.png') response.writeHead(302, { location: 'http://10.0.0.1/a.png' }).end()
      else if (request.url === '/round.png') response.writeHead(302, { location: '/round.png' }).end()
      else if (request.url === '/gone.png') response.writeHead(404).end()
      else if (request.url === '/page.png') response.end('<!doctype html><p>Sorry</p>')
      else if (request.url === '/bad.svg') response.end('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
      else if (request.url === '/hidden.svg') response.end('<svg><a href="java&#115;cript:alert(1)"/></svg>')
      else if (request.url === '/entity.svg') response.end('<!DOCTYPE svg [<!ENTITY x "y">]><svg>&x;</svg>')
      else if (request.url === '/large.png') response.writeHead(200, { 'content-length': 10 ** 9 }).write(PIXEL)
      else if (request.headers.range) response.writeHead(206).end(PIXEL.subarray(Number(/\d+/.exec(request.headers.range)![0])))
      else response.end(PIXEL)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
    base = `http://${host}`
    allowed = { ...DOWNLOAD, allowedHosts: [host] }
  })
  afterAll(() => {
    server.close()
    server.closeAllConnections()
    rmSync(folder, { recursive: true })
  })

  it('a file comes whole, by way of a redirect too', async () => {
    await download(`${base}/moved.png`, join(folder, 'a/moved.png'), allowed)
    expect(readFileSync(join(folder, 'a/moved.png'))).toEqual(PIXEL)
  })

  it('what was interrupted goes on where it stopped', async () => {
    writeFileSync(join(folder, 'rest.png.part'), PIXEL.subarray(0, 20))
    await download(`${base}/rest.png`, join(folder, 'rest.png'), allowed)
    expect(readFileSync(join(folder, 'rest.png'))).toEqual(PIXEL)
    expect(asked).toContain('/rest.png bytes=20-')
  })

  it.each([
    ['/to-file.png', 'begins with file:'],
    ['/to-private.png', 'private network'],
    ['/round.png', 'without end'],
    ['/gone.png', 'answers 404'],
    ['/page.png', 'is not a picture'],
    ['/bad.svg', 'a drawing with a script'],
    ['/hidden.svg', 'a drawing with a script'],
    ['/entity.svg', 'a drawing with a script'],
    ['/large.png', 'is larger than 200 MB'],
  ])('%s: %s', async (path, reason) => {
    await expect(download(base + path, join(folder, path), allowed)).rejects.toThrow(reason)
  })

  it('a host on this machine is not asked unless the owner names it', async () => {
    await expect(download(`${base}/sea.png`, join(folder, 'no.png'))).rejects.toThrow('private network')
  })
})
