import { globSync, readFileSync } from 'node:fs'
import type { AstroIntegration } from 'astro'
import { findMissingPictures } from './missing'

/**
 * Stops a build whose texts show pictures that are not there. Astro would stop too, but with the picture's name alone: by then it
 * no longer knows which file asked for it.
 */
export function pictureCheck(content: string): AstroIntegration {
  return {
    name: 'vitrine-picture-check',
    hooks: {
      'astro:build:start': () => {
        const faults = globSync('**/*.{md,mdx}', { cwd: content }).flatMap((name) =>
          findMissingPictures(content + name, readFileSync(content + name, 'utf8')).map((fault) => `  - content/${name}, ${fault}`),
        )
        if (faults.length > 0) throw new Error(`The content has pictures missing:\n${faults.join('\n')}`)
      },
    },
  }
}
