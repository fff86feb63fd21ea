import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { listFiles } from '../mail/files'
import { moveFile, MOVED, type Move } from './move'

/** What all addresses of the site begin with: / or /blog/. */
export const baseOf = (address: string): string => new URL(address).pathname.replace(/\/*$/, '/')

/** Moves a finished site below a path. After everything that reads the pages, before what says how they are served. */
export function subPath(address: string): AstroIntegration {
  const move: Move = { base: baseOf(address), origin: new URL(address).origin }
  return {
    name: 'vitrine-base',
    hooks: {
      'astro:config:done': ({ config }) => {
        if (config.base !== '/')
          throw new Error(
            `astro.config.ts has base: "${config.base}". Write the path into site.address in the settings instead: ${move.origin}${config.base}`,
          )
      },
      'astro:build:done': ({ dir }) => moveFolder(fileURLToPath(dir), move),
    },
  }
}

export async function moveFolder(folder: string, move: Move): Promise<void> {
  if (move.base === '/') return
  for (const path of await listFiles(folder)) {
    if (!MOVED.test(path)) continue
    const before = await readFile(join(folder, path), 'utf8')
    const after = moveFile(path, before, move)
    if (after !== undefined && after !== before) await writeFile(join(folder, path), after)
  }
}
