import { sessionStore } from '../../page/storage'
import { key } from './panel.storage'

const OPENINGS = key('openings')

/** A rule has opened the panel in this session. */
export const markOpened = (id: string): void => sessionStore.set(`${key(id)}_opened`, '1')

/** How many panels rules have opened in this session: kept only where the site sets a limit. */
export const countInSession = (): number => Number(sessionStore.get(OPENINGS)) || 0
export const addInSession = (): void => sessionStore.set(OPENINGS, String(countInSession() + 1))
