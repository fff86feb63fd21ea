import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Built } from './inspect'

const fileIn = (root: string): string => join(root, '.astro', 'vitrine-built.json')

/** Notes what was built, for the commands that look at it or serve it: they do not read the site's configuration again. */
export function record(built: Built): void {
  mkdirSync(dirname(fileIn(built.root)), { recursive: true })
  writeFileSync(fileIn(built.root), JSON.stringify(built))
}

export const readRecord = (root: string): Built | undefined =>
  existsSync(fileIn(root)) ? (JSON.parse(readFileSync(fileIn(root), 'utf8')) as Built) : undefined
