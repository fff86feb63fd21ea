/** Which links of a page are protected ones. This much is on every page that has one, so it stays small. */

/** A link whose address holds the payload: for markup that a script rebuilds from data, where no attribute can be added. */
export const HASH_FORM = '#mail:'

/** Its parts cannot match the same text in two ways, so a long address costs no more than its length. */
const SCRIPT_CALL = /^\s*javascript:\s*(?:void\s+)?([\w$.]+)\(\s*['"]([^'"]*)['"][^()]*\)[\s;]*$/i
/** The two decoders of older pages; the first is for links in the legacy scheme only. */
const DECODER = /^(?:DeCryptX|secureDecryptAndNavigate)$/
/** Base64 of 48 bytes or more, or shift digits with an at-sign among the shifted characters. */
const PAYLOAD = /^(?:[A-Za-z\d+/]{62,}={0,2}|(?:[0-3][^@-C])*[0-3][@-C](?:[0-3].)*)$/s

/**
 * Whether an address is a call of a decoder with its payload. Other script calls belong to the page: under a name that is
 * not known, the argument must look like a payload.
 */
export function isDecoderCall(href: string): boolean {
  const [, name = '', payload = ''] = SCRIPT_CALL.exec(href.replace(/%2[27]/g, "'").replaceAll('%20', ' ')) ?? []
  return DECODER.test(name) || PAYLOAD.test(payload)
}

/** The protected link that an event happened in: the target may be a child of it. */
export function findLink(target: EventTarget | null): HTMLElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLElement>(`[data-mail],a[href^="${HASH_FORM}"],[data-cx],a[href^="javascript:"i]`) : null
  if (!link) return undefined
  const { mail, cx } = link.dataset
  const href = link.getAttribute('href') ?? ''
  return (mail ?? cx) !== undefined || href.startsWith(HASH_FORM) || isDecoderCall(href) ? link : undefined
}
