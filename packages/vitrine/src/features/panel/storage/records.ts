import { after } from '../../../page/services/clock'
import { localStore, readJson, sessionStore } from '../../../page/services/storage'
import { readRecord, type PanelRecord } from '../rules/record'

export const key = (id: string): string => `off_canvas_${id}`

export const loadRecord = (id: string, version: string): PanelRecord => readRecord(readJson(localStore, key(id)), version)
export const saveRecord = (id: string, record: PanelRecord): void => localStore.set(key(id), JSON.stringify(record))

/** Whether the panel has been on a page of this session. */
export const wasSeen = (id: string): boolean => sessionStore.get(key(id)) !== null
export const markSeen = (id: string): void => sessionStore.set(key(id), '1')
/** Whether a rule has opened the panel in this session. */
export const wasOpened = (id: string): boolean => wasSeen(`${id}_opened`)
export const markOpened = (id: string): void => markSeen(`${id}_opened`)

/** ms: what one tab has written, another sees a little later, also under a lock. So the lock is kept until it is seen. */
const LINGER = 30
const jobs: (() => void)[] = []

function work(): void {
  for (const job of jobs.splice(0)) job()
}

/** Reads and writes records with no other tab in between, so that two tabs at once lose no count. */
export function alone(job: () => void): void {
  if (!navigator.locks) return job()
  if (jobs.push(job) > 1) return
  // A page that is left takes its last counts along, lock or not.
  addEventListener('pagehide', work, { once: true })
  const lingering = async () => {
    work()
    await new Promise<void>((resolve) => after(LINGER, resolve))
  }
  // Refused in a sandbox without an origin: then there is nothing to share either.
  navigator.locks.request('off_canvas', lingering).catch(work)
}
