/**
 * Loads something once for a whole build: what every page shows (the newest posts, the menus) must not be gathered anew for
 * each of thousands. While writing (`npm run dev`) it is loaded each time, so that a change shows.
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () => (import.meta.env.DEV ? load() : (loaded ??= load()))
}
