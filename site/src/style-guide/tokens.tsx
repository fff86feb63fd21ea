import type { theme } from 'vitrine-site/theme'
import './tokens.css'
import { words } from './words'

type Theme = NonNullable<typeof theme>

/** What the look is made of, with the values that the theme gives. */
export const Tokens = ({ tokens, pairs }: Pick<Theme, 'tokens' | 'pairs'>) => (
  <section className="wrap style-guide-feature style-guide-tokens" aria-labelledby="tokens">
    <h2 id="tokens">{words.tokens.title}</h2>
    <p>{words.tokens.lead}</p>
    <table>
      <thead>
        <tr>
          <th scope="col">{words.tokens.token}</th>
          <th scope="col">{words.tokens.light}</th>
          <th scope="col">{words.tokens.dark}</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map(({ name, light, dark }) => (
          <tr key={name}>
            <th scope="row">
              <code>--{name}</code>
            </th>
            <td>
              <Value name={name} value={light} />
            </td>
            <td>{dark === light ? '=' : <Value name={name} value={dark} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <h3>{words.tokens.contrast}</h3>
    <table>
      <thead>
        <tr>
          <th scope="col">{words.tokens.pair}</th>
          <th scope="col">{words.tokens.light}</th>
          <th scope="col">{words.tokens.dark}</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <tr key={`${pair.words} ${pair.ground}`}>
            <th scope="row">
              <code>--{pair.words}</code> / <code>--{pair.ground}</code>
            </th>
            <td>{pair.light?.toFixed(1)}</td>
            <td>{pair.dark?.toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

const Value = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <>
    {name.startsWith('color-') ? (
      <svg width="20" height="20" aria-hidden="true">
        <rect width="20" height="20" fill={value} stroke="gray" />
      </svg>
    ) : null}{' '}
    <code>{value}</code>
  </>
)
