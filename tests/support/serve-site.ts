import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '../../tools/serve.mjs'

/** Serves the built site for all tests of a run, on any free port. */
export default async function serveSite(): Promise<() => Promise<void>> {
  const folder = join(import.meta.dirname, '../../site/dist')
  if (!existsSync(join(folder, 'index.html'))) throw new Error('The site is not built: run `npm run build` first.')
  const server = await serve(folder)
  process.env.VITRINE_ADDRESS = server.address
  return () => server.close()
}
