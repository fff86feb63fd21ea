import type { Example } from '../../react/example'

const Arrow = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M12 19V5m-7 7 7-7 7 7" />
  </svg>
)

const Page = ({ threshold }: { threshold?: number }) => (
  <>
    {Array.from({ length: 60 }, (_, at) => (
      <p key={at}>
        Paragraph {at + 1}. Scroll on: the round button at the corner comes once you have left the first lines behind, and brings you back
        to them.
      </p>
    ))}
    <a href="#top" data-feature="back-to-top" data-threshold={threshold} aria-label="Back to top">
      <Arrow />
    </a>
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
