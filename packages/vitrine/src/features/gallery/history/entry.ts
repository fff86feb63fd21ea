import { pushHash, replaceHash } from '../../../page/services/hash'

/**
 * The open gallery is one entry in the history: pushed when it opens, rewritten as it moves, left by Back. The entry carries a mark,
 * so that after a reload or a Forward it is still known as ours: the key of the entry to go back to, where the browser has keys.
 */
const MARK = 'vitrineGallery'

const keys = (): Navigation | undefined => window.navigation as Navigation | undefined
const markOf = (): unknown => (history.state as Record<string, unknown> | null)?.[MARK]
const marked = (mark: unknown) => ({ ...(history.state as object | null), [MARK]: mark })

/** Whether the present entry is the gallery's own. */
export const isOwn = (): boolean => markOf() !== undefined

/** Adds an entry; with no hash it only makes Back close. */
export function enter(hash: string | undefined): void {
  const state = marked(keys()?.currentEntry?.key ?? true)
  if (hash !== undefined) pushHash(hash, state)
  else history.pushState(state, '')
}

/** Puts another hash into the present entry, or none. */
export const rewrite = (hash: string | undefined): void => replaceHash(hash ?? '')

/** An entry that came while one of ours was there, behind it: going back goes back over both. Told what `lastMark()` said there. */
export function adopt(mark: unknown): void {
  const before =
    typeof mark === 'string' &&
    keys()
      ?.entries()
      .find(({ key }) => key === mark)
  if (isOwn() || !before || before.index >= keys()!.currentEntry!.index) return
  history.replaceState(marked(mark), '')
}

export const lastMark = markOf

/**
 * Leaves the entry. By the key of the entry before it, where there are keys: a Back that the visitor has pressed just now leads there
 * too, and both together not beyond. Popstate tells when it is done; `onFailed` is called if it is not.
 */
export function leave(onFailed: () => void): void {
  const mark = markOf()
  if (
    typeof mark !== 'string' ||
    !keys()
      ?.entries()
      .some(({ key }) => key === mark)
  )
    return history.back()
  const { committed, finished } = keys()!.traverseTo(mark)
  committed?.catch(onFailed)
  finished?.catch(() => {})
}
