import { readMainMenu } from './menus'
import { allFeatures } from './features'
import { journalPosts } from './journal'
import { inList, postInList } from './addresses'
import type { Locale } from './locales'
import { readListed, type Listed } from './read'

export interface PageGroup {
  readonly title: string
  readonly links: readonly { readonly href: string; readonly label: string; readonly lang?: string | undefined }[]
}

/** Every page of the site, by part: what the search page offers to those who would rather choose than type. */
export async function allPages(locale: Locale): Promise<readonly PageGroup[]> {
  const { texts } = locale
  const main = await readMainMenu(locale)
  const pages = (await readListed('pages', locale)).filter(({ id, data }) => !data.isHidden && id !== 'index' && id !== '404')
  const features = await allFeatures(locale)
  const products = (await readListed('products', locale)).toSorted((one, other) => one.data.order - other.data.order)
  const posts = await journalPosts(locale)
  const pick = ({ href, title: label, lang }: ReturnType<typeof inList>) => ({ href, label, lang })
  const toLink = (folder: string) => (entry: Listed<{ id: string; data: { title: string } }>) => pick(inList(entry, locale, folder))
  const groups = [
    {
      title: texts.search.pages,
      links: [...main.items.flatMap(({ href, label }) => (href ? [{ href, label }] : [])), ...pages.map(toLink('/'))],
    },
    { title: texts.features.title, links: features.map(toLink('/features/')) },
    { title: texts.journal.title, links: posts.map((post) => pick(postInList(post, locale))) },
    { title: texts.shop.title, links: products.map(toLink('/shop/')) },
  ]
  const full = groups.filter(({ links }) => links.length > 0)
  return full.map(({ title, links }) => ({
    title,
    links: links.filter((link, at) => links.findIndex(({ href }) => href === link.href) === at),
  }))
}
