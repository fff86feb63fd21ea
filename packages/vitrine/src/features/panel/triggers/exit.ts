/** Watches for the mouse that leaves the window. A list that a select unfolds is not part of the page: going there is not leaving. */
export function watchExit(notBefore: number, fire: () => void, signal: AbortSignal): void {
  document.addEventListener(
    'mouseout',
    ({ relatedTarget, target }) => {
      if (!relatedTarget && !(target instanceof HTMLSelectElement) && performance.now() >= notBefore) fire()
    },
    { signal },
  )
}
