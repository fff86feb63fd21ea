import { createProtector } from 'vitrine/mail-link'
import { settings } from '../settings/settings'

/** One for all pages: they share a salt, so a key is derived once for the build and once for a visitor. */
export const protector = createProtector(settings.mailLink)

const kept = new Map<string, Promise<string>>()

/**
 * Protects a piece that stands on many pages, once for all of them. Left to the page, each of thousands would be read from end
 * to end for the same address.
 */
export function protectOnce(html: string): Promise<string> {
  const done = kept.get(html) ?? protector.html(html).then(({ text }) => text)
  if (!import.meta.env.DEV) kept.set(html, done)
  return done
}
