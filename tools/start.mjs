// npm start: install, build, serve.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, setUp } from './setup.mjs'

setUp()
const { build, siteCommand } = await import('./build.mjs')

await build()
process.chdir(join(root, 'site'))
process.argv.splice(1, process.argv.length, siteCommand, 'start', '--no-build')
await import(pathToFileURL(siteCommand).href)
