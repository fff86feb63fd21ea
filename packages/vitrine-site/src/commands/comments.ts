import { createInterface } from 'node:readline/promises'
import { runCommand } from '../server/comments/command'
import { commentSettings } from './start'

export const summary = 'lists, approves, rejects, exports the comments'

/** Asks where somebody can answer. */
export async function run(args: string[], folder: string): Promise<number> {
  const lines = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined
  const ask = lines && ((question: string) => lines.question(question))
  try {
    return (await runCommand(args, commentSettings(folder), { write: (text) => process.stdout.write(text), ask })) ? 0 : 1
  } finally {
    lines?.close()
  }
}
