import 'vitrine/scroll-section.css'
import type { Home } from '../../content/home-data'
import { useSite } from '../site-context'
import './promises.css'
import { replaceable } from '../replaceable'

function UsualPromises({ title, items }: NonNullable<Home['promises']>) {
  const { scrollSection, layout } = useSite().settings
  const promises = items.map((item, at) => ({ ...item, id: `promise-${at + 1}` }))
  return (
    <section className="home-promises" aria-labelledby="promises">
      <h2 id="promises" className="wrap">
        {title}
      </h2>
      <div
        data-feature="scroll-section"
        data-sensitivity={scrollSection.sensitivity}
        data-mobile={scrollSection.mobile ? 'yes' : 'no'}
        data-break-point={layout.contentBreakPoint}
      >
        <nav data-part="dots" aria-labelledby="promises">
          <ul>
            {promises.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span data-part="name">{name}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {promises.map(({ id, title: name, text }) => (
          <section key={id} id={id} data-part="screen" aria-labelledby={`${id}-title`}>
            <div className="wrap">
              <h3 id={`${id}-title`}>{name}</h3>
              <p>{text}</p>
            </div>
          </section>
        ))}
      </div>
    </section>
  )
}

export const Promises = replaceable('home.promises', UsualPromises)
