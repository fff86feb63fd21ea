import type { IncomingMessage } from 'node:http'
import { MOST_BYTES } from 'vitrine/comments/content'
import type { Fields } from './rules'

export class TooLarge extends Error {}
export class NotAForm extends Error {}

/** A plain form as it was sent. One that is too large is not read to its end. */
export async function readForm(request: IncomingMessage): Promise<Fields> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) throw new NotAForm()
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) throw new TooLarge()
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > MOST_BYTES) throw new TooLarge()
    parts.push(part)
  }
  return Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString('utf8')))
}
