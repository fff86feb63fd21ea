import { debounce } from './debounce'

/** ms: how long the window must have kept its size before work follows. */
export const RESIZE_DEBOUNCE = { theme: 250, panel: 100 } as const

/** Hears that the window has a new size, once it has come to rest. */
export function onResize(listener: () => void, signal: AbortSignal, wait: keyof typeof RESIZE_DEBOUNCE = 'theme'): void {
  window.addEventListener('resize', debounce(RESIZE_DEBOUNCE[wait], listener, signal), { signal, passive: true })
}
