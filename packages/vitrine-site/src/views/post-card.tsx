import { Picture, type PictureData } from './picture'
import './post-card.css'
import { PostMeta, type PostMetaProps } from './post-meta'
import { replaceable } from './replaceable'

export interface PostCardProps {
  readonly href: string
  readonly title: string
  /** Where it is in another language than the list. */
  readonly lang?: string | undefined
  readonly description: string
  readonly meta: PostMetaProps
  readonly picture?: PictureData | undefined
  /** The heading's rank where the card stands. */
  readonly heading?: 'h2' | 'h3'
  /** Larger, with its text beside the picture; for the newest of a list. */
  readonly isLead?: boolean
}

/** A journal post in a list. The whole card is the link's target, its name is the title alone. */
function UsualPostCard({ href, title, lang, description, meta, picture, heading: Heading = 'h2', isLead = false }: PostCardProps) {
  return (
    <article className="post-card" data-lead={isLead ? '' : undefined}>
      <div className="text">
        <Heading>
          <a href={href} hrefLang={lang}>
            {title}
          </a>
        </Heading>
        <p className="summary" lang={lang}>
          {description}
        </p>
        <PostMeta {...meta} />
      </div>
      {picture ? <Picture {...picture} /> : null}
    </article>
  )
}

export const PostCard = replaceable('card', UsualPostCard)
