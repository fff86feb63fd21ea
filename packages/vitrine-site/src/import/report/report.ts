import type { EntryResult, ImportResult } from '../run'
import { identityOf } from '../write/settings'
import type { CheckResult } from './check'

export const REPORT = 'import/report.html'

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** As many of a list as a person reads; the rest are counted. */
const MOST_ROWS = 500

const list = (items: readonly string[], most = MOST_ROWS): string =>
  items.length === 0
    ? ''
    : `<ul>${items
        .slice(0, most)
        .map((item) => `<li>${item}</li>`)
        .join('')}${items.length > most ? `<li>… and ${items.length - most} more</li>` : ''}</ul>`

const section = (title: string, content: string, note = ''): string =>
  content ? `<section><h2>${escape(title)}</h2>${note ? `<p>${note}</p>` : ''}${content}</section>` : ''

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : `<table><thead><tr>${head.map((cell) => `<th scope="col">${escape(cell)}</th>`).join('')}</tr></thead><tbody>${rows
        .slice(0, MOST_ROWS)
        .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
        .join('')}</tbody></table>${rows.length > MOST_ROWS ? `<p>… and ${rows.length - MOST_ROWS} more.</p>` : ''}`

/** What each kind of content becomes. */
const BECOMES: Readonly<Record<string, string>> = {
  posts: 'articles in content/journal',
  pages: 'pages in content/pages, below the page they were below',
  products: 'products in content/products',
  media: 'pictures in content/pictures, other files in public/wp-content/uploads',
  'files that only the content names': 'the same: an export of posts alone has no media',
  'menu items': 'menus in content/menus, nested as they were',
  comments: 'comments in the comments’ store, with their threads',
  'footers and sidebars': 'areas of content/footer.yaml',
  'reusable blocks': 'part of each entry that shows them',
}

/** The report as a page of its own: it needs nothing else and can be sent to somebody. */
export function writeReport(result: ImportResult, check?: CheckResult): string {
  const { plan, isWriting, entries, media } = result
  const title = `Import of ${plan.site.title || plan.site.address}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #8884; overflow-wrap: anywhere; }
pre { overflow-x: auto; padding: .75rem; background: #8881; }
code { overflow-wrap: anywhere; }
h2 { margin-top: 2.5rem; }
</style>
</head>
<body>
<h1>${escape(title)}</h1>
<p>${isWriting ? 'This is what was imported.' : check ? 'This is what is in the export, and what of it was found on the built pages.' : '<strong>Nothing has been written yet.</strong> This is what an import would do. Run the command again with <code>--write</code> to do it.'}</p>
${section('Found, and what it becomes', table(['What', 'How many', 'Here'], countRows(result)))}
${section('For you to decide', list([...plan.decisions, ...settingsOf(result)].map(escape)))}
${check ? checkSection(check) : ''}
${section(
  'The site’s name and language',
  result.settings
    ? `<p><code>content/settings.ts</code> would change so. To take it, run the command again with <code>--write --take content/settings.ts</code>.</p><pre>${escape(result.settings)}</pre>`
    : '',
)}
${section('Your own changes', result.files.edits.map(({ file, diff }) => `<h3><code>${escape(file)}</code></h3><pre>${escape(diff)}</pre>`).join(''), 'You have changed these files since the last import, or they were there before. They were left as they are. Lines with + are yours, those with − are what the import would have written. To have one from the import after all, add <code>--take</code> and its name: yours is kept in <code>import/before</code>.')}
${section('Left as deleted', list([...result.files.results].filter(([, written]) => written === 'removed').map(([file]) => `<code>${escape(file)}</code>`)), 'You have deleted these files since the last import. To have one again, add <code>--take</code> and its name.')}
${section('Not in this export', list(result.files.stale().map((file) => `<code>${escape(file)}</code>`)), 'An earlier import wrote these files, and what they were made of is not in the export any more. They were left; delete what you do not need.')}
${section('Places to look at', table(['Entry', 'Kind', 'What stood there'], placeRows(entries)), 'What stood here cannot be shown: a form, a list that WordPress made, a shortcode of a plug-in. The place is marked in the text with <code>data-imported</code>.')}
${section('Media that could not be had', table(['Address', 'Line', 'Why'], [...media.failed.map(({ url, line, reason }) => [escape(url), String(line), escape(reason)]), ...plan.refusedMedia.map(({ url, line }) => [escape(url), String(line), 'a kind of file that has no place on a site'])]), 'Each is marked in the text. Run the command again to try once more.')}
${section(
  'Changed on the way',
  table(
    ['Entry', 'What changed'],
    entries.flatMap((entry) => entry.changes.map((change) => [linkTo(entry), escape(change)])),
  ),
)}
${section('Page builders', list([...result.reduced].map(([name, count]) => `<code>${escape(name)}</code>: ${count}`)), 'Their words, pictures, links and videos came over; how they were arranged did not.')}
${section(
  'Menus and footer',
  table(
    ['What', 'Links', 'File'],
    [
      ...result.menus.map((menu) => [
        escape(menu.name),
        String(menu.count),
        `<code>content/menus/${escape(menu.file)}.yaml</code>${MENU_PLACES[menu.file] ?? ''}`,
      ]),
      ...plan.parts.map(({ title: name }) => [escape(name), '', '<code>content/footer.yaml</code>']),
    ],
  ),
  'An export does not say where a menu stood: its name decides. Those that are neither at the top nor at the foot are named in content/footer.yaml. Widgets of older themes are not in an export.',
)}
${section(
  'Links that lead nowhere',
  table(
    ['Address', 'Links to it'],
    [...result.book.unknown].sort((a, b) => b[1] - a[1]).map(([path, count]) => [escape(path), String(count)]),
  ),
  'These addresses of the old site are linked to in the content, and are not in the export.',
)}
${section('Addresses', `<p>${result.redirects} addresses of the old site lead to a new one: <code>content/redirects.yaml</code>.</p>`)}
${section('Not brought', list([...[...plan.left].map(([name, count]) => `${count} × ${escape(name)}`), ...result.remarks.map(escape), ...plan.remarks.map(({ what, line }) => `line ${line}: ${escape(what)}`)]))}
${section(
  entries.length > MOST_ROWS ? `The first ${MOST_ROWS} of ${entries.length} entries` : 'Every entry',
  table(
    ['Title', 'File', 'Was at', 'State', 'Pictures', 'Galleries', 'Videos', 'Comments'],
    entries.slice(0, MOST_ROWS).map((entry) => entryRow(entry, result)),
  ),
)}
</body>
</html>
`
}

function countRows({ plan, entries, comments, media, isWriting, redirects }: ImportResult): string[][] {
  const rows = [...plan.counts].map(([name, count]) => [
    escape(name),
    String(count),
    escape(BECOMES[name] ?? (name.startsWith('of these') ? (STATE_WORDS[name.slice(10)] ?? 'drafts') : 'pages')),
  ])
  const sum = (of: (entry: EntryResult) => number) => entries.reduce((total, entry) => total + of(entry), 0)
  return [
    ...rows,
    [
      'categories and tags',
      String(plan.terms.filter(({ type }) => type === 'category' || type === 'tag').length),
      'tags and categories of articles, each with a page if it is used',
    ],
    ['authors', String(plan.authors.size), 'names at the articles'],
    ['galleries', String(sum(({ galleries }) => galleries.length)), 'galleries'],
    ['videos', String(sum(({ videos }) => videos.length)), 'videos; those of YouTube and Vimeo ask before they load'],
    ['places that need a look', String(sum(({ places }) => places.length)), 'marked places'],
    ['addresses that moved', String(redirects), 'redirects in content/redirects.yaml'],
    ...(isWriting
      ? [
          ['comments taken in now', String(comments.added), `of ${comments.found}; the others were there already`],
          ['media fetched now', String(media.fetched), `${media.kept} were there already, ${media.failed.length} could not be had`],
        ]
      : []),
  ]
}

const STATE_WORDS: Readonly<Record<string, string>> = {
  later: 'published when their day comes',
  draft: 'drafts: seen while writing, not published',
  private: 'drafts: nothing of them is published',
  password: 'drafts: nothing of them is published',
}

const settingsOf = ({ plan: { site }, settings }: ImportResult): string[] => {
  const { name = '', description = '', language = '' } = identityOf(site)
  return [
    `The site was called “${name}”${description ? `, with the line “${description}”` : ''}, in the language ${language}. ${settings ? 'To take that into content/settings.ts, add --take content/settings.ts.' : 'Compare with content/settings.ts: site.name, site.description, site.language.'}`,
  ]
}

const MENU_PLACES: Readonly<Record<string, string>> = { main: ', at the top of every page', footer: ', at the foot of every page' }

const linkTo = ({ title, path }: Pick<EntryResult, 'title' | 'path'>): string =>
  `${escape(title || '(no title)')} <code>${escape(path)}</code>`

const placeRows = (entries: readonly EntryResult[]): string[][] => [
  ...entries.flatMap((entry) =>
    entry.places.map(({ kind, text }) => [linkTo(entry), escape(kind), `<code>${escape(text.slice(0, 300))}</code>`]),
  ),
  ...entries.flatMap((entry) => entry.missing.map((source) => [linkTo(entry), 'missing file', `<code>${escape(source)}</code>`])),
]

const entryRow = (entry: EntryResult, { plan }: ImportResult): string[] => [
  escape(entry.title || '(no title)'),
  `<code>${escape(entry.file)}</code>`,
  escape(plan.entries.get(entry.id)?.link ?? ''),
  entry.state,
  String(entry.pictures.length),
  String(entry.galleries.length),
  String(entry.videos.length),
  String(entry.comments),
]

function checkSection({ looked, missing }: CheckResult): string {
  const found = looked.map(({ what, found: number, all }) => [escape(what), `${number} of ${all}`])
  return (
    section('Looked for on the built pages', table(['What', 'Found'], found)) +
    section(
      'Not found on the built pages',
      table(
        ['Page', 'What', 'Which'],
        missing.map(({ page, what, which }) => [`<code>${escape(page)}</code>`, escape(what), `<code>${escape(which)}</code>`]),
      ),
    )
  )
}
