import { z } from 'astro/zod'
import { href } from './menu-schema'
import { flag, list, only, plain, words } from './plain'

const POSTS = plain('a number of posts from 1 to 10')

/** One thing in an area of the footer: what the site is, a text, links, a menu once more, the newest posts. */
const widget = only({
  title: words('a heading').optional(),
  /** The site's name and description. */
  about: flag().optional(),
  text: words('a paragraph').optional(),
  links: list(only({ label: words('the text of the link'), href }), 'a list of links').optional(),
  /** The name of a menu in content/menus, without .yaml. */
  menu: words('the name of a menu, such as main').optional(),
  posts: z.int(POSTS).min(1, POSTS).max(10, POSTS).optional(),
}).refine(({ about, text, links, menu, posts }) => [about, text, links, menu, posts].filter(Boolean).length === 1, {
  error: 'must have one of about, text, links, menu and posts, and no more.',
})

/** The areas at the foot of every page, each with the widgets in it. */
export const footer = only({
  areas: list(only({ widgets: list(widget, 'a list of widgets').default([]) }), 'a list of one to six areas', { min: 1, max: 6 }),
})

export type FooterData = z.infer<typeof footer>
export type WidgetData = FooterData['areas'][number]['widgets'][number]
