import { nearest } from '../../../core/nearest'
import { report } from '../../../page/services/report'
import { ItemOptionsError } from '../gallery.errors'
import { itemFields } from '../items/item'

/** Settings that are none, with what may have been meant. */
export function tellUnknownSettings(owner: string, names: readonly string[], known: readonly string[]): void {
  for (const name of names) {
    const meant = nearest(name, known)
    const hint = meant ? `Did you mean ${meant}?` : `${owner} has: ${known.join(', ')}.`
    report({ feature: 'gallery', error: `${owner}.${name} is not a setting. ${hint}` })
  }
}

interface LinkFaults {
  readonly link: HTMLElement
  /** `data-options` that cannot be read. */
  readonly broken: string | undefined
  /** Data attributes that are no options: most of them the page's own. */
  readonly others: readonly string[]
}

/** What is wrong in a link's data attributes. */
export function tellLinkFaults({ link, broken, others }: LinkFaults): void {
  const tell = (error: unknown) => report({ feature: 'gallery', error, element: link })
  if (broken) tell(new ItemOptionsError(broken))
  const known = Object.keys(itemFields)
  for (const name of others) {
    const meant = nearest(name, known)
    if (meant) tell(`data-${name} is not an option of a gallery link. Did you mean data-${meant}?`)
  }
}
