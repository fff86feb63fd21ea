import { existsSync, globSync, readFileSync } from 'node:fs'
import type { AstroIntegration } from 'astro'
import { featureWords, untranslatedWords } from '../../content/texts/library'
import type { Site } from '../context/context'
import { describeMissing, describeWords, findMissing } from './missing'
import { findLostPictures } from './pictures'

/** Tells the owner, with every build, what is not translated yet, and stops it where a translation has lost its pictures. */
export function languageReport(site: Site): AstroIntegration {
  const list = (language: string | undefined) =>
    globSync('**/*.{md,mdx,yaml}', { cwd: site.contentFolder + (language ? `${language}/` : '') }).map((path) => path.replaceAll('\\', '/'))
  const readTranslations = () =>
    site.languages
      .slice(1)
      .flatMap(({ code }) => list(code).map((path) => `${code}/${path}`))
      .map((path) => ({ path, text: readFileSync(site.contentFolder + path, 'utf8') }))
  return {
    name: 'vitrine-languages',
    hooks: {
      'astro:build:start': ({ logger }) => {
        const lost = findLostPictures(readTranslations(), (path) => existsSync(site.contentFolder + path))
        if (lost.length > 0) throw new Error(lost.join('\n'))
        for (const line of describeMissing(findMissing(site, list))) logger.info(line)
        for (const { code } of site.languages)
          for (const line of describeWords(code, untranslatedWords(featureWords(code, `${site.contentFolder}texts/features`))))
            logger.info(line)
      },
    },
  }
}
