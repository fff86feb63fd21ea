/**
 * Loads something once for a whole build: what every page shows (the newest posts, the menus) must not be gathered anew for
 * each of thousands. While writing (`npm run dev`) it is loaded each time, so that a change shows.
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () => (import.meta.env.DEV ? load() : (loaded ??= load()))
}

const kept = new Map<string, Promise<unknown>>()

/** Something made once in a build for all pages on which it is the same: the key says what it depends on. */
export function keepOnce<T>(key: string, make: () => Promise<T>): Promise<T> {
  if (import.meta.env.DEV) return make()
  const made = (kept.get(key) as Promise<T> | undefined) ?? make()
  kept.set(key, made)
  return made
}
