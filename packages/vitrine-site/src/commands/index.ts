import { CommandError } from './error'

/** A command of a site: `vitrine NAME`. */
export interface Command {
  /** What it does, in a few words that complete "vitrine NAME …". */
  readonly summary: string
  /** `folder` is the site's own. Resolves to the exit code. */
  run(args: string[], folder: string): Promise<number>
}

/** Each is loaded when it is asked for. */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  dev: () => import('./dev'),
  build: () => import('./build'),
  start: () => import('./start'),
  check: () => import('./check'),
  comments: () => import('./comments'),
  messages: () => import('./messages'),
  import: () => import('./import'),
}

export async function runCommand([name, ...args]: string[], folder: string): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') return printHelp(0)
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!load) {
    console.error(`✗ There is no command "${name}".\n`)
    return printHelp(1)
  }
  try {
    return await (await load()).run(args, folder)
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    console.error(`✗ ${error.message}${error.remedy ? `\n  ${error.remedy}` : ''}`)
    return 1
  }
}

async function printHelp(code: number): Promise<number> {
  const rows = await Promise.all(Object.entries(commands).map(async ([name, load]) => ({ name, summary: (await load()).summary })))
  const width = Math.max(...rows.map(({ name }) => name.length))
  const lines = [...rows, { name: 'mail', summary: 'prints a protected e-mail link for another page' }].map(
    ({ name, summary }) => `  ${name.padEnd(width + 2)}${summary}`,
  )
  console.info(`Usage: vitrine COMMAND\n\n${lines.join('\n')}`)
  return code
}
