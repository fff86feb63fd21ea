import type { ReactNode } from 'react'
import { PageHead, PartOf } from './page-head'
import './written-page.css'
import { NextPrevious, type PageLink } from './next-previous'
import { useSite } from './site-context'
import { Thread, type ThreadProps } from './thread'
import { Picture, type PictureData } from './picture'
import { Updated, type UpdatedProps } from './post-meta'

interface WrittenPageProps {
  readonly title: string
  readonly lead?: string | undefined
  readonly picture?: PictureData | undefined
  /** When it was last changed, at its end. */
  readonly updated?: UpdatedProps | undefined
  /** What visitors say to it. */
  readonly comments?: ThreadProps | undefined
  readonly children?: ReactNode
}

/** A page that an owner wrote. */
export function WrittenPage({ title, lead, picture, updated, comments, children }: WrittenPageProps) {
  return (
    <>
      <PageHead title={title} lead={lead} />
      {picture ? (
        <div className="wrap page-picture">
          <Picture {...picture} />
        </div>
      ) : null}
      <div className="wrap prose" data-layout="offset">
        {children}
        <UpdatedLine updated={updated} />
      </div>
      {comments ? <Thread {...comments} /> : null}
    </>
  )
}

const UpdatedLine = ({ updated }: Pick<WrittenPageProps, 'updated'>) =>
  updated ? (
    <p className="label">
      <Updated {...updated} />
    </p>
  ) : null

interface FeaturePageProps extends WrittenPageProps {
  /** The list that it is of. */
  readonly label: string
  readonly before?: PageLink | undefined
  readonly after?: PageLink | undefined
}

/** The page of a feature, with its neighbours. */
export function FeaturePage({ title, lead, picture, label, before, after, updated, children }: FeaturePageProps) {
  const { locale } = useSite()
  return (
    <>
      <PageHead title={title} lead={lead}>
        <PartOf href={`${locale.prefix}/features/`} label={label} />
      </PageHead>
      {picture ? (
        <div className="wrap">
          <Picture {...picture} />
        </div>
      ) : null}
      <article className="wrap prose" data-layout="offset">
        {children}
        <UpdatedLine updated={updated} />
      </article>
      <NextPrevious label={label} before={before} after={after} />
    </>
  )
}
