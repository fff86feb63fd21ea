import type { Example } from '../../react/example'
import { BackToTop } from './back-to-top.view'

const Page = ({ threshold }: { threshold?: number }) => (
  <>
    {Array.from({ length: 60 }, (_, at) => (
      <p key={at}>
        Paragraph {at + 1}. Scroll on: the round button at the corner comes once you have left the first lines behind, and brings you back
        to them.
      </p>
    ))}
    <BackToTop threshold={threshold} />
  </>
)

export const examples: readonly Example[] = [
  {
    name: 'default',
    title: 'After 200 px',
    note: 'Scroll down: the link appears past 200 px and takes you back up.',
    markup: () => <Page />,
  },
  {
    name: 'threshold',
    title: 'A threshold of its own',
    note: 'The link appears only past 1,000 px.',
    markup: () => <Page threshold={1000} />,
  },
]
