#!/usr/bin/env node
// npx vitrine mail you@example.com: prints the markup of a protected link for any page.
import { registerLibrary } from './library.mjs'

const HELP = `Usage: npx vitrine mail ADDRESS [options]

Prints a protected link for a page that this site's build does not make.

  --text TEXT          what is shown instead of "name [at] domain [dot] tld"
  --subject TEXT       subject of the letter
  --body TEXT          its first words
  --password TEXT      own password instead of the placeholder
  --iterations NUMBER  rounds of key derivation (100000)
`

const [command, ...rest] = process.argv.slice(2)
if (command === 'mail') process.exitCode = await mail(rest)
else {
  process.stdout.write(HELP)
  process.exitCode = command === undefined || command === '--help' ? 0 : 1
}

async function mail(args) {
  try {
    const { parseArgs } = await import('node:util')
    const named = {
      text: { type: 'string' },
      subject: { type: 'string' },
      body: { type: 'string' },
      password: { type: 'string' },
      iterations: { type: 'string' },
    }
    const { values, positionals } = parseArgs({ args, options: named, allowPositionals: true })
    registerLibrary()
    const { printMailLink } = await import('../src/features/mail-link/protect/printing.ts')
    process.stdout.write(await printMailLink(positionals[0], values))
    return 0
  } catch (error) {
    process.stderr.write(`${error.message}\n\n${HELP}`)
    return 1
  }
}
