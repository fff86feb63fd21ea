/**
 * What the browser keeps for the visitor. A store may be blocked in two shapes (access throws, or it is null), and may be
 * full: then the value lives in memory for this page, and nothing breaks.
 */
export interface Store {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** The keys that begin so. */
  keys(beginning: string): string[]
}

const memory = { local: new Map<string, string>(), session: new Map<string, string>() }

export const localStore: Store = createStore('local')
export const sessionStore: Store = createStore('session')

function createStore(area: 'local' | 'session'): Store {
  const kept = memory[area]
  const attempt = <T>(task: (storage: Storage) => T): T | undefined => {
    try {
      const storage = area === 'local' ? window.localStorage : window.sessionStorage
      return storage ? task(storage) : undefined
    } catch {
      return undefined
    }
  }
  return {
    get: (key) => kept.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set: (key, value) => {
      const isStored = attempt((storage) => {
        storage.setItem(key, value)
        return true
      })
      if (isStored) kept.delete(key)
      else kept.set(key, value)
    },
    remove: (key) => {
      kept.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
    keys: (beginning) =>
      [...new Set([...kept.keys(), ...(attempt((storage) => Object.keys(storage)) ?? [])])].filter((key) => key.startsWith(beginning)),
  }
}

/** The value as JSON, or undefined where there is none or it is broken. The caller checks its shape. */
export function readJson(store: Store, key: string): unknown {
  const value = store.get(key)
  if (value === null) return undefined
  try {
    return JSON.parse(value) as unknown
  } catch {
    return undefined
  }
}
