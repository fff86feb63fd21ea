import { context } from 'virtual:vitrine-site/context'
import { ContentError } from '../../content/faults/fault'
import { readTexts } from './inspect'
import { toFault } from './locate'

/** A mistake that is seen only while a page is made, with the place in the file where it was written. */
export function mistakeOn(page: string, written: string, message: string): ContentError {
  const root = context.contentFolder.replace(/content[\\/]$/, '')
  return new ContentError([toFault({ page, written, message }, readTexts(root))], { root })
}
