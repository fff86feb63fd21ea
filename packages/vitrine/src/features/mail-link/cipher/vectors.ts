/** Known payloads, for tests and examples. Salt: bytes 00 to 0f; vector: 10 to 1f; password `default_key`, 100,000 rounds where not named otherwise. */
export const vectors = {
  info: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh97OdM8K7mLZ4C+FDRFYey8bCWTT4gXuD8utTGMbz23f5dwm5KV3xI=',
  infoOwnPassword: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh9OQFmj0UYm+/c+g/HCqhSTb3UjBTS0J22MXdgtKwJxqw0lOlvQ6TY=',
  info10000Rounds: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh+Tz8xKKiiNNT8gMbcW3su1+HriR/fTj3EvJxRGHqPelT7tFeu/ltU=',
  greeting:
    'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh97OdM8K7mLaZwbx7e/fM20ZCibEYcd+3fjG6aY47NSl/PMnp0RakS+92YrOJtQF+kv+1eXtBndvZgTzYXn6A==',
  web: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh9+LM4gLOyeIYugGhlQdej/fyabTopHty7lB7EegsXL/g5du0KuwdTqPPRH',
  script: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh98OcwxLLXDZ56sQRVMfP+lNHjf/9j8LfFZaaJGpzfpHuKVwg==',
  empty: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh+S5VIrCaJp/wRC/7rJBx3L',
  /** `info@example.com` in the legacy scheme. */
  legacy: '0i1o2h3r0@1f2z3d0m1q2n3h0.1d2q3p',
} as const
