import { buildSite } from './site'

export const summary = 'makes the site in dist/, ready to be published'

export async function run(_args: string[], folder: string): Promise<number> {
  console.info('▸ Building the site (pictures take a while the first time)')
  await buildSite(folder)
  return 0
}
