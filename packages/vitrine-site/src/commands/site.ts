import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CommandError } from './error'
import { clearLine, endProgress, startProgress } from './log'

const CONFIGS = ['astro.config.ts', 'astro.config.mts', 'astro.config.mjs', 'astro.config.js']

/** What is wrong where somebody runs a command in another folder. */
export function checkFolder(folder: string): void {
  if (CONFIGS.some((name) => existsSync(join(folder, name)))) return
  throw new CommandError(
    `There is no site in ${folder}: astro.config.ts is missing.`,
    'Go to the folder of your site, or make one: npm create vitrine my-site',
  )
}

/** Astro's own lines go to one that moves. Its name is that of this module: compiled or not. */
const logger = { entrypoint: fileURLToPath(new URL(`./log${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url)) }

/** Builds the site into `dist`, or into another folder below the site's own. Resolves when it is whole, rejects with what the owner should read. */
export async function buildSite(folder: string, outDir?: string): Promise<void> {
  checkFolder(folder)
  process.env.NODE_ENV ??= 'production'
  process.env.ASTRO_TELEMETRY_DISABLED = '1'
  const { build } = await import('astro')
  const begun = performance.now()
  startProgress()
  try {
    await build({ root: folder, logger, ...(outDir ? { outDir } : {}) })
  } catch (error) {
    clearLine()
    throw new CommandError(describeFault(error), 'The site was not built.')
  }
  endProgress((performance.now() - begun) / 1000)
}

interface Fault {
  readonly name?: string
  readonly message?: string
  readonly hint?: string
  readonly stack?: string
  readonly loc?: { readonly file?: string; readonly line?: number; readonly column?: number }
}

/** An owner's mistake is told by its words and its place; a fault of the program by its stack. */
export function describeFault(error: unknown): string {
  const { name = 'Error', message = String(error), hint, stack, loc } = error as Fault
  if (/^(Type|Reference|Range)Error$/.test(name)) return stack ?? message
  // It names every place itself.
  if (name === 'ContentError') return message.trim()
  const place = loc?.file ? `${[loc.file, loc.line, loc.column].filter((part) => part !== undefined).join(':')}\n  ` : ''
  return [place + message.trim(), ...(hint ? [hint.trim()] : [])].join('\n  ')
}
