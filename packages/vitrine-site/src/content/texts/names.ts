/**
 * Every text of the site's own layouts, by place, with the names that are filled in: `title: ['name']` is a text such as
 * "Example: {name}". The words themselves are in content/texts, a file for each language.
 */
export const names = {
  page: { skip: [], menu: [], backToTop: [], updated: ['day'] },
  /** Beside the site's own language: where a flag leads, and what is not translated. */
  language: { home: [], elsewhere: ['title', 'language'], fallback: ['language'] },
  footer: { site: [], journal: [], more: [], feed: [], licence: ['name', 'year'], promise: [], privacy: [] },
  neighbours: { label: ['part'], previous: [], next: [] },
  features: { title: [], lead: [], description: [] },
  journal: {
    title: [],
    pageTitle: ['page'],
    lead: [],
    description: [],
    pageDescription: ['page', 'pages'],
    feed: ['name'],
    topics: [],
    newer: [],
    older: [],
    minutes: ['count'],
    about: [],
    write: [],
    tags: [],
    tagTitle: ['tag'],
    tagLead: ['count'],
    tagDescription: ['tag', 'titles'],
    more: [],
    related: [],
    newest: [],
  },
  gallery: { title: [], lead: [], description: [] },
  guide: { title: [], lead: [], description: [], contents: [] },
  shop: { title: [], lead: [], description: [], related: [] },
  credits: { title: [], lead: [], description: [], pictures: [], films: [], filmAfter: ['author'], type: [], free: [] },
  search: { title: [], description: [], lead: [], all: [], pages: [] },
  /** What a form of the site's own answers. */
  form: {
    sent: [],
    empty: [],
    wrongEmail: [],
    tooLong: ['most'],
    trap: [],
    unsigned: [],
    oldForm: [],
    foreign: [],
    tooMany: ['wait'],
    tooLarge: [],
    unavailable: [],
    trapLabel: [],
  },
  notFound: { title: [], description: [], heading: [], lead: [], home: [] },
} as const satisfies Record<string, Record<string, readonly string[]>>
