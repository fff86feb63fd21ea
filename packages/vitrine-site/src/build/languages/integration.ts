import { globSync } from 'node:fs'
import type { AstroIntegration } from 'astro'
import type { Site } from '../context/context'
import { describeMissing, findMissing } from './missing'

/** Tells the owner, with every build, what is not translated yet. */
export function languageReport(site: Site): AstroIntegration {
  const list = (language: string | undefined) =>
    globSync('**/*.{md,mdx,yaml}', { cwd: site.contentFolder + (language ? `${language}/` : '') }).map((path) => path.replaceAll('\\', '/'))
  return {
    name: 'vitrine-languages',
    hooks: {
      'astro:build:start': ({ logger }) => {
        for (const line of describeMissing(findMissing(site, list))) logger.info(line)
      },
    },
  }
}
