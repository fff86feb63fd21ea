import type { AstroIntegration } from 'astro'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drawCard, DRAWING, type CardStyle } from './card.drawing'
import { cardPath } from './card.path'
import { readCardSource, type CardSource } from './card.source'

/**
 * Makes a preview picture for every page that announces one (og:image), from what the finished page says. Previews are kept
 * between builds; only a changed title or photograph is drawn again.
 */
export function cards({ name, ...style }: CardStyle & { readonly name: string }): AstroIntegration {
  let store = ''
  return {
    name: 'vitrine-cards',
    hooks: {
      'astro:config:done': ({ config }) => {
        store = fileURLToPath(new URL('cards/', config.cacheDir))
      },
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir)
        await mkdir(store, { recursive: true })
        let drawn = 0
        for await (const page of glob('**/*.html', { cwd: site })) {
          const source = readCardSource(await readFile(join(site, page), 'utf8'))
          // A page that shows another's preview has none of its own.
          if (source?.path !== cardPath(page.replaceAll(sep, '/').replace(/index\.html$/, ''))) continue
          const kept = join(store, `${keyOf(source, name, style)}.jpg`)
          if (!existsSync(kept)) {
            drawn += 1
            await writeFile(
              kept,
              await drawCard({ title: source.title, name, ...style, ...(source.picture ? { picture: join(site, source.picture) } : {}) }),
            )
          }
          const target = join(site, source.path)
          await mkdir(dirname(target), { recursive: true })
          await copyFile(kept, target)
        }
        logger.info(`${drawn} previews drawn`)
      },
    },
  }
}

/** A built photograph's name holds its content's hash, so it stands for the photograph. */
const keyOf = ({ title, picture }: CardSource, name: string, style: CardStyle): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, name, title, picture, style]))
    .digest('hex')
    .slice(0, 24)
