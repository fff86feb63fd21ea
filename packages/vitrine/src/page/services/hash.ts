/**
 * The hash has several users (gallery items, panels, anchors). There is one listener, and each user claims the form of
 * hash that is its own. A claim hears when its hash arrives and when it goes.
 */
export type HashCause = 'load' | 'change'

export interface HashClaim {
  /** Whether this hash (without `#`, decoded where it can be) has this feature's form. */
  owns(hash: string): boolean
  arrive(hash: string, cause: HashCause): void
  leave?(hash: string): void
}

const claims = new Set<HashClaim>()
let current: { claim: HashClaim; hash: string } | undefined
let isListening = false

/** The address's hash without `#`, decoded; a broken escape stays as it is. */
export function readHash(): string {
  return decodeHash(location.hash.slice(1))
}

export function decodeHash(raw: string): string {
  try {
    return decodeURIComponent(raw)
  } catch {
    return raw
  }
}

/** Claims a form of hash. If the present hash has it, the claim hears `arrive` with cause `load` right away. */
export function claimHash(claim: HashClaim, signal: AbortSignal): void {
  claims.add(claim)
  signal.addEventListener('abort', () => {
    claims.delete(claim)
    if (current?.claim === claim) current = undefined
  })
  if (!isListening) {
    isListening = true
    // popstate comes for every hash change too, and also for entries whose hash is equal but whose state differs.
    window.addEventListener('popstate', () => announce())
  }
  const hash = readHash()
  if (hash && claim.owns(hash)) {
    current = { claim, hash }
    claim.arrive(hash, 'load')
  }
}

/** Puts the hash in place of the present one: no new history entry, and its claim is not called (the caller is its owner). */
export function replaceHash(hash: string): void {
  history.replaceState(history.state, '', hash ? `#${hash}` : location.pathname + location.search)
  remember()
}

/** Adds a history entry with this hash, so that Back returns. */
export function pushHash(hash: string, state: unknown = null): void {
  history.pushState(state, '', `#${hash}`)
  remember()
}

/** Puts the hash in place of the present one, and lets the feature whose form it has act on it. */
export function adoptHash(hash: string): void {
  history.replaceState(history.state, '', `#${hash}`)
  announce()
}

/** Whether a feature on this page has claimed this form of hash. */
export const isClaimed = (hash: string): boolean => find(decodeHash(hash)) !== undefined

function remember(): void {
  const hash = readHash()
  const claim = find(hash)
  current = claim ? { claim, hash } : undefined
}

function announce(): void {
  const hash = readHash()
  const claim = find(hash)
  const before = current
  current = claim ? { claim, hash } : undefined
  if (before && before.claim !== claim) before.claim.leave?.(before.hash)
  if (claim && (before?.claim !== claim || before.hash !== hash)) claim.arrive(hash, 'change')
}

function find(hash: string): HashClaim | undefined {
  if (!hash) return undefined
  for (const claim of claims) if (claim.owns(hash)) return claim
  return undefined
}
