import type { Spelling } from './mail-link.options'

/** An address as a person can read and a harvester does not look for it: `name [at] domain [dot] tld`. */
export function spellAddress(address: string, { at, dot }: Spelling): string {
  return address.replaceAll('@', ` ${at} `).replaceAll('.', ` ${dot} `)
}
