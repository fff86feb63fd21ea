import { existsSync } from 'node:fs'
import type { Site } from './build/context/context'
import { hasOwnServer } from './content/comments'
import type { PartName } from './content/parts'

/** Each route, and what must be in the content folder for it to be there. */
const ROUTES: readonly {
  readonly pattern: string
  readonly file: string
  readonly needs?: string
  readonly hasComments?: true
  readonly part?: PartName
  readonly unless?: string
}[] = [
  { pattern: '/', file: 'index.astro', needs: 'home.yaml' },
  { pattern: '/[...page]', file: '[...page].astro', needs: 'pages' },
  { pattern: '/404', file: '404.astro' },
  { pattern: '/search', file: 'search.astro', part: 'search' },
  { pattern: '/journal/[...page]', file: 'journal/[...page].astro', needs: 'journal' },
  { pattern: '/journal/[post]', file: 'journal/[post].astro', needs: 'journal' },
  // Articles with a path of their own.
  { pattern: '/[...path]', file: 'journal/[post].astro', needs: 'journal' },
  { pattern: '/journal/tags/[tag]', file: 'journal/tags/[tag].astro', needs: 'journal' },
  { pattern: '/comments/site.json', file: 'comments/site.json.ts', needs: 'journal', hasComments: true },
  { pattern: '/rss.xml', file: 'rss.xml.ts', needs: 'journal' },
  { pattern: '/gallery', file: 'gallery/index.astro', needs: 'galleries' },
  { pattern: '/shop', file: 'shop/index.astro', needs: 'products' },
  { pattern: '/shop/[product]', file: 'shop/[product].astro', needs: 'products' },
  { pattern: '/features', file: 'features/index.astro', needs: 'features' },
  { pattern: '/features/[feature]', file: 'features/[feature].astro', needs: 'features' },
  { pattern: '/guide', file: 'guide/index.astro', needs: 'guide' },
  { pattern: '/credits', file: 'credits.astro', needs: 'credits.yaml' },
  { pattern: '/robots.txt', file: 'robots.txt.ts' },
  { pattern: '/site.webmanifest', file: 'site.webmanifest.ts' },
  // Drawn from the sign, where the owner has put no file of that name into public.
  { pattern: '/favicon.svg', file: 'favicon.svg.ts', needs: 'logo.svg', unless: 'favicon.svg' },
  { pattern: '/icon-[size].png', file: 'icon-[size].png.ts', needs: 'logo.svg', unless: 'icon-192.png' },
]

/** A site begins somewhere: with the sections of home.yaml, a page of the content, or a page of the owner's own making. */
export function checkHome({ content, contentFolder }: Pick<Site, 'content' | 'contentFolder'>, ownPages: readonly string[]): void {
  const page = ['index.md', 'index.mdx', 'index/index.md', 'index/index.mdx'].find((name) => existsSync(`${contentFolder}pages/${name}`))
  const isSections = content.includes('home.yaml')
  if (page && isSections) throw new Error(`The site has two home pages, content/home.yaml and content/pages/${page}. Keep one of them.`)
  const isOwn = ownPages.some((name) => /^index\.\w+$/.test(name))
  if (!page && !isSections && !isOwn) throw new Error('The site has no home page. Write content/home.yaml or content/pages/index.md.')
}

/** There is one of these, whatever the language. */
const SINGLE = new Set(['/404', '/robots.txt', '/site.webmanifest', '/favicon.svg', '/icon-[size].png', '/comments/site.json'])

/** In each language what its folder holds: /journal for content/journal, /fr/journal for content/fr/journal. */
export const routesFor = ({ languages, settings, publicFiles }: Pick<Site, 'languages' | 'settings' | 'publicFiles'>) =>
  languages.flatMap(({ code, content }, at) =>
    ROUTES.filter(({ needs }) => needs === undefined || content.includes(needs))
      .filter(({ unless }) => !unless || !publicFiles.includes(unless))
      .filter(({ part }) => !part || !settings.site.without?.includes(part))
      .filter(({ pattern }) => at === 0 || !SINGLE.has(pattern))
      // Comments that another system keeps need nothing of ours.
      .filter(({ hasComments }) => !hasComments || hasOwnServer(settings.comments))
      .map(({ pattern, file }) => ({
        pattern: at === 0 ? pattern : `/${code}${pattern === '/' ? '' : pattern}`,
        entrypoint: new URL(`./routes/${encodeURI(file)}`, import.meta.url),
      })),
  )
