import { existsSync, readFileSync } from 'node:fs'
import { stringify } from 'yaml'
import type { AddressBook } from '../addresses/addresses'
import { insideOf } from './inside'

export const REDIRECTS = 'content/redirects.yaml'

interface Merging {
  /** What earlier imports added. */
  readonly written: Set<string>
  /** Whether the site answers to an address: one that leads nowhere would stop the build. */
  readonly isServed: (path: string) => boolean
}

/** Adds where old addresses lead. What the owner wrote there, or took out, stays so. */
export function mergeRedirects(
  folder: string,
  book: AddressBook,
  { written, isServed }: Merging,
): { readonly text: string; readonly count: number } {
  const target = insideOf(folder, REDIRECTS)
  const before = existsSync(target) ? readFileSync(target, 'utf8') : ''
  const known = keysOf(before)
  let count = 0
  let lines = ''
  for (const [old, to] of book.entries()) {
    if (!isServed(to)) continue
    count += 1
    const from = decodeSafely(old)
    if (known.has(from) || written.has(from)) continue
    written.add(from)
    lines += `${scalar(from)}: ${scalar(to)}\n`
  }
  return { text: before && lines ? before.replace(/\n*$/, '\n') + lines : before + lines, count }
}

const decodeSafely = (path: string): string => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** A large site has a hundred thousand lines: each is written and read by itself. */
const scalar = (text: string): string => (/^\/[\w/.%-]*$/.test(text) ? text : stringify(text, { lineWidth: 0 }).trimEnd())

/** The keys of a plain map: what stands at the start of a line, before its colon. */
const keysOf = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/^(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)'|([^\s#"'][^\n]*?))\s*:(?=\s|$)/gm)].map(
      ([, double, single, plain]) => double ?? single?.replaceAll("''", "'") ?? plain ?? '',
    ),
  )
