import { readFields } from '../../../core/read-fields'
import { because, MailLinkError, messages } from '../mail-link.errors'
import { cipherFields, type CipherOptions } from '../mail-link.options'
import { randomBytes } from './random'

/** Lengths and rounds; the password is an argument of its own, as a page may bring one for each link. */
export type CipherLengths = Omit<CipherOptions, 'password'>

export interface EncryptOptions extends CipherLengths {
  /** One salt for many links means one key for them all. Each text still gets a vector of its own. */
  readonly salt?: Uint8Array<ArrayBuffer>
  readonly iv?: Uint8Array<ArrayBuffer>
}

export const cipherDefaults: CipherOptions = readFields(cipherFields, {})

export async function encrypt(plaintext: unknown, password: unknown, options: EncryptOptions = cipherDefaults): Promise<string> {
  if (typeof plaintext !== 'string' || typeof password !== 'string') throw new MailLinkError(messages.encryptTypes)
  const salt = options.salt ?? randomBytes(options.saltLength)
  const iv = options.iv ?? randomBytes(options.ivLength)
  const key = await deriveKey(password, salt, options)
  const sealed = await subtle().encrypt(gcm(iv), key, new TextEncoder().encode(plaintext))
  return writeFrame({ salt, iv, sealed: new Uint8Array(sealed) })
}

export async function decrypt(encryptedData: unknown, password: unknown, options: CipherLengths = cipherDefaults): Promise<string> {
  if (typeof encryptedData !== 'string' || typeof password !== 'string') throw new MailLinkError(messages.decryptTypes)
  try {
    const { salt, iv, sealed } = readFrame(encryptedData, options)
    const key = await deriveKey(password, salt, options)
    return new TextDecoder().decode(await subtle().decrypt(gcm(iv), key, sealed))
  } catch (error) {
    throw new MailLinkError(because(messages.decryption, error))
  }
}

/** Derives the key that a payload needs before it is needed. What cannot be read now is told at the click. */
export async function prepareKey(payload: string, password: string, options: CipherLengths): Promise<void> {
  try {
    await deriveKey(password, readFrame(payload, options).salt, options)
  } catch {
    // The click tries again and says why.
  }
}

const gcm = (iv: Uint8Array<ArrayBuffer>) => ({ name: 'AES-GCM', iv, tagLength: TAG_LENGTH * 8 })

/** Browsers give Web Crypto to secure addresses only. */
function subtle(): SubtleCrypto {
  const found = globalThis.crypto?.subtle
  if (!found) throw new MailLinkError(messages.random)
  return found
}

/** Derivation is slow on purpose, so a key is made once for a salt. The oldest leaves, lest a long-lived page collect them. */
const keys = new Map<string, Promise<CryptoKey>>()
const MOST_KEYS = 32

function deriveKey(password: string, salt: Uint8Array<ArrayBuffer>, { iterations, keyLength }: CipherLengths): Promise<CryptoKey> {
  const name = JSON.stringify([password, iterations, keyLength, ...salt])
  const known = keys.get(name)
  if (known) return known
  const key = derive(password, { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, keyLength)
  if (keys.size >= MOST_KEYS) keys.delete(keys.keys().next().value!)
  keys.set(name, key)
  key.catch(() => keys.delete(name))
  return key
}

async function derive(password: string, pbkdf2: Pbkdf2Params, keyLength: number): Promise<CryptoKey> {
  const material = await subtle().importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveKey'])
  return subtle().deriveKey(pbkdf2, material, { name: 'AES-GCM', length: keyLength * 8 }, false, ['encrypt', 'decrypt'])
}

/** A payload is base64 of salt, vector, ciphertext and tag, one after the other. Web Crypto appends the tag itself. */
interface Frame {
  readonly salt: Uint8Array<ArrayBuffer>
  readonly iv: Uint8Array<ArrayBuffer>
  /** Ciphertext and tag. */
  readonly sealed: Uint8Array<ArrayBuffer>
}

interface FrameLengths {
  readonly saltLength: number
  readonly ivLength: number
}

const TAG_LENGTH = 16

function writeFrame({ salt, iv, sealed }: Frame): string {
  let binary = ''
  for (const part of [salt, iv, sealed]) for (const byte of part) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/** Takes a payload apart. An empty text is 48 bytes with the usual lengths; anything shorter cannot be a payload. */
function readFrame(payload: string, { saltLength, ivLength }: FrameLengths): Frame {
  const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0))
  if (bytes.length < saltLength + ivLength + TAG_LENGTH) throw new MailLinkError(messages.tooShort)
  return {
    salt: bytes.slice(0, saltLength),
    iv: bytes.slice(saltLength, saltLength + ivLength),
    sealed: bytes.slice(saltLength + ivLength),
  }
}
