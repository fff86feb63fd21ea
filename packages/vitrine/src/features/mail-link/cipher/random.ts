import { MailLinkError, messages } from '../mail-link.errors'

/** Random bytes, or the catalogue's error where the browser has no safe source of them. */
export function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  if (typeof globalThis.crypto?.getRandomValues !== 'function') throw new MailLinkError(messages.random)
  return globalThis.crypto.getRandomValues(new Uint8Array(length))
}
