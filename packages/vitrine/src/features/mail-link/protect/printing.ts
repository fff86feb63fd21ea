import type { Fields } from '../../../core/fields'
import { readFields } from '../../../core/read-fields'
import { cipherDefaults } from '../cipher/modern'
import { sealAddress, type Letter } from './creation'
import { cipherFields } from '../mail-link.options'
import { escapeHtml, wrapSpelled } from './passage'
import { writeRootAttributes } from './protector'

export interface PrintOptions extends Letter {
  readonly text?: string
  readonly password?: string
  readonly iterations?: string
}

/** A protected link as HTML for any page, with what else the page needs to open it. */
export async function printMailLink(address: unknown, { text, subject, body, password, iterations }: PrintOptions = {}): Promise<string> {
  const { password: ownPassword, iterations: rounds } = cipherFields
  const cipher = {
    ...cipherDefaults,
    ...readFields({ password: ownPassword, iterations: rounds } satisfies Fields, { password, iterations }),
  }
  const link = await sealAddress(address, { ...cipher, subject, body })
  const spelled = wrapSpelled(escapeHtml(link.text))
  const shown = text === undefined ? spelled : escapeHtml(text)
  const behind = text === undefined ? '' : `<noscript> (${spelled})</noscript>`
  const root = writeRootAttributes(cipher)
  return `<a href="#mail" data-mail="${link.payload}">${shown}</a>${behind}\n${root && `<!-- The page needs: <html ${root}> -->\n`}`
}
