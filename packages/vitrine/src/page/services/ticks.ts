/** Time that comes again and again, with an owner as in `clock.ts`. */

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
