/**
 * Notes what the visitor does to scroll while an engine is on its way; the result ends that and gives the last of it. The
 * browser answers at once, by its own measure, and the engine goes on from there. Called at the visitor's first activity, it
 * hears that one too, on the event's way back up.
 */
export function watchPushes(): () => Event | undefined {
  let last: Event | undefined
  const done = new AbortController()
  for (const type of ['wheel', 'keydown']) window.addEventListener(type, (event) => (last = event), { passive: true, signal: done.signal })
  return () => {
    done.abort()
    return last
  }
}
