import { MailLinkError, messages } from './mail-link.errors'

/** A payload is base64 of salt, vector, ciphertext and tag, one after the other. Web Crypto appends the tag itself. */
export interface Frame {
  readonly salt: Uint8Array<ArrayBuffer>
  readonly iv: Uint8Array<ArrayBuffer>
  /** Ciphertext and tag. */
  readonly sealed: Uint8Array<ArrayBuffer>
}

export interface FrameLengths {
  readonly saltLength: number
  readonly ivLength: number
}

export const TAG_LENGTH = 16

export function writeFrame({ salt, iv, sealed }: Frame): string {
  let binary = ''
  for (const part of [salt, iv, sealed]) for (const byte of part) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/** Takes a payload apart. An empty text is 48 bytes with the usual lengths; anything shorter cannot be a payload. */
export function readFrame(payload: string, { saltLength, ivLength }: FrameLengths): Frame {
  const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0))
  if (bytes.length < saltLength + ivLength + TAG_LENGTH) throw new MailLinkError(messages.tooShort)
  return { salt: bytes.slice(0, saltLength), iv: bytes.slice(saltLength, saltLength + ivLength), sealed: bytes.slice(saltLength + ivLength) }
}
