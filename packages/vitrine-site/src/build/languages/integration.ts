import { globSync } from 'node:fs'
import type { AstroIntegration } from 'astro'
import { featureWords, untranslatedWords } from '../../content/texts/library'
import type { Site } from '../context/context'
import { describeMissing, describeWords, findMissing } from './missing'

/** Tells the owner, with every build, what is not translated yet. */
export function languageReport(site: Site): AstroIntegration {
  const list = (language: string | undefined) =>
    globSync('**/*.{md,mdx,yaml}', { cwd: site.contentFolder + (language ? `${language}/` : '') }).map((path) => path.replaceAll('\\', '/'))
  return {
    name: 'vitrine-languages',
    hooks: {
      'astro:build:start': ({ logger }) => {
        for (const line of describeMissing(findMissing(site, list))) logger.info(line)
        for (const { code } of site.languages)
          for (const line of describeWords(code, untranslatedWords(featureWords(code, `${site.contentFolder}texts/features`))))
            logger.info(line)
      },
    },
  }
}
