import { readMainMenu } from './menus'
import { allFeatures } from './features'
import { journalPosts } from './journal'
import { readAll } from './read'
import { texts } from './texts/texts'

export interface PageGroup {
  readonly title: string
  readonly links: readonly { readonly href: string; readonly label: string }[]
}

/** Every page of the site, by part: what the search page offers to those who would rather choose than type. */
export async function allPages(): Promise<readonly PageGroup[]> {
  const main = await readMainMenu()
  const titleOf = (href: string) => main.items.find((item) => item.href === href)?.label ?? href
  const pages = (await readAll('pages')).filter(({ id, data }) => !data.isHidden && id !== 'index' && id !== '404')
  const features = await allFeatures()
  const products = (await readAll('products')).toSorted((one, other) => one.data.order - other.data.order)
  const posts = await journalPosts()
  const toLink = (folder: string) => (entry: { id: string; data: { title: string } }) => ({
    href: `${folder}${entry.id}/`,
    label: entry.data.title,
  })
  const groups = [
    {
      title: texts.search.pages,
      links: [...main.items.flatMap(({ href, label }) => (href ? [{ href, label }] : [])), ...pages.map(toLink('/'))],
    },
    { title: titleOf('/features/'), links: features.map(toLink('/features/')) },
    { title: titleOf('/journal/'), links: posts.map(toLink('/journal/')) },
    { title: titleOf('/shop/'), links: products.map(toLink('/shop/')) },
  ]
  const full = groups.filter(({ links }) => links.length > 0)
  return full.map(({ title, links }) => ({
    title,
    links: links.filter((link, at) => links.findIndex(({ href }) => href === link.href) === at),
  }))
}
