import { existsSync, readFileSync } from 'node:fs'
import { stringify } from 'yaml'
import type { AddressBook } from '../addresses/addresses'
import { insideOf } from './inside'

export const REDIRECTS = 'content/redirects.yaml'

interface Merging {
  /** What earlier imports added. */
  readonly written: Map<string, string>
  /** Whether the site answers to an address: one that leads nowhere would stop the build. */
  readonly isServed: (path: string) => boolean
}

/** Adds where old addresses lead. What the owner wrote there, or took out, stays so; our own lines follow where things are now. */
export function mergeRedirects(
  folder: string,
  book: AddressBook,
  { written, isServed }: Merging,
): { readonly text: string; readonly count: number } {
  const target = insideOf(folder, REDIRECTS)
  const before = existsSync(target) ? readFileSync(target, 'utf8') : ''
  const wanted = new Map([...book.entries()].filter(([, to]) => isServed(to)).map(([old, to]) => [decodeSafely(old), to]))
  const known = new Set<string>()
  const kept = before.replaceAll(LINE, (line: string, ...keys: readonly (string | undefined)[]) => {
    const [double, single, plain] = keys
    const from = double ?? single?.replaceAll("''", "'") ?? plain ?? ''
    known.add(from)
    const old = written.get(from)
    const to = wanted.get(from)
    const isOurs = old !== undefined && line.trimEnd() === lineOf(from, old).trimEnd()
    if (!isOurs || old === to) return line
    // The page is there again, or what it led to is not any more.
    if (to === undefined) return isServed(from) || !isServed(old) ? '' : line
    written.set(from, to)
    return lineOf(from, to)
  })
  let lines = ''
  for (const [from, to] of wanted) {
    if (known.has(from) || written.has(from)) continue
    written.set(from, to)
    lines += lineOf(from, to)
  }
  return { text: kept && lines ? kept.replace(/\n*$/, '\n') + lines : kept + lines, count: wanted.size }
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

const lineOf = (from: string, to: string): string => `${scalar(from)}: ${scalar(to)}\n`

/** A line of a plain map, with its key: what stands at the start, before the colon. */
const LINE = /^(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)'|([^\s#"'][^\n]*?))\s*:(?=\s|$)[^\n]*(?:\n|$)/gm
