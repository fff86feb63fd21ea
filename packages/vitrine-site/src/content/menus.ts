import { getImage } from 'astro:assets'
import type { CollectionEntry } from 'astro:content'
import { linkIn } from './addresses'
import { defaultLocale, type Locale } from './locales'
import { keepOnce } from './once'
import { hasContent, isPartThere, readAll } from './read'
import type { MegaColumn, MenuItem, MenuPicture } from 'vitrine/menu'
import { icons, type IconName } from './icons'

type Menu = CollectionEntry<'menus'>['data']
type Item = Menu['items'][number]
type Mega = NonNullable<Item['mega']>

export interface SiteMenu {
  readonly label: string
  readonly items: readonly MenuItem[]
}

/** A menu of the content, ready to be shown: icons as paths, pictures in the size that a menu needs. Not every menu must be there. */
export const readMenu = async (name: string, locale: Locale): Promise<SiteMenu | undefined> => (await readMenus(locale)).get(name)

/** The menu of the header: the owner's, or else every part of the site and every page. */
export async function readMainMenu(locale: Locale): Promise<SiteMenu> {
  const { texts } = locale
  const pages = (await readAll('pages', locale)).filter(({ id, data }) => !data.isHidden && id !== 'index' && id !== '404')
  const parts = [
    { kind: 'features', href: '/features/', label: texts.features.title },
    { kind: 'galleries', href: '/gallery/', label: texts.gallery.title },
    { kind: 'journal', href: '/journal/', label: texts.journal.title },
    { kind: 'products', href: '/shop/', label: texts.shop.title },
    { kind: 'guide', href: '/guide/', label: texts.guide.title },
  ].filter(({ kind }) => hasContent(kind))
  const items = [...parts, ...pages.map(({ id, data }) => ({ href: `/${id}/`, label: data.title }))]
  return (
    (await readMenu('main', locale)) ?? {
      label: texts.page.menu,
      items: await Promise.all(items.map(({ href, label }) => linkIn(locale, { href, label }))),
    }
  )
}

/** A menu that is not translated is the one in the site's own language. All links lead to the page in the language, if there is one. */
const readMenus = (locale: Locale) =>
  keepOnce(`menus ${locale.code}`, async () => {
    const menus = [...(await readAll('menus', defaultLocale)), ...(locale.isDefault ? [] : await readAll('menus', locale))]
    const ready = async ({ label, items }: Menu) => ({
      label,
      items: await Promise.all(items.filter(isPartThere).map((item) => toItem(item, locale))),
    })
    return new Map(await Promise.all(menus.map(async ({ id, data }) => [id, await ready(data)] as const)))
  })

async function toItem({ mega, ...item }: Item, locale: Locale): Promise<MenuItem> {
  const columns = mega && (await Promise.all(mega.columns.filter(isPartThere).map((column) => toColumn(column, locale))))
  return { ...(await toLink(item, locale)), mega: mega && columns ? { width: mega.width, columns } : undefined }
}

async function toColumn({ picture, items, ...column }: Mega['columns'][number], locale: Locale): Promise<MegaColumn> {
  const { label: title = column.title, href } = await linkIn(locale, { label: column.title ?? '', href: column.href })
  return {
    ...column,
    title: column.title && title,
    href,
    items: await Promise.all(items.filter(isPartThere).map((item) => toLink(item, locale))),
    picture: picture ? await toPicture(picture) : undefined,
  }
}

interface Raw {
  readonly label: string
  readonly href?: string | undefined
  readonly icon?: IconName | undefined
  readonly children?: readonly Raw[] | undefined
}

const toLink = async <T extends Raw>(item: T, locale: Locale): Promise<MenuItem> => ({
  ...(await linkIn(locale, item)),
  icon: item.icon && icons[item.icon],
  children: item.children && (await Promise.all(item.children.filter(isPartThere).map((child) => toLink(child, locale)))),
})

const WIDTH = 320

async function toPicture(src: NonNullable<Mega['columns'][number]['picture']>): Promise<MenuPicture> {
  const picture = await getImage({ src, width: WIDTH, format: 'webp', quality: 70, densities: [1, 2] })
  return {
    src: picture.src,
    srcSet: picture.srcSet.attribute || undefined,
    width: WIDTH,
    height: Math.round((WIDTH * src.height) / src.width),
    alt: '',
  }
}
