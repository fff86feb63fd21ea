import type { Example } from '../../react/example'

export const examples: readonly Example[] = [
  {
    name: 'default',
    title: 'A bar over the top',
    note: 'Follow the link: the heading stops below the bar, not under it.',
    markup: () => (
      <>
        <div data-feature="admin-bar" data-example-bar="" role="region" aria-label="Editing">
          Editing this page
        </div>
        <p>
          <a href="#place">To the heading</a>
        </p>
        <div data-example-space="long"></div>
        <h2 id="place">The heading</h2>
        <div data-example-space="long"></div>
      </>
    ),
  },
]
