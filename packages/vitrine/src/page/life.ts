/** What shows that somebody is there. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin', 'hashchange'] as const

let sign: Promise<void> | undefined

/** The first sign of a visitor on this page. What only somebody's doing can need is fetched then, not before. */
export function onSignOfLife(): Promise<void> {
  return (sign ??= new Promise((resolve) => {
    const seen = new AbortController()
    const come = () => {
      seen.abort()
      resolve()
    }
    for (const type of SIGNS) window.addEventListener(type, come, { signal: seen.signal, capture: true, passive: true })
  }))
}
