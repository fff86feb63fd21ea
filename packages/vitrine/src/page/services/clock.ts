/**
 * Timers with an owner: every one ends with the signal of whoever asked for it, so nothing ticks on after a stop.
 * They go through the global timers, so a test can put its own clock in their place.
 */

/** Runs `task` once after `ms`; returns a function that calls it off. */
export function after(ms: number, task: () => void, signal?: AbortSignal): () => void {
  if (signal?.aborted) return () => {}
  const cancel = () => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
  }
  const timer = setTimeout(() => {
    signal?.removeEventListener('abort', cancel)
    task()
  }, ms)
  signal?.addEventListener('abort', cancel)
  return cancel
}
