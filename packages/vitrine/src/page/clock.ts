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

/** Runs `task` every `ms`; returns a function that ends it. */
export function every(ms: number, task: () => void, signal?: AbortSignal): () => void {
  if (signal?.aborted) return () => {}
  const timer = setInterval(task, ms)
  const end = () => {
    clearInterval(timer)
    signal?.removeEventListener('abort', end)
  }
  signal?.addEventListener('abort', end)
  return end
}

/** Calls `task` once, `ms` after the last call. */
export function debounce(ms: number, task: () => void, signal?: AbortSignal): () => void {
  let cancel = () => {}
  return () => {
    cancel()
    cancel = after(ms, task, signal)
  }
}

/** Calls `step` with the milliseconds since the start on each frame, until it returns false or the signal ends it. */
export function eachFrame(step: (elapsed: number) => boolean, signal?: AbortSignal): void {
  let begun: number | undefined
  const frame = (time: number) => {
    if (signal?.aborted) return
    begun ??= time
    if (step(time - begun)) requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}
