import { createWriteStream, statSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Transform } from 'node:stream'
import { publicLookup, refuseAddress } from './guard'

export interface DownloadOptions {
  /** Bytes: a larger file is not taken. */
  readonly mostBytes: number
  /** ms without a byte. */
  readonly timeout: number
  /** Hosts (with port) that may be asked although they are private: for a copy of the site on this machine. */
  readonly allowedHosts: readonly string[]
}

export const DOWNLOAD: DownloadOptions = { mostBytes: 200 * 1024 * 1024, timeout: 30_000, allowedHosts: [] }

const MOST_REDIRECTS = 5

export class DownloadError extends Error {}

/** Fetches a file. What was fetched before it was interrupted is not fetched again. Under its name it is only when it is whole. */
export async function download(url: string, target: string, options: DownloadOptions = DOWNLOAD): Promise<void> {
  const part = `${target}.part`
  await mkdir(dirname(target), { recursive: true })
  const response = await ask(url, sizeOf(part), { ...options, redirects: 0 })
  const isRest = response.statusCode === 206
  const before = isRest ? sizeOf(part) : 0
  const said = Number(response.headers['content-length'] ?? Number.NaN)
  if (before + said > options.mostBytes) {
    response.destroy()
    throw new DownloadError(`is larger than ${Math.round(options.mostBytes / 1024 / 1024)} MB`)
  }
  let bytes = before
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(bytes > options.mostBytes ? new DownloadError(`is larger than ${Math.round(options.mostBytes / 1024 / 1024)} MB`) : null, chunk)
    },
  })
  await pipeline(response, count, createWriteStream(part, { flags: isRest ? 'a' : 'w' }))
  if (Number.isFinite(said) && bytes !== before + said) throw new DownloadError('ended too early')
  await checkKind(part, target)
  await rename(part, target)
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

function ask(url: string, from: number, options: DownloadOptions & { readonly redirects: number }): Promise<IncomingMessage> {
  const isAllowed = (host: string) => options.allowedHosts.some((given) => given === host || given.split(':')[0] === host)
  const refused = refuseAddress(url, isAllowed)
  if (refused) return Promise.reject(new DownloadError(refused))
  const send = url.startsWith('https:') ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const headers = { 'user-agent': 'vitrine-import', accept: '*/*', ...(from > 0 ? { range: `bytes=${from}-` } : {}) }
    const request = send(url, { headers, lookup: publicLookup(isAllowed), timeout: options.timeout }, (response) => {
      const { statusCode = 0, headers: answered } = response
      if (statusCode >= 300 && statusCode < 400 && answered.location) {
        response.resume()
        if (options.redirects >= MOST_REDIRECTS) return reject(new DownloadError('leads from one address to the next without end'))
        // Each address on the way is looked at like the first.
        const next = URL.canParse(answered.location, url) ? new URL(answered.location, url).href : answered.location
        return resolve(ask(next, from, { ...options, redirects: options.redirects + 1 }))
      }
      if (statusCode === 416) {
        response.resume()
        return resolve(ask(url, 0, options))
      }
      if (statusCode !== 200 && statusCode !== 206) {
        response.resume()
        return reject(new DownloadError(`answers ${statusCode}`))
      }
      return resolve(response)
    })
    request.on('timeout', () => request.destroy(new DownloadError(`does not answer within ${options.timeout / 1000} s`)))
    request.on('error', (error) => reject(error instanceof DownloadError ? error : new DownloadError(error.message)))
    request.end()
  })
}

/** A server that has lost a file often answers with a page that says so. And a drawing can carry a script. */
export async function checkKind(file: string, name: string): Promise<void> {
  const handle = await open(file)
  const start = Buffer.alloc(64)
  const { bytesRead } = await handle.read(start, 0, 64, 0)
  await handle.close()
  const text = start.subarray(0, bytesRead).toString('latin1')
  const fail = async (reason: string) => {
    await rm(file, { force: true })
    throw new DownloadError(reason)
  }
  if (bytesRead === 0) await fail('is empty')
  if (/\.(?:jpe?g|png|gif|webp|avif)$/i.test(name) && !isPicture(start)) await fail('is not a picture, whatever its name says')
  if (/^\s*<(?:!doctype html|html)/i.test(text)) await fail('is a page, not the file')
  if (/\.svg$/i.test(name) && isActive(await readFile(file, 'utf8'))) await fail('is a drawing with a script in it')
}

/** Also where a sign is written by its number, or by an entity of the drawing's own. */
function isActive(drawing: string): boolean {
  const plain = drawing.replaceAll(/&#(x[\da-f]+|\d+);?/gi, (_, code: string) =>
    String.fromCodePoint(Math.min(Number(`0${code}`) || 0, 0x10ffff)),
  )
  return /<script|\son\w+\s*=|javascript\s*:|<foreignObject|<!ENTITY/i.test(plain.replaceAll(/[\u0000-\u0008\u200B-\u200F]/g, ''))
}

const isPicture = (start: Buffer): boolean =>
  (start[0] === 0xff && start[1] === 0xd8) ||
  start.subarray(1, 4).toString() === 'PNG' ||
  start.subarray(0, 4).toString() === 'GIF8' ||
  start.subarray(8, 12).toString() === 'WEBP' ||
  /^ftyp(?:avif|avis|mif1|heic)/.test(start.subarray(4, 12).toString())
