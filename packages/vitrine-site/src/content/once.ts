/**
 * Loads something once for a whole build: what every page shows (the newest posts, the menus) must not be gathered anew for
 * each of thousands. While writing (`npm run dev`) it is loaded each time, so that a change shows.
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () => (import.meta.env.DEV ? load() : (loaded ??= load()))
}

const kept = new Map<string, Promise<string>>()

/** HTML made once in a build for all pages on which it looks the same: the key says what it depends on. */
export function keepOnce(key: string, make: () => Promise<string>): Promise<string> {
  if (import.meta.env.DEV) return make()
  const html = kept.get(key) ?? make()
  kept.set(key, html)
  return html
}
