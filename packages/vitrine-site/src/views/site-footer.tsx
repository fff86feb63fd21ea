import { fill } from '../content/texts/schema'
import { Mark } from './mark'
import { useSite } from './site-context'
import './site-footer.css'

interface FooterLink {
  readonly href?: string | undefined
  readonly label: string
}

interface SiteFooterProps {
  readonly year: number
  /** The main menu's links once more. */
  readonly main: readonly FooterLink[]
  /** The newest posts. */
  readonly posts: readonly FooterLink[]
  readonly more: readonly FooterLink[]
  /** The page about privacy, if the site has one. */
  readonly privacy?: string | undefined
}

export function SiteFooter({ year, main, posts, more, privacy }: SiteFooterProps) {
  const {
    settings: { site },
    texts: { footer },
  } = useSite()
  return (
    <footer className="site-footer" data-part="site-footer">
      <div className="wrap">
        <div className="areas" data-part="widget-areas">
          <section data-area="footer-1">
            <p className="name">
              <Mark />
              {site.name}
            </p>
            <p className="label">{site.description}</p>
          </section>
          <Links area="footer-2" id="footer-site" title={footer.site} links={main} />
          {posts.length > 0 ? <Links area="footer-3" id="footer-journal" title={footer.journal} links={posts} /> : null}
          {more.length > 0 ? <Links area="footer-4" id="footer-more" title={footer.more} links={more} /> : null}
        </div>
        <p className="label end">
          <span>{fill(footer.licence, { name: site.name, year })}</span>
          <span>
            {footer.promise} {privacy ? <a href={privacy}>{footer.privacy}</a> : null}
          </span>
        </p>
      </div>
    </footer>
  )
}

interface LinksProps {
  readonly area: string
  readonly id: string
  readonly title: string
  readonly links: readonly FooterLink[]
}

const Links = ({ area, id, title, links }: LinksProps) => (
  <nav data-area={area} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <ul>
      {links.map(({ href, label }) => (
        <li key={`${href} ${label}`}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  </nav>
)
