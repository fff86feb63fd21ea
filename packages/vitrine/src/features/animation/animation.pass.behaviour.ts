import { after } from '../../page/services/clock'
import { FIRST_PASS, LATEST_PASS } from './animation.pass.options'

let pass: Promise<void> | undefined

/** The first pass: a while after the page has loaded, for all elements at once; a page that takes too long is not waited for. */
export function firstPass(): Promise<void> {
  return (pass ??= new Promise<void>((resolve) => {
    if (document.readyState === 'complete') after(FIRST_PASS, resolve)
    else window.addEventListener('load', () => after(FIRST_PASS, resolve), { once: true })
    after(LATEST_PASS, resolve)
  }))
}
