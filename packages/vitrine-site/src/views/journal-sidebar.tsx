import { Tabs } from 'vitrine/tabs'
import 'vitrine/tabs.css'
import { tagAddress } from '../content/tags'
import './journal-sidebar.css'
import type { PageLink } from './next-previous'
import { useSite } from './site-context'

export interface JournalSidebarProps {
  readonly related: readonly PageLink[]
  readonly newest: readonly PageLink[]
  readonly topics: readonly { readonly name: string; readonly count: number }[]
}

/** Beside a post: what goes with it, what is new, what there is. A tab that would be empty is not there. */
export function JournalSidebar({ related, newest, topics }: JournalSidebarProps) {
  const {
    locale,
    settings,
    texts: { journal },
  } = useSite()
  const items = [
    { id: 'related', title: journal.related, links: related },
    { id: 'newest', title: journal.newest, links: newest },
    {
      id: 'topics',
      title: journal.topics,
      links: topics.map(({ name, count }) => ({ href: locale.prefix + tagAddress(name), label: name, count })),
    },
  ]
  const filled = items.filter(({ links }) => links.length > 0)
  if (filled.length === 0) return null
  return (
    <aside className="journal-sidebar" aria-label={journal.more}>
      <Tabs
        {...settings.tabs}
        label={journal.more}
        items={filled.map(({ id, title, links }) => ({ id, title, content: <Links links={links} /> }))}
      />
    </aside>
  )
}

const Links = ({ links }: { readonly links: readonly (PageLink & { readonly count?: number })[] }) => (
  <ul>
    {links.map(({ href, label, count }) => (
      <li key={href}>
        <a href={href}>{label}</a>
        {count === undefined ? null : <span className="count"> {count}</span>}
      </li>
    ))}
  </ul>
)
