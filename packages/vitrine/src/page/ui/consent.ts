import { report } from '../services/report'
import { localStore, readJson } from '../services/storage'
import { CONSENT_KEY } from './consent.names'

/**
 * Whether a third party may be asked for anything. Nobody is asked before the visitor agreed: once (for this page), or
 * always (kept until it is revoked). A consent tool that a site already has can drive this by events:
 * `document.dispatchEvent(new CustomEvent('vitrine:consent', { detail: { provider: 'youtube', isAllowed: true } }))`.
 * A tool that decides before this script has arrived names the providers on the root element: `<html data-consent="youtube">`.
 */
export type Provider = 'youtube' | 'vimeo' | 'translate' | ConsentGroup
/** What scripts that a site adds of its own are for. A page that has some adds their groups: `addProviders`. */
export type ConsentGroup = 'preferences' | 'statistics' | 'marketing'
export const PROVIDERS: readonly Provider[] = ['youtube', 'vimeo', 'translate']

export const CONSENT_EVENT = 'vitrine:consent'

export interface ConsentChange {
  readonly provider: Provider
  readonly isAllowed: boolean
  /** Kept for later visits. */
  readonly isKept?: boolean
}

/** What was said on this page: it goes before what was said earlier, and before what the page's root names. */
const saidNow = new Map<Provider, boolean>()

export const hasConsent = (provider: Provider): boolean =>
  saidNow.get(provider) ?? (readKept().includes(provider) || readRoot().includes(provider))

const readRoot = (): readonly string[] => document.documentElement.dataset.consent?.split(/[\s,]+/) ?? []

/** The providers that the visitor has allowed for good. */
export const readKept = (): readonly Provider[] => known(readJson(localStore, CONSENT_KEY))

const known = (kept: unknown): readonly Provider[] => (Array.isArray(kept) ? PROVIDERS.filter((provider) => kept.includes(provider)) : [])

/** From here on these can be allowed, too. */
export const addProviders = (names: readonly ConsentGroup[]): void =>
  void (PROVIDERS as Provider[]).push(...names.filter((name) => !PROVIDERS.includes(name)))

export function setConsent(change: ConsentChange): void {
  document.dispatchEvent(new CustomEvent<ConsentChange>(CONSENT_EVENT, { detail: change }))
}

/** Hears every change, also those that another tool made. */
export function onConsent(listener: (change: ConsentChange) => void, signal: AbortSignal): void {
  listen()
  const hear = (event: Event) => {
    const change = readChange(event)
    if (change) listener(change)
  }
  document.addEventListener(CONSENT_EVENT, hear, { signal })
}

/** What another tool says is read with care: undefined where it says nothing that we know. */
function readChange(event: Event): ConsentChange | undefined {
  const { provider, isAllowed, isKept } = ((event as CustomEvent<Partial<ConsentChange> | undefined>).detail ??
    {}) as Partial<ConsentChange>
  return provider && PROVIDERS.includes(provider) && typeof isAllowed === 'boolean'
    ? { provider, isAllowed, isKept: isKept === true }
    : undefined
}

let isListening = false

function listen(): void {
  if (isListening || typeof document === 'undefined') return
  isListening = true
  document.addEventListener(CONSENT_EVENT, (event) => {
    const change = readChange(event)
    if (!change)
      return report({
        feature: 'consent',
        error: `${CONSENT_EVENT} needs a provider (${PROVIDERS.join(', ')}), and isAllowed as true or false.`,
      })
    keep(change)
  })
  // What the visitor ticks or takes back in another window counts here as well.
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key !== CONSENT_KEY) return
    const [before, now] = [oldValue, newValue].map((text) => known(parse(text)))
    for (const provider of PROVIDERS)
      if (before!.includes(provider) !== now!.includes(provider)) setConsent({ provider, isAllowed: now!.includes(provider), isKept: true })
  })
}

function keep({ provider, isAllowed, isKept }: ConsentChange): void {
  saidNow.set(provider, isAllowed)
  const kept = readKept()
  if (isAllowed ? !isKept || kept.includes(provider) : !kept.includes(provider)) return
  const others = kept.filter((other) => other !== provider)
  localStore.set(CONSENT_KEY, JSON.stringify(isAllowed ? [...others, provider] : others))
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]') as unknown
  } catch {
    return undefined
  }
}

listen()
