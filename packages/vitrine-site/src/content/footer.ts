import type { FooterArea, FooterLink, FooterWidget } from '../views/site-footer'
import type { FooterData, WidgetData } from './footer-schema'
import { journalPosts } from './journal'
import { readMainMenu, readMenu } from './menus'
import { hasContent, readAll } from './read'
import { texts } from './texts/texts'

/** The areas of the footer: the owner's (content/footer.yaml), or else the site, its menu, its newest posts and the rest. */
export async function readFooterAreas(): Promise<readonly FooterArea[]> {
  const [own] = hasContent('footer.yaml') ? await readAll('footer') : []
  const { areas } = own?.data ?? usual()
  return Promise.all(areas.map(async ({ widgets }) => (await Promise.all(widgets.map(toWidget))).filter(hasSomething)))
}

const usual = (): FooterData => ({
  areas: [{ about: true }, { menu: 'main' }, { posts: 3 }, { menu: 'footer' }].map((widget) => ({ widgets: [widget] })),
})

/** What the headings are where the owner writes none: in the site's own language. */
const headings = (): Readonly<Record<string, string>> => ({ main: texts.footer.site, footer: texts.footer.more })

async function toWidget({ title, text, links, menu, posts }: WidgetData): Promise<FooterWidget> {
  if (text) return { kind: 'text', title, text }
  if (links) return { kind: 'links', title, links }
  if (menu) return { kind: 'links', title: title ?? headings()[menu], links: await readLinks(menu) }
  if (posts) return { kind: 'posts', title: title ?? texts.footer.journal, links: await readPosts(posts) }
  return { kind: 'about', title }
}

const hasSomething = (widget: FooterWidget): boolean => !('links' in widget) || widget.links.length > 0

async function readLinks(menu: string): Promise<readonly FooterLink[]> {
  const items = menu === 'main' ? (await readMainMenu()).items : ((await readMenu(menu))?.items ?? [])
  const links = items.flatMap(({ href, label }) => (href ? [{ href, label }] : []))
  return menu === 'footer' && hasContent('journal') ? [...links, { href: '/rss.xml', label: texts.footer.feed }] : links
}

const readPosts = async (count: number): Promise<readonly FooterLink[]> =>
  (await journalPosts()).slice(0, count).map(({ id, data }) => ({ href: `/journal/${id}/`, label: data.title }))
