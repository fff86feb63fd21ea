import { SearchPage } from 'vitrine/search'
import type { PageGroup } from '../content/all-pages'
import { PageHead } from './page-head'
import './search.css'
import { useSite } from './site-context'

interface SearchViewProps {
  readonly groups: readonly PageGroup[]
  /** The address of the results' style sheet. */
  readonly styles: string
}

/** Results for ?q=, by a plain GET. Without scripts nothing can be looked up here, but every page can be chosen. */
export function SearchView({ groups, styles }: SearchViewProps) {
  const {
    settings,
    texts: { search },
  } = useSite()
  return (
    <>
      <PageHead title={search.title} lead={search.lead} />
      <div className="wrap">
        <SearchPage {...settings.search} styles={styles} />
        <section className="all-pages" aria-labelledby="all-pages">
          <h2 id="all-pages">{search.all}</h2>
          <div className="groups">
            {groups.map(({ title, links }) => (
              <nav key={title} aria-label={title}>
                <h3>{title}</h3>
                <ul>
                  {links.map(({ href, label, lang }) => (
                    <li key={href}>
                      <a href={href} hrefLang={lang}>
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
        </section>
      </div>
    </>
  )
}
