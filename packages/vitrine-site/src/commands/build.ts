import { parseArgs } from 'node:util'
import { buildSite } from './site'

export const summary = 'makes the site in dist/, ready to be published'

/** `--to FOLDER` builds into another folder than dist. */
export async function run(args: string[], folder: string): Promise<number> {
  const { values } = parseArgs({ args, options: { to: { type: 'string' } } })
  console.info('▸ Building the site (pictures take a while the first time)')
  await buildSite(folder, values.to)
  return 0
}
