import { existsSync, readFileSync } from 'node:fs'
import { parseDocument, stringify } from 'yaml'
import type { AddressBook } from '../addresses/addresses'
import { insideOf } from './inside'

export const REDIRECTS = 'content/redirects.yaml'

/** Adds where old addresses lead. What the owner wrote there, or took out, stays so. `written` is what earlier imports added. */
export function mergeRedirects(folder: string, book: AddressBook, written: Set<string>): { readonly text: string; readonly count: number } {
  const target = insideOf(folder, REDIRECTS)
  const entries = [...book.entries()].map(([from, to]) => [decodeSafely(from), to] as const)
  const before = existsSync(target) ? readFileSync(target, 'utf8') : ''
  const known = (parseDocument(before).toJS() ?? {}) as Record<string, unknown>
  const added = entries.filter(([from]) => !Object.hasOwn(known, from) && !written.has(from))
  for (const [from] of added) written.add(from)
  const lines = added.length > 0 ? stringify(Object.fromEntries(added), { lineWidth: 0 }) : ''
  return { text: before && lines ? before.replace(/\n*$/, '\n') + lines : before + lines, count: entries.length }
}

const decodeSafely = (path: string): string => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
