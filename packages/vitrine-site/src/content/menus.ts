import { getImage } from 'astro:assets'
import type { CollectionEntry } from 'astro:content'
import { once } from './once'
import { hasContent, readAll } from './read'
import { texts } from './texts/texts'
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
export const readMenu = async (name: string): Promise<SiteMenu | undefined> => (await readMenus()).get(name)

/** The menu of the header: the owner's, or else every part of the site and every page. */
export async function readMainMenu(): Promise<SiteMenu> {
  const pages = (await readAll('pages')).filter(({ id, data }) => !data.isHidden && id !== 'index' && id !== '404')
  const parts = [
    { kind: 'features', href: '/features/', label: texts.features.title },
    { kind: 'galleries', href: '/gallery/', label: texts.gallery.title },
    { kind: 'journal', href: '/journal/', label: texts.journal.title },
    { kind: 'products', href: '/shop/', label: texts.shop.title },
    { kind: 'guide', href: '/guide/', label: texts.guide.title },
  ].filter(({ kind }) => hasContent(kind))
  const items = [...parts, ...pages.map(({ id, data }) => ({ href: `/${id}/`, label: data.title }))]
  return (await readMenu('main')) ?? { label: texts.page.menu, items: items.map(({ href, label }) => ({ href, label })) }
}

const readMenus = once(async () => {
  const menus = await readAll('menus')
  return new Map(
    await Promise.all(
      menus.map(async ({ id, data }) => [id, { label: data.label, items: await Promise.all(data.items.map(toItem)) }] as const),
    ),
  )
})

async function toItem({ mega, ...item }: Item): Promise<MenuItem> {
  return { ...withIcons(item), mega: mega ? { width: mega.width, columns: await Promise.all(mega.columns.map(toColumn)) } : undefined }
}

async function toColumn({ picture, items, ...column }: Mega['columns'][number]): Promise<MegaColumn> {
  return { ...column, items: items.map(withIcons), picture: picture ? await toPicture(picture) : undefined }
}

interface Raw {
  readonly label: string
  readonly icon?: IconName | undefined
  readonly children?: readonly Raw[] | undefined
}

const withIcons = <T extends Raw>(item: T): MenuItem => ({
  ...item,
  icon: item.icon && icons[item.icon],
  children: item.children?.map(withIcons),
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
