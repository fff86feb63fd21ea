import { WidgetArea, WidgetAreas } from 'vitrine/widget-area'
import 'vitrine/widget-area.css'
import { fill } from '../content/texts/schema'
import { Mark } from './mark'
import { useSite } from './site-context'
import './site-footer.css'
import { isAskedAbout } from '../scripts/services'
import { replaceable } from './replaceable'

export interface FooterLink {
  readonly href: string
  readonly label: string
}

/** What stands in an area: the site's name and description, a text, a list of links, or the newest posts. */
export type FooterWidget =
  | { readonly kind: 'about'; readonly title?: string | undefined }
  | { readonly kind: 'text'; readonly title?: string | undefined; readonly text: string }
  | { readonly kind: 'links' | 'posts'; readonly title?: string | undefined; readonly links: readonly FooterLink[] }

export type FooterArea = readonly FooterWidget[]

export interface SiteFooterProps {
  readonly year: number
  /** Those without widgets take no room. */
  readonly areas: readonly FooterArea[]
  /** The page about privacy, if the site has one. */
  readonly privacy?: string | undefined
}

function UsualSiteFooter({ year, areas, privacy }: SiteFooterProps) {
  const {
    settings: { site },
    texts: { footer, consent },
  } = useSite()
  const { scripts = [] } = site
  return (
    <footer className="site-footer" data-part="site-footer">
      <div className="wrap">
        <WidgetAreas columns={Math.min(6, areas.length) || 1}>
          {areas.map((widgets, area) => (
            <WidgetArea key={area} data-kind={widgets[0]?.kind}>
              {widgets.map((widget, at) => (
                <Widget key={at} widget={widget} id={`footer-${area + 1}-${at + 1}`} />
              ))}
            </WidgetArea>
          ))}
        </WidgetAreas>
        <p className="label end">
          <span>{fill(footer.licence, { name: site.name, year })}</span>
          <span>
            {scripts.length === 0 ? footer.promise : null} {privacy ? <a href={privacy}>{footer.privacy}</a> : null}
            {scripts.some(isAskedAbout) ? (
              <>
                {' '}
                <button type="button" data-control="consent">
                  {consent.change}
                </button>
              </>
            ) : null}
          </span>
        </p>
      </div>
    </footer>
  )
}

interface WidgetProps {
  readonly widget: FooterWidget
  readonly id: string
}

function Widget({ widget, id }: WidgetProps) {
  const { site } = useSite().settings
  const heading = widget.title ? <h2 id={id}>{widget.title}</h2> : null
  if ('links' in widget) {
    const List = heading ? 'nav' : 'div'
    return (
      <List data-part="widget" aria-labelledby={heading ? id : undefined}>
        {heading}
        <ul>
          {widget.links.map(({ href, label }) => (
            <li key={`${href} ${label}`}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </List>
    )
  }
  return (
    <section data-part="widget" aria-labelledby={heading ? id : undefined}>
      {heading}
      {widget.kind === 'about' ? (
        <p className="name">
          <Mark />
          {site.name}
        </p>
      ) : null}
      <p className="label">{widget.kind === 'about' ? site.description : widget.text}</p>
    </section>
  )
}

export const SiteFooter = replaceable('footer', UsualSiteFooter)
