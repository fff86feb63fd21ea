import type { Example } from '../../react/example'
import { Scrollspy } from './scrollspy.view'

const chapters = [
  {
    id: 'plain',
    title: 'Plain pages',
    parts: [
      ['html', 'HTML first'],
      ['css', 'Then CSS'],
    ],
  },
  {
    id: 'light',
    title: 'Light scripts',
    parts: [
      ['start', 'A small start'],
      ['wake', 'Views that wake'],
    ],
  },
  { id: 'short', title: 'A short one', parts: [] },
  { id: 'end', title: 'The end', parts: [] },
] as const

const Spy = () => (
  <div data-example-columns="">
    <div data-feature="sticky" data-gap="16">
      <Scrollspy aria-label="On this page">
        <ul>
          {chapters.map(({ id, title, parts }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
              {parts.length > 0 ? (
                <ul>
                  {parts.map(([part, name]) => (
                    <li key={part}>
                      <a href={`#${part}`}>{name}</a>
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
        </ul>
      </Scrollspy>
    </div>
    <div>
      {chapters.map(({ id, title, parts }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <p>The item of this section is marked in the list while you read it.</p>
          {parts.map(([part, name]) => (
            <section key={part} aria-labelledby={part}>
              <h3 id={part}>{name}</h3>
              <p>The inner item is the current place; the item around it is marked too.</p>
              <div data-example-space="short"></div>
            </section>
          ))}
        </section>
      ))}
      <div data-example-space="long"></div>
    </div>
  </div>
)

export const examples: readonly Example[] = [
  {
    name: 'nested',
    title: 'A table of contents',
    note: 'Scroll: the item of the section in view is marked, and the item around it.',
    markup: () => <Spy />,
  },
]
