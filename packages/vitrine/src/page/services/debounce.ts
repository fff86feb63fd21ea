import { after } from './clock'

/** Calls `task` once, `ms` after the last call. */
export function debounce(ms: number, task: () => void, signal?: AbortSignal): () => void {
  let cancel = () => {}
  return () => {
    cancel()
    cancel = after(ms, task, signal)
  }
}
