import { z } from 'astro/zod'
import { describe, expect, test } from 'vitest'
import * as schemas from './schemas'

/** Astro's picture field outside Astro: a path. */
const context = { image: () => z.string() } as unknown as Parameters<typeof schemas.journal>[0]

const faults = (schema: z.ZodType, data: unknown): string[] => {
  const read = schema.safeParse(data)
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
}

const description = 'One or two sentences for lists and link previews.'
const article = {
  title: 'A title',
  description,
  date: new Date('2026-11-15'),
  tags: ['pictures'],
  picture: '../pictures/sea.jpg',
  pictureAlt: 'The sea at night',
}

describe('journal articles', () => {
  const schema = schemas.journal(context)

  test('a whole article is accepted and is no draft', () => {
    expect(schema.parse(article)).toEqual({ ...article, isDraft: false })
  })

  test('an article of another system needs no picture and no tags, and may have many categories', () => {
    const { tags: _t, picture: _p, pictureAlt: _a, ...plain } = article
    const categories = ['a', 'b', 'c', 'd', 'e', 'f']
    expect(faults(schema, { ...plain, isPlain: true, categories, authors: ['Ann'], isSticky: true, isWithoutLead: true })).toEqual([])
    expect(faults(schema, { ...plain, picture: article.picture, categories })).toEqual([
      'pictureAlt is missing: it must be a text that says what the picture shows.',
    ])
    expect(faults(schema, { ...article, tags: undefined })).toEqual(['tags is missing: it must be a list of one to five tags.'])
  })

  test('a day in quotes is as good as one without', () => {
    expect(schema.parse({ ...article, date: '2026-11-15' }).date).toEqual(article.date)
  })

  test.each([
    ['title', undefined, 'title is missing: it must be a title of 1 to 90 characters.'],
    ['title', ' ', 'title is "", but it must be a title of 1 to 90 characters.'],
    ['title', 'x'.repeat(91), 'title is a text of 91 characters, but it must be a title of 1 to 90 characters.'],
    ['description', 'short', 'description is "short", but it must be one or two sentences of 20 to 220 characters.'],
    ['date', 'yesterday', 'date is "yesterday", but it must be a day such as 2026-11-15.'],
    ['date', '2026-13-45', 'date is "2026-13-45", but it must be a day such as 2026-11-15. There is no month 13.'],
    ['date', 20261115, 'date is 20261115, but it must be a day such as 2026-11-15.'],
    ['tags', [], 'tags is an empty list, but it must be a list of one to five tags.'],
    ['tags', 'pictures', 'tags is "pictures", but it must be a list of one to five tags.'],
    ['tags', ['a', 'b', 'c', 'd', 'e', 'f'], 'tags is a list of 6, but it must be a list of one to five tags.'],
    ['tags', ['!'], 'tags.0 is "!", but it must be a tag of at most 40 characters, with a letter or a digit in it.'],
    ['picture', undefined, 'picture is missing: it must be the path from this file to a picture, such as ../pictures/sea.jpg.'],
    [
      'picture',
      'pictures/sea.jpg',
      'picture is "pictures/sea.jpg", but it must be the path from this file to a picture, such as ../pictures/sea.jpg.',
    ],
    [
      'picture',
      '../pictures/streem.jpg',
      'picture is "../pictures/streem.jpg", but there is no such picture. Did you mean ../pictures/stream.jpg?',
    ],
    ['picture', '../../pictures/zzz.jpg', 'picture is "../../pictures/zzz.jpg", but there is no such picture.'],
    ['pictureAlt', undefined, 'pictureAlt is missing: it must be a text that says what the picture shows.'],
    ['isDraft', 'maybe', 'isDraft is "maybe", but it must be true or false.'],
    ['pictureFocus', 'head', 'pictureFocus is "head", but it must be one of top, upper, lower, bottom, left, right.'],
    [
      'path',
      '2019/salt',
      'path is "2019/salt", but it must be a path of letters, digits and hyphens with a slash at both ends, such as /2019/05/salt/.',
    ],
    [
      'path',
      '/../salt/',
      'path is "/../salt/", but it must be a path of letters, digits and hyphens with a slash at both ends, such as /2019/05/salt/.',
    ],
    [
      'autor',
      'x',
      'autor is not a field here. Fields are: title, description, date, tags, picture, pictureAlt, pictureFocus, isDraft, updated, categories, authors, path, isSticky, isPlain, isWithoutLead, heading, searchTitle.',
    ],
  ])('%s: %j is refused in plain words', (field, value, message) => {
    expect(faults(schema, { ...article, [field]: value })).toEqual([message])
  })

  test('a picture beside the article is left to Astro', () => {
    expect(schema.parse({ ...article, picture: './hive.jpg' }).picture).toBe('./hive.jpg')
  })

  test('all faults of a file are told at once', () => {
    expect(faults(schema, { ...article, title: '', date: 'soon', autor: 'x' })).toHaveLength(3)
  })
})

describe('other content', () => {
  const reference = () => z.string()
  const product = { title: 'A print', description, price: 24.5, pictures: [{ src: '../pictures/fig.jpg', alt: 'A sea' }] }
  const gallery = { title: 'Water', description, pictures: [{ src: '../pictures/fig.jpg', alt: 'A sea' }] }
  const feature = { title: 'Alert', description, feature: 'alert', order: 1 }

  test('what may be left out has its default', () => {
    expect(schemas.products(reference)(context).parse(product)).toMatchObject({ currency: 'EUR', order: 0, related: [] })
    expect(schemas.galleries(context).parse(gallery)).toMatchObject({ order: 0 })
    expect(schemas.pages(context).parse({ title: 'About', description })).toMatchObject({ isHidden: false })
  })

  const credits = {
    source: 'Debian',
    pictures: [{ src: './pictures/fig.jpg', title: 'A fig', author: 'Trevor', licence: 'CC BY 4.0' }],
    films: [],
    type: [],
  }

  test('a whole list of credits is accepted', () => {
    expect(schemas.credits(context).parse(credits)).toEqual(credits)
  })

  test.each([
    [
      'credits',
      schemas.credits(context),
      { ...credits, pictures: [{ ...credits.pictures[0], src: './pictures/figg.jpg' }] },
      'pictures.0.src is "./pictures/figg.jpg", but there is no such picture. Did you mean ./pictures/fig.jpg?',
    ],
    [
      'credits',
      schemas.credits(context),
      { ...credits, pictures: [{ ...credits.pictures[0], licence: 'CC BY' }] },
      'pictures.0.licence is "CC BY", but it must be one of CC0 1.0, CC BY 4.0, CC BY-SA 3.0, CC BY-SA 4.0, SIL OFL 1.1, Free of rights.',
    ],
    [
      'pages',
      schemas.pages(context),
      { title: 'About', description, picture: '../pictures/fig.jpg' },
      'pictureAlt is missing: a page with a picture must say what the picture shows.',
    ],
    [
      'features',
      schemas.features(context),
      { ...feature, feature: 'Back To Top' },
      'feature is "Back To Top", but it must be the name of a feature, such as back-to-top.',
    ],
    [
      'features',
      schemas.features(context),
      { ...feature, picture: '../pictures/fig.jpg' },
      'pictureAlt is missing: a page with a picture must say what the picture shows.',
    ],
    ['guide', schemas.guide, { title: 'Start', description, order: 1.5 }, 'order is 1.5, but it must be a whole number, such as 3.'],
    ['products', schemas.products(reference)(context), { ...product, price: '24' }, 'price is "24", but it must be a price such as 24.5.'],
    ['products', schemas.products(reference)(context), { ...product, price: 0 }, 'price is 0, but it must be a price above 0.'],
    [
      'products',
      schemas.products(reference)(context),
      { ...product, currency: 'euro' },
      'currency is "euro", but it must be a currency of three capital letters, such as EUR.',
    ],
    [
      'products',
      schemas.products(reference)(context),
      { ...product, pictures: [] },
      'pictures is an empty list, but it must be a list of at least one picture.',
    ],
    [
      'galleries',
      schemas.galleries(context),
      { ...gallery, pictures: [{ src: '../pictures/fig.jpg' }] },
      'pictures.0.alt is missing: it must be a text that says what the picture shows.',
    ],
    [
      'galleries',
      schemas.galleries(context),
      { ...gallery, pictures: ['../pictures/fig.jpg'] },
      'pictures.0 is "../pictures/fig.jpg", but it must be a group of src, alt, caption, credit.',
    ],
    [
      'galleries',
      schemas.galleries(context),
      { ...gallery, pictures: [{ src: '../pictures/fig.jpg', alt: 'A sea', captoin: 'x' }] },
      'pictures.0.captoin is not a field here. Did you mean caption? Fields are: src, alt, caption, credit.',
    ],
    [
      'menus',
      schemas.menus(context),
      { label: 'Main', items: [{ label: 'Shop', href: 'shop' }] },
      'items.0.href is "shop", but it must be an address that starts with /, #, https:, mailto: or tel:.',
    ],
    [
      'menus',
      schemas.menus(context),
      { label: 'Main', items: [{ label: 'Nowhere' }] },
      'items.0.href is missing: an item without children must lead somewhere.',
    ],
    [
      'menus',
      schemas.menus(context),
      { label: 'Main', items: [{ label: 'A', href: '/a/', icon: 'unicorn' }] },
      'items.0.icon is "unicorn", but it must be one of arrow, bag, book, box, grid, leaf, mail, person, picture, pen, sliders.',
    ],
    [
      'menus',
      schemas.menus(context),
      { label: 'Main', items: [{ label: 'A', mega: { columns: [] } }] },
      'items.0.mega.columns is an empty list, but it must be a list of one to six columns.',
    ],
    [
      'menus',
      schemas.menus(context),
      { label: 'Main', items: [{ href: '/shop/' }] },
      'items.0.label is missing: it must be the text of the link.',
    ],
  ])('%s: a mistake is told in plain words', (_kind, schema, ...[data, message]) => {
    expect(faults(schema, data)).toEqual([message])
  })
})

describe('the footer', () => {
  test('FORM-5 areas with widgets, some of them empty, are accepted', () => {
    const areas = [
      { widgets: [{ about: true }, { title: 'Hours', text: 'Ten to six.' }] },
      {},
      { widgets: [{ menu: 'main' }, { posts: 3 }] },
    ]
    expect(schemas.footer.parse({ areas }).areas.map(({ widgets }) => widgets.length)).toEqual([2, 0, 2])
  })

  test.each([
    [{ areas: [] }, 'areas is an empty list, but it must be a list of one to six areas.'],
    [{ areas: [{ widgets: [{ title: 'Alone' }] }] }, 'areas.0.widgets.0 must have one of about, text, links, menu and posts, and no more.'],
    [
      { areas: [{ widgets: [{ menu: 'main', posts: 3 }] }] },
      'areas.0.widgets.0 must have one of about, text, links, menu and posts, and no more.',
    ],
    [{ areas: [{ widgets: [{ posts: 40 }] }] }, 'areas.0.widgets.0.posts is 40, but it must be a number of posts from 1 to 10.'],
  ])('FORM-5 %j is refused in plain words', (data, message) => {
    expect(faults(schemas.footer, data)).toEqual([message])
  })
})
