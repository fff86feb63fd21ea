import type { Home } from '../../content/home-data'
import { Picture, type PictureData } from '../picture'
import './hero.css'
import { replaceable } from '../replaceable'

interface HeroProps extends Pick<Home, 'actions' | 'lead'> {
  /** The large words, a line each. */
  readonly statement: readonly string[]
  readonly picture?: PictureData | undefined
  readonly label?: string | undefined
}

const UsualHero = ({ statement, lead, actions, picture, label }: HeroProps) => (
  <div className="home-hero">
    <h1>
      {statement.map((line) => (
        <span key={line}>{`${line} `}</span>
      ))}
    </h1>
    {picture ? (
      <figure>
        <Picture {...picture} />
        {label ? <figcaption className="label">{label}</figcaption> : null}
      </figure>
    ) : null}
    <div className="text">
      {lead ? <p>{lead}</p> : null}
      <p className="actions">
        {actions.map((action, at) => (
          <a key={action.href} className="button" data-kind={at > 0 ? 'quiet' : undefined} href={action.href}>
            {action.label}
          </a>
        ))}
      </p>
    </div>
  </div>
)

export const Hero = replaceable('home.hero', UsualHero)
