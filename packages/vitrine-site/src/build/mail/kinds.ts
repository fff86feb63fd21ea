import { extname } from 'node:path'
import type { Protector } from 'vitrine/mail-link'

/** How a file or an answer is protected; undefined for what holds no text, or a text that is not for people. */
export type Kind = keyof Protector

const EXTENSIONS: Readonly<Record<string, Kind>> = {
  '.html': 'html',
  '.xml': 'xml',
  '.rss': 'xml',
  '.atom': 'xml',
  '.svg': 'xml',
  '.json': 'json',
  '.webmanifest': 'json',
  '.txt': 'text',
  '.md': 'text',
  '.js': 'script',
  '.mjs': 'script',
  '.css': 'script',
  '.vcf': 'script',
  '.ics': 'script',
}

const TYPES: readonly [RegExp, Kind][] = [
  [/^text\/html\b/, 'html'],
  [/^(?:text|application)\/(?:[\w.-]+\+)?xml\b/, 'xml'],
  [/^application\/(?:[\w.-]+\+)?json\b/, 'json'],
  [/^text\/plain\b/, 'text'],
]

/** Files under `.well-known` are read by machines that expect an address as it is. */
export const fileKind = (path: string): Kind | undefined =>
  path.includes('.well-known/') ? 'script' : EXTENSIONS[extname(path).toLowerCase()]

/** What an answer is: by the ending of its address, or else by its type. */
export const answerKind = (path: string, type: string): Kind | undefined =>
  fileKind(path) ?? TYPES.find(([pattern]) => pattern.test(type))?.[1]
