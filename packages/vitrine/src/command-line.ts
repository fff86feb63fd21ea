#!/usr/bin/env node
import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { printMailLink } from './features/mail-link/protect/printing'

const HELP = `Usage: npx vitrine mail ADDRESS [options]

Prints a protected link for a page that this site's build does not make.

  --text TEXT          what is shown instead of "name [at] domain [dot] tld"
  --subject TEXT       subject of the letter
  --body TEXT          its first words
  --password TEXT      own password instead of the placeholder
  --iterations NUMBER  rounds of key derivation (100000)

npx vitrine --version prints the version.
`

const TEXT = { type: 'string' } as const

async function mail(args: string[]): Promise<0 | 1> {
  try {
    const options = { text: TEXT, subject: TEXT, body: TEXT, password: TEXT, iterations: TEXT }
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    process.stdout.write(await printMailLink(positionals[0], values))
    return 0
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${HELP}`)
    return 1
  }
}

/** The commands of a site (dev, build, start …) belong to the site builder, where that is installed. */
function findSiteCommands(): string | undefined {
  try {
    return createRequire(join(process.cwd(), 'package.json')).resolve('vitrine-site/command')
  } catch {
    return undefined
  }
}

/** Found by the package's own name: compiled and as sources it stands at another depth. */
function readVersion(): string {
  const { version } = createRequire(realpathSync(process.argv[1]!))('vitrine/package.json') as { version: string }
  return version
}

const [command, ...rest] = process.argv.slice(2)
const siteCommands = command === 'mail' || command === '--version' ? undefined : findSiteCommands()
if (command === '--version') process.stdout.write(`${readVersion()}\n`)
else if (command === 'mail') process.exitCode = await mail(rest)
else if (siteCommands) await import(/* webpackIgnore: true */ /* @vite-ignore */ pathToFileURL(siteCommands).href)
else {
  process.stdout.write(HELP)
  process.exitCode = command === undefined || command === '--help' ? 0 : 1
}
