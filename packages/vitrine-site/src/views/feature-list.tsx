import './feature-list.css'
import { PageHead } from './page-head'
import { useSite } from './site-context'

export interface FeatureLink {
  readonly href: string
  readonly title: string
  /** Where it is in another language than the list. */
  readonly lang?: string | undefined
  readonly description: string
}

/** A catalogue of features: a numbered line each. */
export function FeatureList({ features }: { readonly features: readonly FeatureLink[] }) {
  const { texts } = useSite()
  return (
    <>
      <PageHead title={texts.features.title} lead={texts.features.lead} />
      <div className="wrap">
        <ol className="feature-list">
          {features.map(({ href, title, lang, description }) => (
            <li key={href}>
              <a href={href} hrefLang={lang}>
                <h2>{title}</h2>
                <p lang={lang}>{description}</p>
              </a>
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}
