import { PageHead } from 'vitrine-site/views/page-head'
import { Demo } from '../components/demo'
import type { StyleGuideFeature } from './features'
import { jsxOf } from './jsx/jsx'
import './style-guide.css'
import { words } from './words'

const toWords = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

/** Every example of every feature. */
export const StyleGuide = ({ features }: { readonly features: readonly Pick<StyleGuideFeature, 'name' | 'examples'>[] }) => (
  <>
    <PageHead title={words.title} lead={words.lead} />
    <div className="wrap">
      <nav aria-label={words.features}>
        <ul className="style-guide-contents">
          {features.map(({ name }) => (
            <li key={name}>
              <a href={`#${name}`}>{toWords(name)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {features.map(({ name, examples }) => (
        <section key={name} className="style-guide-feature" aria-labelledby={name}>
          <h2 id={name}>{toWords(name)}</h2>
          {examples.map((example) => (
            // Panels open by themselves: one at a time is enough.
            <Demo
              key={example.name}
              feature={name}
              example={example.name}
              title={`${toWords(name)}: ${example.title.toLowerCase()}`}
              isFolded={name === 'panel'}
              code={jsxOf(name, example.name)}
              isCodeFolded
            />
          ))}
        </section>
      ))}
    </div>
  </>
)
