// The sites that one can begin with, as their folders describe them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const here = fileURLToPath(new URL('..', import.meta.url))
const folder = join(here, 'starters')

const ORDER = ['studio', 'journal', 'firm']
export const starters = Object.fromEntries(
  readdirSync(folder)
    .sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
    .map((name) => [name, { ...JSON.parse(readFileSync(join(folder, name, 'starter.json'), 'utf8')), folder: join(folder, name) }]),
)
