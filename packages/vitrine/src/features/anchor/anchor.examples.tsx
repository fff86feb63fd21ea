import type { Example } from '../../react/example'
import { Anchors } from './anchor.view'

const places = [
  ['first', 'First place'],
  ['c++', 'A place called c++'],
  ['100%', 'A place called 100%'],
  ['日本', 'A place called 日本'],
  ['last', 'Last place'],
] as const

const Places = () => (
  <Anchors>
    <nav aria-label="Places on this page">
      <ul>
        {places.map(([id, title]) => (
          <li key={id}>
            <a href={`#${encodeURIComponent(id)}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
    {places.map(([id, title]) => (
      <section key={id} aria-labelledby={id}>
        <div data-example-space="short"></div>
        <h2 id={id}>{title}</h2>
        <p>Focus is here now: the next Tab goes on from this heading.</p>
        <p>
          <a href="#first">To the first place</a>
        </p>
      </section>
    ))}
    <div data-example-space="long"></div>
  </Anchors>
)

const Special = () => (
  <Anchors>
    <ul>
      <li>
        <a href="#folded">Inside what is folded</a>
      </li>
      <li>
        <a href="/style-guide/anchor/places/#last">A place on another page</a>
      </li>
      <li>
        <a href="#last" data-no-scroll="">
          A link that is left to the browser
        </a>
      </li>
    </ul>
    <div data-example-space="long"></div>
    <details>
      <summary>Folded</summary>
      <p id="folded">This opened by itself.</p>
    </details>
    <div data-example-space="long"></div>
    <h2 id="last">Last place</h2>
    <div data-example-space="long"></div>
  </Anchors>
)

export const examples: readonly Example[] = [
  {
    name: 'places',
    title: 'Places on the page',
    note: 'Follow a link: the page takes you there in two phases. Your own wheel, touch or key ends it at once.',
    markup: () => <Places />,
  },
  {
    name: 'special',
    title: 'Special targets',
    note: 'Folded content, another page of the site, and a link that opts out.',
    markup: () => <Special />,
  },
]
