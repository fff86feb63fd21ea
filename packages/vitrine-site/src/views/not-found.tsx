import type { ReactNode } from 'react'
import './not-found.css'
import { Picture, type PictureData } from './picture'
import { useSite } from './site-context'

interface NotFoundProps {
  readonly heading: string
  readonly lead: string
  readonly picture?: PictureData | undefined
  readonly children?: ReactNode
}

/** What stands at an address that does not exist. */
export function NotFound({ heading, lead, picture, children }: NotFoundProps) {
  const {
    locale,
    texts: { notFound },
  } = useSite()
  return (
    <div className="wrap not-found">
      <div className="text">
        <p className="label">404</p>
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        {children}
        <p>
          <a className="onward" href={`${locale.prefix}/`}>
            {notFound.home}
          </a>
        </p>
      </div>
      {picture ? <Picture {...picture} /> : null}
    </div>
  )
}
