import { journalPosts, postPath, tagsOf, type Post } from './journal'
import { defaultLocale, defaultLanguageIn, locales, withoutLanguage, type Locale } from './locales'
import { keepOnce } from './once'
import { hasContent, readAll, type Listed } from './read'
import { tagAddress } from './tags'
import { fill } from './texts/schema'

/** The pages that there are in a language, by their addresses without it: /about/ stands for /fr/about/ as well. */
export const addressesIn = (locale: Locale): Promise<ReadonlySet<string>> =>
  keepOnce(`addresses ${locale.code}`, async () => {
    const has = (name: string) => hasContent(name, locale.code)
    const idsOf = async (kind: 'pages' | 'products' | 'features') => (await readAll(kind, locale)).map(({ id }) => id)
    const posts = (await journalPosts(locale)).filter((post) => post.locale === locale)
    const under = (folder: string, ids: readonly string[]) => (ids.length > 0 ? [folder, ...ids.map((id) => `${folder}${id}/`)] : [])
    const pages = await idsOf('pages')
    return new Set([
      ...(has('home') || pages.includes('index') ? ['/'] : []),
      ...pages.filter((id) => id !== 'index' && id !== '404').map((id) => `/${id}/`),
      ...(posts.length > 0 ? ['/journal/', ...posts.map(postPath)] : []),
      ...tagsOf(posts).map(({ name }) => tagAddress(name)),
      ...under('/shop/', await idsOf('products')),
      ...under('/features/', await idsOf('features')),
      ...(['gallery', 'guide', 'credits'] as const)
        .filter((name) => has(name === 'gallery' ? 'galleries' : name))
        .map((name) => `/${name}/`),
      ...(locale.settings.site.without?.includes('search') ? [] : ['/search/']),
    ])
  })

interface Link {
  readonly href?: string | undefined
  readonly label: string
}

/** Where a link leads in a language: to the page in it, or to the one in the site's own, which it then says. */
export async function linkIn<L extends Link>(locale: Locale, link: L): Promise<L> {
  const { href, label } = link
  if (locale.isDefault || !href?.startsWith('/') || href !== withoutLanguage(href)) return link
  const { pathname, search, hash } = new URL(href, 'https://site.example')
  if ((await addressesIn(locale)).has(pathname)) return { ...link, href: `${locale.prefix}${pathname}${search}${hash}` }
  // A file, or what has no language.
  if (!pathname.endsWith('/')) return link
  return { ...link, label: fill(locale.texts.language.elsewhere, { title: label, language: defaultLanguageIn(locale) }) }
}

/** A page's addresses in all languages that have it, by code; with its own. */
export async function translationsOf(address: string): Promise<readonly { readonly locale: Locale; readonly href: string }[]> {
  const path = withoutLanguage(address)
  const found = await Promise.all(locales.map(async (locale) => ({ locale, has: (await addressesIn(locale)).has(path) })))
  return found.filter(({ has }) => has).map(({ locale }) => ({ locale, href: `${locale.prefix}${path}` }))
}

/** How an entry stands in a list of a language: its address, and its title, which says where it is in another. */
export function inList(entry: Listed<{ id: string; data: { title: string } }>, locale: Locale, folder: string) {
  const isElsewhere = entry.locale !== locale
  const { title } = entry.data
  return {
    href: `${entry.locale.prefix}${folder}${entry.id}/`,
    title: isElsewhere ? fill(locale.texts.language.elsewhere, { title, language: defaultLanguageIn(locale) }) : title,
    lang: isElsewhere ? defaultLocale.code : undefined,
  }
}

export const postInList = (post: Post, locale: Locale) => ({
  ...inList(post, locale, '/journal/'),
  href: `${post.locale.prefix}${postPath(post)}`,
})
