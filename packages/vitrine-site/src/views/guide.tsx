import type { ReactNode } from 'react'
import 'vitrine/sticky.css'
import './guide.css'
import { PageHead } from './page-head'
import { useSite } from './site-context'

export interface GuideSectionProps {
  readonly id: string
  readonly title: string
  readonly description: string
  /** Where it is not translated: its language, and what says so. */
  readonly lang?: string | undefined
  readonly note?: string | undefined
  readonly children?: ReactNode
}

interface GuideProps {
  readonly sections: readonly GuideSectionProps[]
  readonly children?: ReactNode
}

/** The guide on one page, with a list of its sections that knows where the reader is. */
export function Guide({ sections, children }: GuideProps) {
  const { guide } = useSite().texts
  return (
    <>
      <PageHead title={guide.title} lead={guide.lead} />
      <div className="wrap guide">
        <div data-feature="sticky" data-sidebar="left">
          <nav className="guide-contents" data-feature="scrollspy" aria-labelledby="contents">
            <h2 id="contents">{guide.contents}</h2>
            <ol>
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
        <div>{children}</div>
      </div>
    </>
  )
}

export function GuideSection({ id, title, description, lang, note, children }: GuideSectionProps) {
  const { locale } = useSite()
  return (
    <section className="guide-section" id={id} aria-labelledby={`${id}-title`} lang={lang}>
      {note ? (
        <p className="label" lang={locale.code}>
          {note}
        </p>
      ) : null}
      <h2 id={`${id}-title`}>{title}</h2>
      <p className="lead">{description}</p>
      <div className="prose">{children}</div>
    </section>
  )
}
