import type { SchemaContext } from 'astro:content'
import type { z } from 'astro/zod'
import { iconNames } from './icons'
import { choice, list, matching, only, text, words } from './plain'

type Context = Pick<SchemaContext, 'image'>

export const href = matching(/^(\/|#|https?:|mailto:|tel:)\S*$/, 'an address that starts with /, #, https:, mailto: or tel:')

/** What every item of a menu may have. An item without an address only opens what is below it. */
const item = {
  label: words('the text of the link'),
  href,
  icon: choice(iconNames).optional(),
  /** A few words below the label, in sub-menus. */
  note: text(1, 80, 'a few words').optional(),
}

const leaf = only(item)
/** A link with links below it, at any depth. */
const branch = only({
  ...item,
  get children(): z.ZodOptional<z.ZodArray<z.ZodType<Branch>>> {
    return list(branch as unknown as z.ZodType<Branch>, 'a list of links').optional()
  },
})

interface Branch extends z.infer<typeof leaf> {
  readonly children?: Branch[] | undefined
}

/** A mega menu: up to six columns side by side, each with a title, a picture, a sentence and links of its own. */
const mega = ({ image }: Context) =>
  only({
    width: choice(['columns', 'full'], 'columns or full').default('columns'),
    columns: list(
      only({
        title: words('a text').optional(),
        href: href.optional(),
        text: text(1, 160, 'a sentence').optional(),
        /** Beside the title's words the picture only decorates: it needs no text of its own. */
        picture: image().optional(),
        items: list(leaf, 'a list of links').default([]),
      }),
      'a list of one to six columns',
      { min: 1, max: 6 },
    ),
  })

export const menus = (context: Context) =>
  only({
    label: words('the name of the menu'),
    items: list(
      only({
        ...item,
        href: href.optional(),
        children: list(branch, 'a list of links').optional(),
        mega: mega(context).optional(),
        /** Opens a part of the page in place of a sub-menu. */
        slot: choice(['login'], 'login').optional(),
      }).refine(
        (given) => given.href !== undefined || given.children !== undefined || given.mega !== undefined || given.slot !== undefined,
        {
          path: ['href'],
          error: 'is missing: an item without children must lead somewhere.',
        },
      ),
      'a list of links',
    ),
  })
