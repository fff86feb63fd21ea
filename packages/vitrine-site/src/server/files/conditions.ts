import type { IncomingHttpHeaders } from 'node:http'

export interface Version {
  readonly tag: string
  /** ms since 1970; nothing where a page is put together as it is asked for. */
  readonly modified?: number | undefined
}

const bare = (tag: string): string => tag.trim().replace(/^W\//, '')

/** Whether the browser has what it asks for. A tag says it better than a date does. */
export function isKnown(headers: IncomingHttpHeaders, { tag, modified }: Version): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers
  if (tags !== undefined) return tags.trim() === '*' || tags.split(',').some((known) => bare(known) === tag)
  return modified !== undefined && since !== undefined && Date.parse(since) >= modified
}

export interface Range {
  readonly start: number
  readonly end: number
}

/** The part that is asked for; undefined for the whole, `wrong` where there is no such part. */
export function readRange(headers: IncomingHttpHeaders, size: number, { tag, modified }: Version): Range | 'wrong' | undefined {
  const { range } = headers
  const expected = headers['if-range']?.toString()
  // A part of another version would be put to what the browser has of this one.
  if (expected !== undefined && expected !== tag && !(modified !== undefined && Date.parse(expected) === modified)) return undefined
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (!from && !to) return undefined
  if (from && to && Number(from) > Number(to)) return undefined
  const start = from ? Number(from) : Math.max(0, size - Number(to))
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1
  return start > end ? 'wrong' : { start, end }
}
