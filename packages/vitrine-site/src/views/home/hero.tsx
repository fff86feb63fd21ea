import type { Home } from '../../content/home-data'
import { Picture, type PictureData } from '../picture'
import './hero.css'
import { replaceable } from '../replaceable'

type HeroProps = Pick<Home, 'statement' | 'lead' | 'actions'> & { readonly picture: PictureData; readonly label?: string | undefined }

const UsualHero = ({ statement, lead, actions, picture, label }: HeroProps) => (
  <div className="home-hero">
    <h1>
      {statement.map((line) => (
        <span key={line}>{`${line} `}</span>
      ))}
    </h1>
    <figure>
      <Picture {...picture} />
      {label ? <figcaption className="label">{label}</figcaption> : null}
    </figure>
    <div className="text">
      <p>{lead}</p>
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
