/** As much of Trusted Types as is used here; TypeScript's own library does not know them yet. */
interface Rules {
  readonly createHTML?: (text: string) => string
  /** Null refuses. */
  readonly createScriptURL?: (address: string) => string | null
}
interface Policy {
  createScriptURL(address: string): unknown
}
type Factory = { createPolicy(name: string, rules: Rules): Policy } | undefined

/** Undefined where the browser has no Trusted Types, or the page does not list this name, or has it already. */
export function createPolicy(name: string, rules: Rules): Policy | undefined {
  try {
    return (window as { trustedTypes?: Factory }).trustedTypes?.createPolicy(name, rules)
  } catch {
    return undefined
  }
}

/** The scripts of others that this library ever loads, each after consent only. */
const KNOWN = /^https:\/\/(www\.youtube\.com\/iframe_api|translate\.google\.com\/translate_a\/element\.js)(\?|$)/

let policy: Policy | undefined

/**
 * A script's address for `script.src` on a page that enforces Trusted Types, under a policy that lets through these addresses and
 * no other. A page that lists the policies that it allows must list `vitrine`: where it does not, the browser refuses the script.
 */
export function trustScript(address: string): string {
  if (!KNOWN.test(address)) throw new TypeError(`${address} is no script that this page loads.`)
  policy ??= createPolicy('vitrine', { createScriptURL: (given) => (KNOWN.test(given) ? given : null) })
  return (policy?.createScriptURL(address) ?? address) as string
}
