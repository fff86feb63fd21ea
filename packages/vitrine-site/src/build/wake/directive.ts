import type { ClientDirective } from 'astro'
import { sleep } from 'vitrine/page/loading/wake'

/** `client:wake`: the island sleeps as finished HTML until the visitor, the address or a rule needs it. */
const wake: ClientDirective = (load, _options, element) => {
  element.setAttribute('data-wake', '')
  sleep(element, async () => {
    // Astro tells of a failed import by an event; here it is one again, so that the island stays asleep and can try later.
    let failure: unknown
    const note = (event: Event) => {
      event.preventDefault()
      failure = (event as CustomEvent<{ error: unknown }>).detail.error
    }
    element.addEventListener('astro:hydration-error', note)
    const live = await load()
    element.removeEventListener('astro:hydration-error', note)
    if (failure) throw failure
    return live
  })
}

export default wake
