import type { Example } from '../../react/example'
import { ScrollSections } from './scroll-section.view'

const slides = [
  ['arrive', 'Arrive', 'One push of the wheel, one key, one swipe: one section.'],
  ['look', 'Look around', 'The dots at the side show where you are, and lead to each section.'],
  ['leave', 'Leave', 'Past the last section the page scrolls as ever.'],
] as const

const Group = ({ mobile, sensitivity, isTall = false }: { mobile?: boolean; sensitivity?: number; isTall?: boolean }) => (
  <>
    <ScrollSections
      label="A walk in three sections"
      mobile={mobile}
      sensitivity={sensitivity}
      sections={slides.map(([id, name, text]) => ({
        id,
        name,
        content: (
          <>
            <h2>{name}</h2>
            <p>{text}</p>
            {isTall && id === 'look' ? <div data-example-space="long"></div> : null}
          </>
        ),
      }))}
    />
    <p>After the sections the page goes on.</p>
    <div data-example-space="long"></div>
  </>
)

export const examples: readonly Example[] = [
  {
    name: 'default',
    title: 'Full-height sections',
    note: 'Scroll: each push moves by one section. On small windows the sections flow.',
    markup: () => <Group />,
  },
  { name: 'mobile', title: 'On small windows too', note: 'The mobile flag is on.', markup: () => <Group mobile /> },
  {
    name: 'tall',
    title: 'A section with more to show',
    note: 'The second section is higher than the window: inside it the page scrolls freely.',
    markup: () => <Group isTall sensitivity={600} />,
  },
]
