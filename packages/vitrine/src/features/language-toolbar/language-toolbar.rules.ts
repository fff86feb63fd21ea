/** The visitor's choice as it is stored: from which language into which. */
export interface Pair {
  readonly from: string
  readonly to: string
}

/** `/en/fr`. Anything else is no choice. */
export function readPair(value: string | null): Pair | undefined {
  const [, from, to] = /^\/([\w-]+)\/([\w-]+)$/.exec(value ?? '') ?? []
  return from && to ? { from, to } : undefined
}

export const writePair = ({ from, to }: Pair): string => `/${from}/${to}`

/**
 * The domains for which a cookie of this host may have been set: the widget sets one for the host alone and one for the domain
 * above, so a choice is undone only when all are removed. Undefined is the host alone.
 */
export function domainsOf(host: string): readonly (string | undefined)[] {
  const labels = host.split('.')
  const isNumber = /^[\d.]+$|:/.test(host)
  return isNumber || labels.length < 2 ? [undefined] : [undefined, ...labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'))]
}

/** A flag's language: the third word of its class. */
export const codeOf = (className: string): string | undefined => className.trim().split(/\s+/)[2]

/** The default language that an older page's container names: `default-language-en`. */
export const defaultIn = (className: string): string | undefined => /(?:^|\s)default-language-([\w-]+)/.exec(className)?.[1]

const RIGHT_TO_LEFT = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'iw', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi'])
const SCRIPTS = /-(arab|hebr|syrc|thaa|nkoo|adlm)\b/i
const OTHER_SCRIPTS = /-(latn|cyrl)\b/i

/** The direction in which a language is written. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  const [language = ''] = code.toLowerCase().split('-')
  return SCRIPTS.test(code) || (RIGHT_TO_LEFT.has(language) && !OTHER_SCRIPTS.test(code)) ? 'rtl' : 'ltr'
}

/** `en` and `en-GB` are one language for whoever asks whether a page must be translated. */
export const isSameLanguage = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase() ||
  [one, other].some((code) => !code.includes('-') && one.toLowerCase().split('-')[0] === other.toLowerCase().split('-')[0])
