import { getCollection } from 'astro:content'
import { readMenu } from '../components/header/menus'
import { allFeatures } from '../content/features'
import { journalPosts } from '../content/journal'
import { texts } from '../texts/texts'

export interface PageGroup {
  readonly title: string
  readonly links: readonly { readonly href: string; readonly label: string }[]
}

/** Every page of the site, by part: what the search page offers to those who would rather choose than type. */
export async function allPages(): Promise<readonly PageGroup[]> {
  const main = await readMenu('main')
  const titleOf = (href: string) => main?.items.find((item) => item.href === href)?.label ?? href
  const pages = (await getCollection('pages')).filter(({ data }) => !data.isHidden)
  const features = await allFeatures()
  const products = (await getCollection('products')).toSorted((one, other) => one.data.order - other.data.order)
  const posts = await journalPosts()
  const toLink = (folder: string) => (entry: { id: string; data: { title: string } }) => ({
    href: `${folder}${entry.id}/`,
    label: entry.data.title,
  })
  const groups = [
    {
      title: texts.search.pages,
      links: [...(main?.items.flatMap(({ href, label }) => (href ? [{ href, label }] : [])) ?? []), ...pages.map(toLink('/'))],
    },
    { title: titleOf('/features/'), links: features.map(toLink('/features/')) },
    { title: titleOf('/journal/'), links: posts.map(toLink('/journal/')) },
    { title: titleOf('/shop/'), links: products.map(toLink('/shop/')) },
  ]
  return groups.map(({ title, links }) => ({
    title,
    links: links.filter((link, at) => links.findIndex(({ href }) => href === link.href) === at),
  }))
}
