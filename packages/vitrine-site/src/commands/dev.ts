import { parseArgs } from 'node:util'
import { checkFolder } from './site'

export const summary = 'shows the site while you write, and follows every change'

export async function run(args: string[], folder: string): Promise<number> {
  checkFolder(folder)
  process.env.ASTRO_TELEMETRY_DISABLED = '1'
  const { values } = parseArgs({ args, options: { port: { type: 'string' }, host: { type: 'string' }, open: { type: 'boolean' } } })
  const { dev } = await import('astro')
  const { port, host, open = false } = values
  await dev({ root: folder, server: { ...(port ? { port: Number(port) } : {}), ...(host ? { host } : {}), open } })
  // Ended by Ctrl+C.
  return new Promise(() => {})
}
