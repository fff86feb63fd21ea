import type { LinkForm } from './opening'

const TEXT = String.raw`'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"`
const CALL = new RegExp(String.raw`^javascript:\s*(?:void\s+)?([\w$.]+)\(\s*(?:${TEXT})\s*(?:,\s*(?:${TEXT})\s*)?\)[\s;]*$`, 'is')
/** The two decoders of older pages; the first is for links in the legacy scheme only. */
const LEGACY_DECODER = 'DeCryptX'
const MODERN_DECODER = 'secureDecryptAndNavigate'
/** Base64 of 48 bytes or more, or shift digits with an at-sign among the shifted characters. */
const PAYLOAD = /^(?:[A-Za-z\d+/]{62,}={0,2}|(?:[0-3][^@-C])*[0-3][@-C](?:[0-3].)*)$/s

export const isPayload = (text: string): boolean => PAYLOAD.test(text)

/**
 * Takes the arguments out of `javascript:decode('payload', 'password')` without running anything. A page's other script
 * calls are not ours: under an unknown name, the argument must look like a payload.
 */
export function readScriptCall(href: string): LinkForm | undefined {
  const [, name, single, double, singlePassword, doublePassword] = CALL.exec(percentDecode(href.trim())) ?? []
  if (name === undefined) return undefined
  const payload = unescapeText(single ?? double ?? '')
  const password = singlePassword ?? doublePassword
  if (name !== LEGACY_DECODER && name !== MODERN_DECODER && !isPayload(payload)) return undefined
  return {
    payload,
    password: password === undefined ? undefined : unescapeText(password),
    mode: name === LEGACY_DECODER ? 'legacy' : undefined,
  }
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
