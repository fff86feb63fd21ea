import type { ReactNode } from 'react'
import type { Example } from '../../react/example'
import { Sticky } from './sticky.view'

const Text = ({ paragraphs }: { paragraphs: number }) => (
  <div>
    {Array.from({ length: paragraphs }, (_, at) => (
      <p key={at}>
        Paragraph {at + 1}. The note beside this text stays with you while you read, and stops where the text stops. Its border tells its
        state: dotted where it stands by itself, solid while it sticks, double where it has come to its end.
      </p>
    ))}
  </div>
)

const Note = ({ children, side, lines = 0 }: { children: ReactNode; side?: 'left' | 'right'; lines?: number }) => (
  <Sticky gap={16} sidebar={side} data-example-note="" aria-label={side ? `Note on the ${side}` : 'Note'}>
    <p>{children}</p>
    {lines > 0 ? (
      <ol>
        {Array.from({ length: lines }, (_, at) => (
          <li key={at}>Line {at + 1}</li>
        ))}
      </ol>
    ) : null}
  </Sticky>
)

export const examples: readonly Example[] = [
  {
    name: 'note',
    title: 'A note beside a text',
    note: 'Scroll: it sticks below the top, and stops at the end of its row.',
    markup: () => (
      <>
        <div data-example-columns="">
          <Note>A short note.</Note>
          <Text paragraphs={14} />
        </div>
        <div data-example-space="long"></div>
      </>
    ),
  },
  {
    name: 'sidebars',
    title: 'A sidebar on each side',
    note: 'On wide windows both stick; on small ones they stand in the text’s flow.',
    markup: () => (
      <>
        <div data-example-columns="three">
          <Note side="left">On the left.</Note>
          <Text paragraphs={14} />
          <Note side="right">On the right.</Note>
        </div>
        <div data-example-space="long"></div>
      </>
    ),
  },
  {
    name: 'tall',
    title: 'Taller than the window',
    note: 'It moves with the scroll until its other end shows, in both directions.',
    markup: () => (
      <>
        <div data-example-columns="">
          <Note lines={60}>A long list.</Note>
          <Text paragraphs={40} />
        </div>
        <div data-example-space="long"></div>
      </>
    ),
  },
]
