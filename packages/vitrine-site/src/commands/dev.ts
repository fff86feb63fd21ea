import { parseArgs } from 'node:util'
import { EDITOR_PATH } from '../build/editor/integration'
import { startEditor } from './editor'
import { checkFolder } from './site'

export const summary = 'shows the site while you write, and follows every change'

export async function run(args: string[], folder: string): Promise<number> {
  checkFolder(folder)
  process.env.ASTRO_TELEMETRY_DISABLED = '1'
  const { values } = parseArgs({
    args,
    options: { port: { type: 'string' }, host: { type: 'string' }, open: { type: 'boolean' }, edit: { type: 'boolean' } },
  })
  const { dev } = await import('astro')
  const { port, host, open = false } = values
  if (values.edit) await startEditor(folder)
  const { address } = await dev({ root: folder, server: { ...(port ? { port: Number(port) } : {}), ...(host ? { host } : {}), open } })
  if (values.edit) console.info(`▸ The editor is at http://localhost:${address.port}${EDITOR_PATH}`)
  // Ended by Ctrl+C.
  return new Promise(() => {})
}
