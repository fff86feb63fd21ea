import { useCallback, useLayoutEffect, useReducer } from 'react'

interface Controlled<T> {
  /** The prop. Undefined: the component keeps its own state. */
  readonly value: T | undefined
  /** Where the engine is; undefined while there is none. */
  readonly read: () => T | undefined
  /** Brings the engine there. */
  readonly write: (value: T) => void
}

/**
 * Keeps an engine where a prop says. The engine answers the visitor at once and tells what has changed; call the result after
 * that: where the owner does not take the change over, it is undone, as with a controlled field.
 */
export function useControlled<T>({ value, read, write }: Controlled<T>): () => void {
  const [, check] = useReducer((count: number) => count + 1, 0)
  // After every render: the engine may have begun anew, or moved on by itself.
  useLayoutEffect(() => {
    const now = read()
    if (value !== undefined && now !== undefined && now !== value) write(value)
  })
  return useCallback(() => check(), [])
}
