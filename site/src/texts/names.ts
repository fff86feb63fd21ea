/**
 * Every text of the site's own layouts, by place, with the names that are filled in: `title: ['name']` is a text such as
 * "Example: {name}". The words themselves are in content/texts, a file for each language.
 */
export const names = {
  page: { skip: [], backToTop: [] },
  footer: { site: [], journal: [], more: [], feed: [], licence: ['name', 'year'], promise: [], privacy: [] },
  neighbours: { label: ['part'], previous: [], next: [] },
  example: { title: ['name'], open: [] },
  features: { title: [], lead: [], description: [] },
  styleGuide: { title: [], lead: [], description: [], features: [] },
  notFound: { title: [], description: [], heading: [], lead: [], home: [], picture: [] },
} as const satisfies Record<string, Record<string, readonly string[]>>
