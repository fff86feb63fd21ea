import { readCookie } from '../../../page/services/cookie'
import { domainsOf, readPair, writePair, type Pair } from '../language-toolbar.rules'
import { COOKIE } from '../language-toolbar.selector'

export const readChoice = (): Pair | undefined => readPair(readCookie(COOKIE))

/** For the whole site, for as long as the browser is open: as the widget keeps it. */
export function storeChoice(pair: Pair): void {
  forgetChoice()
  write(writePair(pair), 'samesite=lax')
}

/** The widget sets it for the host and for the domain above: all of them go. */
export function forgetChoice(): void {
  for (const domain of domainsOf(location.hostname)) write('', `expires=${new Date(0).toUTCString()}${domain ? `; domain=${domain}` : ''}`)
}

function write(value: string, attributes: string): void {
  try {
    document.cookie = `${COOKIE}=${value}; path=/; ${attributes}`
  } catch {
    // Blocked (a sandboxed frame): the choice holds for this page.
  }
}
