import { existsSync, readFileSync } from 'node:fs'
import { SettingsError } from 'vitrine/settings'
import type { Fault } from '../../content/faults/fault'
import { setFaults } from '../../content/faults/faults'

const FILE = 'content/settings.ts'

/** Reads the settings. What is wrong in them is told on the pages, too, while somebody writes: those of before would still be shown. */
export function tellingFaults<T>(root: URL, read: () => T): T {
  try {
    const settings = read()
    setFaults('settings', [])
    return settings
  } catch (error) {
    const said = error instanceof SettingsError ? error.faults : [(error as Error).message]
    const file = new URL(FILE, root)
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    setFaults(
      'settings',
      said.map((message) => locate(message, text)),
    )
    throw error
  }
}

/** site.nmae is … : the line on which nmae is. */
export function locate(message: string, text: string): Fault {
  const name = /^[\w.]*?([A-Za-z]\w*)(?:\.\d+)? /.exec(message)?.[1] ?? ''
  const at = name ? text.search(new RegExp(`(?<![\\w.])${name}(?=['"]?\\s*:)`)) : -1
  if (at < 0) return { file: FILE, message }
  const before = text.slice(0, at).split('\n')
  return { file: FILE, line: before.length, column: before.at(-1)!.length + 1, message }
}
