import { readExcerpt } from './search.excerpt'
import type { Result } from './search.model'

/** What Pagefind's own script offers, as far as it is used here. */
interface Pagefind {
  options?(options: { readonly baseUrl: string }): Promise<void>
  search(query: string): Promise<{ readonly results: readonly { data(): Promise<PagefindPage> }[] }>
}

interface PagefindPage {
  readonly url: string
  readonly excerpt: string
  /** All that the page says; escaped as the excerpt is. */
  readonly raw_content?: string
  readonly meta: Readonly<Record<string, string | undefined>>
}

export interface Answer {
  readonly total: number
  readonly results: readonly Result[]
}

export type Find = (query: string) => Promise<Answer>

/** Pages are found below the folder that the index's own folder is in: the site may stand below a path. */
async function load(address: URL): Promise<Pagefind> {
  const pagefind = (await import(/* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ address.href)) as Pagefind
  await pagefind.options?.({ baseUrl: new URL('../', address).pathname })
  return pagefind
}

/** The site's index. Its script is fetched with the first question; where that fails, the next question tries again. */
export function createIndex(address: string, limit: number): Find {
  let loading: Promise<Pagefind> | undefined
  return async (query) => {
    loading ??= load(new URL(address, location.href))
    try {
      const { results } = await (await loading).search(query)
      const pages = await Promise.all(results.slice(0, limit).map((result) => result.data()))
      return { total: results.length, results: pages.map(toResult) }
    } catch (error) {
      loading = undefined
      throw error
    }
  }
}

const toResult = ({ url, excerpt, raw_content, meta }: PagefindPage): Result => ({
  href: url,
  title: meta.title ?? url,
  excerpt: readExcerpt(excerpt, raw_content),
  picture: meta.image,
})
