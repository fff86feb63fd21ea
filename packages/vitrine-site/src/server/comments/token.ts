import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { LONGEST_WRITING, SHORTEST_WRITING } from 'vitrine/comments/content'

/** A form's signed mark: when it was made and for which article. */
export function signForm(secret: string, post: string, now: number): string {
  const head = `${now.toString(36)}.${randomBytes(9).toString('base64url')}`
  return `${head}.${sign(secret, `${head}.${post}`)}`
}

/** Whether a form is one of ours, for this article, and neither sent faster than anybody types nor left open for too long. */
export function isFresh(secret: string, token: string, { post, now }: { readonly post: string; readonly now: number }): boolean {
  const [time = '', nonce = '', given = ''] = token.split('.')
  const wanted = Buffer.from(sign(secret, `${time}.${nonce}.${post}`))
  const found = Buffer.from(given)
  if (found.length !== wanted.length || !timingSafeEqual(found, wanted)) return false
  const age = now - Number.parseInt(time, 36)
  return age >= SHORTEST_WRITING && age <= LONGEST_WRITING
}

const sign = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 24)

/** Hides what must not be kept, so that it can still be compared. */
export const hide = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 24)

export const digestOf = (parts: readonly (string | number)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/** The network that an address is in: who it is exactly is nobody's business. */
export function maskAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  if (/^\d+(\.\d+){3}$/.test(plain)) return plain.replace(/\.\d+$/, '.0')
  const [head = '', tail] = plain.toLowerCase().split('%')[0]!.split('::')
  const groups = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const all = tail === undefined ? groups : [...groups, ...Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0'), ...after]
  return `${all
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::`
}
