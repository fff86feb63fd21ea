import type { Home } from '../../content/home-data'
import './facts.css'
import { replaceable } from '../replaceable'

const UsualFacts = ({ title, note, items }: NonNullable<Home['facts']>) => (
  <section className="wrap home-facts" aria-labelledby="facts">
    <h2 id="facts" className="label">
      {title}
    </h2>
    <dl>
      {items.map(({ value, unit, text }, at) => (
        <div key={text} data-animationtype="fade-up" data-animationduration="0.7" data-animationdelay={at * 0.12}>
          <dt>
            {value}
            {unit ? <span>&nbsp;{unit}</span> : null}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    <p className="label">{note}</p>
  </section>
)

export const Facts = replaceable('home.facts', UsualFacts)
