/** Where the visitor's browser keeps what is allowed for good. */
export const CONSENT_KEY = 'vitrine-consent'
