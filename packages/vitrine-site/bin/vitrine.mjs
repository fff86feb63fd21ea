#!/usr/bin/env node
// The commands of a site. Plain JavaScript that an old Node can read: it goes on under one that is new enough.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The oldest Node that Astro runs on. */
const NEEDED = [22, 12]
const here = dirname(fileURLToPath(import.meta.url))

if (isNewEnough(process.versions.node)) {
  const compiled = join(here, '..', 'src', 'commands', 'index.js')
  // In this package's own workspace there is nothing but the sources.
  const isCompiled = existsSync(compiled)
  if (!isCompiled) (await import('./sources.mjs')).readSources()
  const { runCommand } = await import(isCompiled ? pathToFileURL(compiled).href : '../src/commands/index.ts')
  process.exitCode = await runCommand(process.argv.slice(2), process.cwd())
} else {
  const node = findNode()
  if (node) process.exitCode = spawnSync(node, process.argv.slice(1), { stdio: 'inherit' }).status ?? 1
  else {
    console.error(`✗ Node ${process.versions.node} is too old: ${NEEDED.join('.')} or newer is needed.`)
    console.error('  Install a newer one, or run `npm install` in your site: one comes along with its packages.')
    process.exitCode = 1
  }
}

/** The one that came with the site's packages. */
function findNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  for (let folder = process.cwd(), last = ''; folder !== last; last = folder, folder = dirname(folder)) {
    const found = join(folder, 'node_modules', `node-${platform}-${process.arch}`, 'bin', name)
    if (existsSync(found)) return found
  }
  return undefined
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])
}
