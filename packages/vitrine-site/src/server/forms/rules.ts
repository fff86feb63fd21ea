import { cleanLine, cleanText } from 'vitrine/comments/content'
import { isFresh } from '../comments/token'
import { FORM_NAME, OWN } from './markup'

export type FormError =
  'empty' | 'wrongEmail' | 'tooLong' | 'trap' | 'unsigned' | 'oldForm' | 'foreign' | 'tooMany' | 'tooLarge' | 'unavailable'

export const STATUS: Readonly<Record<FormError, number>> = {
  empty: 400,
  wrongEmail: 400,
  tooLong: 400,
  trap: 400,
  unsigned: 400,
  oldForm: 400,
  foreign: 403,
  tooMany: 429,
  tooLarge: 413,
  unavailable: 503,
}

/** Characters in one field. */
export const MOST = 5000
const MOST_FIELDS = 40
const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/

export type Fields = Readonly<Record<string, string>>

/** What the visitor wrote, without what the form brought along. */
export const writtenIn = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !OWN.includes(name))
      .map(([name, value]) => [cleanLine(name), cleanText(value).trim()]),
  )

/** What a form may say, before the store is asked. The first rule that is broken is told. */
export function checkMessage(fields: Fields, { secret, now }: { readonly secret: string; readonly now: number }): FormError | undefined {
  const written = Object.entries(writtenIn(fields))
  if (!FORM_NAME.test(fields.form ?? '')) return 'foreign'
  if (fields.website) return 'trap'
  if (written.every(([, value]) => value === '')) return 'empty'
  if (written.length > MOST_FIELDS || written.some(([name, value]) => value.length > MOST || name.length > 100)) return 'tooLong'
  if (written.some(([name, value]) => /e-?mail/i.test(name) && value !== '' && !EMAIL.test(value))) return 'wrongEmail'
  if (!fields.token) return 'unsigned'
  return isFresh(secret, fields.token, { post: `form ${fields.form}`, now }) ? undefined : 'oldForm'
}
