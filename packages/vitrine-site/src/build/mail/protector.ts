import { createProtector } from 'vitrine/mail-link'
import { keepOnce } from '../../content/once'
import { settings } from '../../content/settings/settings'
import { describeRefusal } from './notices'

/** One for all pages: they share a salt, so a key is derived once for the build and once for a visitor. */
export const protector = createProtector(settings.mailLink)

/**
 * Protects a piece that stands on many pages, once for all of them. Left to the page, each of thousands would be read from end
 * to end for the same address.
 */
export const protectOnce = (html: string, path: string): Promise<string> =>
  keepOnce(`mail ${html}`, async () => {
    const { text, refused } = await protector.html(html)
    for (const refusal of refused) console.warn(describeRefusal(path, refusal))
    return text
  })
