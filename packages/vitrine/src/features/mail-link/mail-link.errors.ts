/** What the console says, word for word. The visitor sees none of it. */
export const messages = {
  tooLong: 'URL exceeds maximum length',
  protocol: 'Protocol not allowed',
  mailto: 'Invalid email format in mailto URL',
  url: 'Invalid URL format',
  addressRequired: 'Valid email address required',
  address: 'Invalid email format',
  random: 'Secure random number generation not available',
  legacyInput: 'Invalid encrypted string',
  legacyDecryption: 'Original decryption failed',
  legacyText: 'Invalid input string',
  legacyEncryption: 'Original encryption failed',
  encryptTypes: 'Both plaintext and password must be strings',
  decryptTypes: 'Both encryptedData and password must be strings',
  decryption: 'Decryption failed',
  tooShort: 'Encrypted data too short',
  fallback: 'Modern decryption failed, trying original algorithm',
  unsafe: 'Invalid or unsafe URL detected',
  payload: 'Invalid encrypted URL provided',
  navigation: 'Error during URL decryption and navigation',
  noUrl: 'Failed to decrypt URL',
  legacyOnly: 'Legacy decryption failed',
  characterCode: 'Invalid character code during decryption',
  handler: 'Error generating handler',
  hash: 'Error generating hash',
} as const

/** A fault that the catalogue names. */
export class MailLinkError extends Error {
  override readonly name = 'MailLinkError'
}

/** A catalogue message with its reason: `Decryption failed: Encrypted data too short`. */
export const because = (message: string, error: unknown): string => `${message}: ${error instanceof Error ? error.message : String(error)}`
