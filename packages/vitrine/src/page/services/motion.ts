let reducedMotion: MediaQueryList | undefined

/** Whether the visitor asked the system for less motion. The query is made once; its answer can change while a page is open. */
export const prefersReducedMotion = (): boolean => (reducedMotion ??= matchMedia('(prefers-reduced-motion: reduce)')).matches

/** Whether the visitor asked the browser to save data. */
export const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
}
