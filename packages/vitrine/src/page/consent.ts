import { localStore, readJson } from './storage'

/**
 * Whether a third party may be asked for anything. Nobody is asked before the visitor agreed: once (for this page), or
 * always (kept until it is revoked). A consent tool that a site already has can drive this by events:
 * `document.dispatchEvent(new CustomEvent('vitrine:consent', { detail: { provider: 'youtube', isAllowed: true } }))`.
 * A tool that decides before this script has arrived names the providers on the root element: `<html data-consent="youtube">`.
 */
export type Provider = 'youtube' | 'vimeo' | 'translate'
export const PROVIDERS: readonly Provider[] = ['youtube', 'vimeo', 'translate']

export const CONSENT_EVENT = 'vitrine:consent'
const KEY = 'vitrine-consent'

export interface ConsentChange {
  readonly provider: Provider
  readonly isAllowed: boolean
  /** Kept for later visits. */
  readonly isKept?: boolean
}

const allowedNow = new Set<Provider>()

export const hasConsent = (provider: Provider): boolean => allowedNow.has(provider) || readKept().includes(provider) || readRoot().includes(provider)

const readRoot = (): readonly string[] => document.documentElement.dataset.consent?.split(' ') ?? []

/** The providers that the visitor has allowed for good. */
export function readKept(): readonly Provider[] {
  const kept = readJson(localStore, KEY)
  return Array.isArray(kept) ? PROVIDERS.filter((provider) => kept.includes(provider)) : []
}

export function setConsent(change: ConsentChange): void {
  document.dispatchEvent(new CustomEvent<ConsentChange>(CONSENT_EVENT, { detail: change }))
}

/** Hears every change, also those that another tool made. */
export function onConsent(listener: (change: ConsentChange) => void, signal: AbortSignal): void {
  listen()
  document.addEventListener(CONSENT_EVENT, (event) => listener((event as CustomEvent<ConsentChange>).detail), { signal })
}

let isListening = false

function listen(): void {
  if (isListening || typeof document === 'undefined') return
  isListening = true
  document.addEventListener(CONSENT_EVENT, (event) => {
    const { provider, isAllowed, isKept } = (event as CustomEvent<ConsentChange>).detail
    if (isAllowed) allowedNow.add(provider)
    else allowedNow.delete(provider)
    const kept = readKept().filter((other) => other !== provider)
    if (isAllowed && isKept) localStore.set(KEY, JSON.stringify([...kept, provider]))
    else if (!isAllowed) localStore.set(KEY, JSON.stringify(kept))
  })
}

listen()
