import type { ClientDirective } from 'astro'
import { sleep } from 'vitrine/page/wake'

/** `client:wake`: the island sleeps as finished HTML until the visitor, the address or a rule needs it. */
const wake: ClientDirective = (load, _options, element) => {
  element.setAttribute('data-wake', '')
  sleep(element, load)
}

export default wake
