import type { Home } from '../../content/home-data'
import type { FeatureLink } from '../feature-list'
import { Picture, type PictureData } from '../picture'
import './features.css'
import { replaceable } from '../replaceable'

type FeaturesProps = Pick<NonNullable<Home['features']>, 'title' | 'lead' | 'action'> & {
  readonly features: readonly FeatureLink[]
  readonly picture: PictureData
  readonly label?: string | undefined
}

const UsualFeatures = ({ title, lead, action, features, picture, label }: FeaturesProps) => (
  <section className="wrap home-features" aria-labelledby="home-features">
    <figure data-animationtype="fade" data-animationduration="0.9">
      <Picture {...picture} />
      {label ? <figcaption className="label">{label}</figcaption> : null}
    </figure>
    <div>
      <h2 id="home-features">{title}</h2>
      <p className="lead">{lead}</p>
      <ul>
        {features.map(({ href, title, description }) => (
          <li key={href}>
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      <p>
        <a className="onward" href={action.href}>
          {action.label}
        </a>
      </p>
    </div>
  </section>
)

export const Features = replaceable('home.features', UsualFeatures)
