import { checkBuilt, type PageFault } from './built'
import { readPageFacts, type PageFacts, type Reference } from './html'

/** What an address answers while the site is written. */
export interface Answer {
  readonly isThere: boolean
  /** Where it is a page. */
  readonly html?: string | undefined
}

export interface DevPage {
  readonly page: string
  readonly html: string
  readonly origin: string
  /** Addresses that have a page, without asking for it. */
  readonly known: ReadonlySet<string>
  readonly ask: (path: string) => Promise<Answer>
}

/** What only the server that shows the pages while they are written answers: scripts, styles, pictures in the making. */
const IN_THE_MAKING = /^\/(@|_image|_astro\/|node_modules\/|src\/|packages\/|pagefind\/|comments\/|forms\/)/

/**
 * Looks at one page as a build looks at all of them. The pages that it links to are known by their addresses; only what is not known, or
 * whose parts are linked to, is asked for.
 */
export async function checkDevPage({ page, html, origin, known, ask }: DevPage): Promise<PageFault[]> {
  const facts = readPageFacts(html)
  const pages = new Map<string, PageFacts>([...known].map((path) => [path, ANYTHING]))
  const files = new Set<string>()
  const targets = [...facts.links, ...facts.loaded].flatMap((reference) => localTarget(reference, origin + page))
  const toAsk = new Set(targets.filter(({ path, hash }) => path !== page && (!known.has(path) || hash)).map(({ path }) => path))
  await Promise.all(
    [...toAsk].map(async (path) => {
      const { isThere, html } = IN_THE_MAKING.test(path) ? { isThere: true } : await ask(path)
      if (html !== undefined) pages.set(path, readPageFacts(html))
      else if (isThere) files.add(path)
    }),
  )
  const site = { hasFile: (path: string) => files.has(path) || IN_THE_MAKING.test(path), origin }
  pages.set(page, facts)
  return checkBuilt({ ...site, pages }).filter((fault) => fault.page === page)
}

/** A page that was not looked at has whatever is linked to. */
const ANYTHING: PageFacts = {
  ids: { has: () => true } as unknown as ReadonlySet<string>,
  doubledIds: [],
  links: [],
  loaded: [],
  speechless: [],
  features: [],
  galleryLinks: [],
  brokenJson: [],
  isHidden: false,
}

function localTarget({ address }: Reference, from: string): { readonly path: string; readonly hash: string }[] {
  if (!URL.canParse(address, from)) return []
  const url = new URL(address, from)
  return url.origin === new URL(from).origin && /^https?:$/.test(url.protocol) ? [{ path: decodePath(url.pathname), hash: url.hash }] : []
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
