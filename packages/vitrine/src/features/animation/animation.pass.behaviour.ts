import { after } from '../../page/services/clock'
import { FIRST_PASS, LATEST_PASS } from './animation.pass.options'

let pass: Promise<void> | undefined

/** The first pass: a while after the page has loaded, for all elements at once; a page that takes too long is not waited for. */
export function firstPass(): Promise<void> {
  return (pass ??= new Promise<void>((resolve) => {
    const done = new AbortController()
    const { signal } = done
    const pass = () => {
      done.abort()
      resolve()
    }
    if (document.readyState === 'complete') after(FIRST_PASS, pass, signal)
    else window.addEventListener('load', () => after(FIRST_PASS, pass, signal), { once: true, signal })
    after(LATEST_PASS, pass, signal)
  }))
}
