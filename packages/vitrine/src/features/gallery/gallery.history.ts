import { pushHash, replaceHash } from '../../page/hash'

/**
 * The open gallery is one entry in the history: pushed when it opens, rewritten as it moves, left by Back. The entry
 * carries a mark, so that after a reload or a Forward it is still known as ours.
 */
const MARK = 'vitrineGallery'

const isOurs = (): boolean => (history.state as Record<string, unknown> | null)?.[MARK] === true

/** Adds the entry; with no hash it only makes Back close. */
export function enter(hash: string | undefined): void {
  const state = { ...(history.state as object | null), [MARK]: true }
  if (hash !== undefined) pushHash(hash, state)
  else history.pushState(state, '')
}

/** Takes the entry away: back where it was pushed, else the hash is cleared in place. Resolves when the address is settled. */
export function exit(hasHash: boolean): Promise<void> {
  if (!isOurs()) {
    if (hasHash) replaceHash('')
    return Promise.resolve()
  }
  return new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true })
    history.back()
  })
}

/** Hears when Back has left an entry without a hash of its own. */
export function onLeft(listener: () => void, signal: AbortSignal): void {
  window.addEventListener('popstate', () => isOurs() || listener(), { signal })
}
