import { licences, type LicenceName } from '../content/schemas'
import { fill } from '../content/texts/schema'
import './credits.css'
import { PageHead } from './page-head'
import { Picture, type PictureData } from './picture'
import { useSite } from './site-context'

interface Borrowed {
  readonly title: string
  readonly licence: LicenceName
}

interface CreditsProps {
  readonly source: string
  readonly pictures: readonly (Borrowed & { readonly picture: PictureData; readonly author: string })[]
  readonly films: readonly (Borrowed & { readonly author?: string | undefined; readonly note: string })[]
  readonly type: readonly (Borrowed & { readonly author: string; readonly href: string })[]
}

/** Whom the site owes thanks. */
export function Credits({ source, pictures, films, type }: CreditsProps) {
  const words = useSite().texts.credits
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <section className="wrap credits" aria-labelledby="photographs">
        <header>
          <h2 id="photographs">{words.pictures}</h2>
          <p>{source}</p>
        </header>
        <ul className="pictures">
          {pictures.map(({ picture, title, author, licence }) => (
            <li key={title}>
              <Picture {...picture} />
              <div>
                <strong>{title}</strong>
                <span>{author}</span>
                <Licence name={licence} />
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className="wrap credits" aria-labelledby="films">
        <h2 id="films">{words.films}</h2>
        <ul className="lines">
          {films.map(({ title, author, licence, note }) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{author ? `${note} ${fill(words.filmAfter, { author })}` : note}</span>
              <Licence name={licence} />
            </li>
          ))}
        </ul>
      </section>
      <section className="wrap credits" aria-labelledby="type">
        <h2 id="type">{words.type}</h2>
        <ul className="lines">
          {type.map(({ title, author, licence, href }) => (
            <li key={title}>
              <strong>
                <a href={href}>{title}</a>
              </strong>
              <span>{author}</span>
              <Licence name={licence} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** A licence's short name, with the way to its text. */
function Licence({ name }: { readonly name: LicenceName }) {
  const address = licences[name]
  const { free } = useSite().texts.credits
  return (
    <span className="label">
      {address ? (
        <a href={address} rel="license">
          {name}
        </a>
      ) : (
        free
      )}
    </span>
  )
}
