import { childrenOf, type MenuItem } from 'vitrine/menu'
import type { FooterArea, FooterLink, FooterWidget } from '../views/site-footer'
import type { FooterData, WidgetData } from './footer-schema'
import { linkIn, postInList } from './addresses'
import { journalPosts } from './journal'
import { defaultLocale, type Locale } from './locales'
import { readMainMenu, readMenu } from './menus'
import { hasContent, isPartThere, readAll } from './read'

/** The areas of the footer: the owner's (content/footer.yaml), or else the site, its menu, its newest posts and the rest. */
export async function readFooterAreas(locale: Locale): Promise<readonly FooterArea[]> {
  const [own] = [...(await readAll('footer', locale)), ...(await readAll('footer', defaultLocale))]
  const { areas } = own?.data ?? usual()
  return Promise.all(
    areas.map(async ({ widgets }) => (await Promise.all(widgets.map((widget) => toWidget(widget, locale)))).filter(hasSomething)),
  )
}

const usual = (): FooterData => ({
  areas: [{ about: true }, { menu: 'main' }, { posts: 3 }, { menu: 'footer' }].map((widget) => ({ widgets: [widget] })),
})

/** What the headings are where the owner writes none: in the site's own language. */
const headings = ({ texts }: Locale): Readonly<Record<string, string>> => ({ main: texts.footer.site, footer: texts.footer.more })

async function toWidget({ title, text, links, menu, posts }: WidgetData, locale: Locale): Promise<FooterWidget> {
  if (text) return { kind: 'text', title, text }
  if (links) return { kind: 'links', title, links: await Promise.all(links.filter(isPartThere).map((link) => linkIn(locale, link))) }
  if (menu) return { kind: 'links', title: title ?? headings(locale)[menu], links: await readLinks(menu, locale) }
  if (posts) return { kind: 'posts', title: title ?? locale.texts.footer.journal, links: await readPosts(posts, locale) }
  return { kind: 'about', title }
}

const hasSomething = (widget: FooterWidget): boolean => !('links' in widget) || widget.links.length > 0

async function readLinks(menu: string, locale: Locale): Promise<readonly FooterLink[]> {
  const items = menu === 'main' ? (await readMainMenu(locale)).items : ((await readMenu(menu, locale))?.items ?? [])
  // The menu at the top is there with all its levels already.
  const links = (menu === 'main' ? items : flatten(items)).flatMap(({ href, label }) => (href ? [{ href, label }] : []))
  return menu === 'footer' && hasContent('journal', locale.code)
    ? [...links, { href: `${locale.prefix}/rss.xml`, label: locale.texts.footer.feed }]
    : links
}

const flatten = (items: readonly MenuItem[]): readonly MenuItem[] => items.flatMap((item) => [item, ...flatten(childrenOf(item))])

const readPosts = async (count: number, locale: Locale): Promise<readonly FooterLink[]> =>
  (await journalPosts(locale)).slice(0, count).map((post) => {
    const { href, title: label } = postInList(post, locale)
    return { href, label }
  })
