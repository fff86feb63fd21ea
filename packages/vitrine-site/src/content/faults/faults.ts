import type { Fault } from './fault'

/**
 * What is wrong in the content right now, by the file (or the check) that told it. Content is read and pages are made in parts of
 * one process that load their modules apart from each other, so the list hangs on the process.
 */
const KEY = Symbol.for('vitrine.content-faults')
const shared = globalThis as unknown as Record<symbol, Map<string, readonly Fault[]> | undefined>
const all = (): Map<string, readonly Fault[]> => (shared[KEY] ??= new Map())

/** Replaces what was known of `source`; nothing wrong is an empty list. */
export function setFaults(source: string, faults: readonly Fault[]): void {
  if (faults.length > 0) all().set(source, faults)
  else all().delete(source)
}

export const readFaults = (): readonly Fault[] => [...all().values()].flat()
export const hasFaults = (source: string): boolean => all().has(source)
export const clearFaults = (): void => all().clear()
