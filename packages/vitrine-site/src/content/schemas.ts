import type { SchemaContext } from 'astro:content'
import { z } from 'astro/zod'
import { href } from './menu-schema'
import { choice, day, flag, list, matching, only, plain, text, whole, words } from './plain'
import { picture, PICTURE_WORDS } from './picture'
import { tagSlug } from './tags'

export { footer } from './footer-schema'
export { menus } from './menu-schema'

/**
 * What may stand in each kind of content file. Apart from the collections themselves, so that tests can run the schemas
 * without Astro. A mistake stops the build with the file, the field and what is allowed.
 */
type Context = Pick<SchemaContext, 'image'>

const title = text(1, 90, 'a title')
/** For search engines, link previews and lists: one or two sentences. */
const description = text(20, 220, 'one or two sentences')
/** Parts in any letters, none of them only dots. */
const PATH = /^\/(?:(?!\.+\/)[\p{L}\p{M}\p{N}._~-]+\/)+$/u
const slug = /^[a-z][a-z0-9-]*$/
/** In any letters; a year is a tag too, which YAML takes for a number. */
const tagWords = 'a tag of at most 40 characters, with a letter or a digit in it'
const tag = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z
    .string(plain(tagWords))
    .trim()
    .refine((name) => name.length <= 40 && tagSlug(name) !== '', plain(tagWords)),
)
/** Parts of a picture, from its upper edge to its lower one, and its sides. layout.css places them. */
const focuses = ['top', 'upper', 'lower', 'bottom', 'left', 'right'] as const
export type Focus = (typeof focuses)[number]
const ALT_WORDS = 'a text that says what the picture shows'
const alt = words(ALT_WORDS)

/** Names of a page for other places than lists. */
const names = {
  /** The heading on its own page, where it is longer than a title in lists can be. */
  heading: words('a heading').optional(),
  /** What search engines and the browser's tab show in place of the title. */
  searchTitle: title.optional(),
}

/** When a file's content is there, the same for every kind. */
const timed = {
  /** A draft is shown by `npm run dev`, and is not published. */
  isDraft: flag().default(false),
  /** From when on it is published: 2026-11-15, or 2026-11-15 08:30. */
  date: day().optional(),
  /** The day of the last change that a reader should know of. */
  updated: day().optional(),
}

/** A picture without words for those who cannot see it is not finished. */
function withAlt<T extends z.ZodType<{ picture?: unknown; pictureAlt?: unknown }>>(schema: T) {
  return schema.refine(({ picture, pictureAlt }) => picture === undefined || pictureAlt !== undefined, {
    path: ['pictureAlt'],
    error: 'is missing: a page with a picture must say what the picture shows.',
  })
}

export const pages = ({ image }: Context) =>
  withAlt(
    only({
      title,
      description,
      /** The first, larger paragraph under the title. */
      lead: words('a text').optional(),
      picture: picture(image).optional(),
      pictureAlt: alt.optional(),
      /** Reachable by its address, but in no list and in no search engine. */
      isHidden: flag().default(false),
      /** Whether visitors may comment on it, where the site takes comments. */
      hasComments: flag().optional(),
      ...names,
      ...timed,
    }),
  )

export const journal = ({ image }: Context) =>
  only({
    title,
    description,
    /** The day of publication: 2026-11-15. Before it, nobody sees the article. */
    date: day(),
    tags: list(tag, 'a list of one to five tags', { min: 1, max: 5 }).optional(),
    picture: picture(image).optional(),
    pictureAlt: alt.optional(),
    /** The part that stays where a layout crops the picture; its middle otherwise. */
    pictureFocus: choice(focuses).optional(),
    isDraft: timed.isDraft,
    updated: timed.updated,
    /** What else it is filed under, as many as there are. Each has a page, as a tag has. */
    categories: list(tag, 'a list of categories').optional(),
    /** Who wrote it, by name. */
    authors: list(words('a name'), 'a list of names').optional(),
    /** An address of its own, where it is not to stand below /journal/: /2019/05/salt/. */
    path: matching(PATH, 'a path of letters, digits and hyphens with a slash at both ends, such as /2019/05/salt/').optional(),
    /** Stands before all others in the list of articles. */
    isSticky: flag().optional(),
    /** An article without a picture. */
    isPlain: flag().optional(),
    /** Its description is for lists and search engines alone: it does not stand below the title. */
    isWithoutLead: flag().optional(),
    ...names,
  }).superRefine(({ picture: given, pictureAlt, isPlain = false, tags, categories }, { addIssue }) => {
    const miss = (field: string, what: string) => addIssue({ code: 'custom', path: [field], message: `is missing: it must be ${what}.` })
    if (!given && !isPlain) miss('picture', PICTURE_WORDS)
    if (given && !pictureAlt) miss('pictureAlt', ALT_WORDS)
    // What came from another system may have neither.
    if (!tags && !categories && !isPlain) miss('tags', 'a list of one to five tags')
  })

export const guide = only({ title, description, order: whole(), ...timed })

export const features = ({ image }: Context) =>
  withAlt(
    only({
      title,
      description,
      /** The library's folder name, for its examples in the style guide. */
      feature: matching(slug, 'the name of a feature, such as back-to-top'),
      order: whole(),
      picture: picture(image).optional(),
      pictureAlt: alt.optional(),
      ...timed,
    }),
  )

export const products =
  <R extends z.ZodType>(reference: (collection: 'products') => R) =>
  ({ image }: Context) =>
    only({
      title,
      description,
      /** 24.5 means 24.50. */
      price: z.number(plain('a price such as 24.5')).positive(plain('a price above 0')),
      currency: matching(/^[A-Z]{3}$/, 'a currency of three capital letters, such as EUR').default('EUR'),
      pictures: list(only({ src: picture(image), alt }), 'a list of at least one picture', { min: 1 }),
      order: whole().default(0),
      /** What a visitor chooses before it goes into the cart: a paper, a size. */
      choices: list(
        only({ label: words('what is chosen'), options: list(words('an option'), 'a list of at least two options', { min: 2 }) }),
        'a list of choices',
      ).default([]),
      /** File names of other products, without .md. */
      related: list(reference('products'), 'a list of products').default([]),
      ...timed,
    })

export const galleries = ({ image }: Context) =>
  only({
    title,
    description,
    order: whole().default(0),
    pictures: list(
      only({ src: picture(image), alt, caption: words('a text').optional(), credit: words('a text').optional() }),
      'a list of at least one picture',
      { min: 1 },
    ),
    ...timed,
  })

const link = only({ label: words('the text of the link'), href })

/** The parts that a home page can be made of. The first is the statement with its lead, actions and picture. */
const homeSections = ['hero', 'promises', 'interlude', 'facts', 'motion', 'features', 'places', 'gallery', 'journal', 'commands'] as const

export const home = ({ image }: Context) => {
  const photograph = only({ src: picture(image), alt, label: words('the line under the picture').optional() })
  const paragraph = words('a paragraph')
  /** A video of the site's own, in both formats: addresses below public/. */
  const clip = only({ mp4: words('an address such as /video/clip.mp4'), webm: words('an address such as /video/clip.webm').optional() })
  return only({
    title,
    description,
    /** The large words at the top, one line each. */
    statement: list(words('a line'), 'a list of one to three lines', { min: 1, max: 3 }).optional(),
    lead: paragraph.optional(),
    actions: list(link, 'a list of at most two links', { max: 2 }).default([]),
    picture: photograph.optional(),
    /** Which sections, in which order; without it all that are below, in the order of this list. */
    sections: list(choice(homeSections), 'a list of sections').optional(),
    promises: only({ title, items: list(only({ title, text: paragraph }), 'a list of promises', { min: 1 }) }).optional(),
    /** A photograph across the whole window. */
    interlude: photograph.optional(),
    /** A row with a moving background: words in front of a silent clip. */
    motion: only({ title, text: paragraph, picture: picture(image), clip }).optional(),
    /** A wide slider; a slide with a clip is a video. */
    places: only({
      title,
      lead: paragraph,
      slides: list(photograph.extend({ title, text: paragraph, clip: clip.optional() }), 'a list of slides', { min: 2 }),
    }).optional(),
    facts: only({
      title,
      note: paragraph,
      items: list(only({ value: words('a number in quotes'), unit: words('a unit').optional(), text: paragraph }), 'a list of facts', {
        min: 1,
      }),
    }).optional(),
    features: only({ title, lead: paragraph, count: whole().default(8), action: link, picture: photograph }).optional(),
    journal: only({ title, action: link }).optional(),
    gallery: only({
      title,
      lead: paragraph,
      action: link,
      pictures: list(photograph, 'a list of four pictures', { min: 4, max: 4 }),
    }).optional(),
    commands: only({
      title,
      items: list(only({ command: words('a command'), text: paragraph }), 'a list of commands', { min: 1 }),
      action: link,
    }).optional(),
  }).superRefine((data, context) => {
    for (const [at, name] of (data.sections ?? []).entries()) {
      if (name === 'hero' ? !data.statement && !data.lead && !data.picture : !data[name])
        context.addIssue({ code: 'custom', path: ['sections', at], message: `names ${name}, but this file does not say what is in it.` })
    }
  })
}

/** Where each licence can be read. */
export const licences = {
  'CC0 1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
  'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'CC BY-SA 3.0': 'https://creativecommons.org/licenses/by-sa/3.0/',
  'CC BY-SA 4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
  'SIL OFL 1.1': 'https://openfontlicense.org/open-font-license-official-text/',
  'Free of rights': undefined,
} as const

export type LicenceName = keyof typeof licences

export const credits = ({ image }: Context) => {
  const known = Object.keys(licences) as LicenceName[]
  const licence = choice(known)
  const author = words('the name of the author')
  return only({
    /** Where the pictures come from, and what was changed. */
    source: words('a paragraph'),
    pictures: list(only({ src: picture(image), title, author, licence }), 'a list of pictures'),
    films: list(only({ title, author: author.optional(), licence, note: words('a sentence') }), 'a list of films'),
    type: list(only({ title, author, licence, href: link.shape.href }), 'a list of typefaces'),
  })
}
