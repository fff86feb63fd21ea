// npm run comments -- list | approve | reject | delete | export | import | backup
import { createInterface } from 'node:readline/promises'
import { commentSettings, loadServer } from './server.mjs'

/** Asks where somebody can answer. */
export async function runComments(args) {
  const { runCommand } = await loadServer('command')
  const lines = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined
  const ask = lines && ((question) => lines.question(question))
  try {
    return await runCommand(args, commentSettings(), { write: (text) => process.stdout.write(text), ask })
  } finally {
    lines?.close()
  }
}
