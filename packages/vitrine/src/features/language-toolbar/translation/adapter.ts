/** Somebody who can translate the page in place. */
export interface Adapter {
  /** A third party is sent the page's text. */
  readonly isThirdParty: boolean
  /** Whether it can translate into this language, here and now. */
  canServe(to: string): Promise<boolean>
  /** Whether the visitor must be asked first. */
  needsConsent(): boolean
  /** Ends when the page is in that language; throws where it cannot be, or where a newer choice has ended the signal. */
  translate(to: string, work: Work): Promise<void>
  /** The page as it was. */
  restore(signal?: AbortSignal): Promise<void>
}

export interface Work {
  readonly signal: AbortSignal
  /** Waited for before the page is touched: until then it is as it was. */
  onReady(): Promise<void>
}
