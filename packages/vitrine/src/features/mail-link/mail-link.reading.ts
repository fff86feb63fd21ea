import type { SealedLink } from './mail-link.decoding'
import { HASH_FORM } from './mail-link.forms'

/** What a link says of itself. Without a password of its own it takes the page's. */
export type LinkForm = Omit<SealedLink, 'password'> & { readonly password?: string }

export interface LinkMarkup {
  readonly dataset: Readonly<Record<string, string | undefined>>
  getAttribute(name: string): string | null
}

export function readForm(link: LinkMarkup): LinkForm | undefined {
  const { mail, cx, cxk, cxm } = link.dataset
  if (mail !== undefined) return { payload: mail }
  if (cx !== undefined) return { payload: cx, password: cxk, mode: cxm === 'secure' || cxm === 'legacy' ? cxm : undefined }
  const href = link.getAttribute('href') ?? ''
  return href.startsWith(HASH_FORM) ? { payload: href.slice(HASH_FORM.length) } : readScriptCall(href)
}

const TEXT = String.raw`'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"`
const CALL = new RegExp(String.raw`^javascript:\s*(?:void\s+)?([\w$.]+)\(\s*(?:${TEXT})\s*(?:,\s*(?:${TEXT})\s*)?\)[\s;]*$`, 'is')
const LEGACY_DECODER = 'DeCryptX'

/** Takes the arguments out of `javascript:decode('payload', 'password')` without running anything. */
function readScriptCall(href: string): LinkForm | undefined {
  const [, name, single, double, singlePassword, doublePassword] = CALL.exec(percentDecode(href.trim())) ?? []
  if (name === undefined) return undefined
  const password = singlePassword ?? doublePassword
  return { payload: unescapeText(single ?? double ?? ''), password: password === undefined ? undefined : unescapeText(password), mode: name === LEGACY_DECODER ? 'legacy' : undefined }
}

/** A browser decodes a script address before it would run it; a stray per cent sign stays. */
function percentDecode(href: string): string {
  return href.replace(/(?:%[\da-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run)
    } catch {
      return run
    }
  })
}

const NAMED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', 0: '\0' }

const unescapeText = (text: string): string =>
  text.replace(/\\(?:u\{[\da-f]{1,6}\}|u[\da-f]{4}|x[\da-f]{2}|.)/gis, (escaped) => {
    const code = parseInt(escaped.replace(/^\\[ux]?\{?/, ''), 16)
    if (/^\\[ux]./.test(escaped) && code <= 0x10ffff) return String.fromCodePoint(code)
    return NAMED[escaped[1]!] ?? escaped[1]!
  })
