import type { Example } from '../../react/example'
import { AdminBar } from './admin-bar.view'

export const examples: readonly Example[] = [
  {
    name: 'default',
    title: 'A bar over the top',
    note: 'Follow the link: the heading stops below the bar, not under it.',
    markup: () => (
      <>
        <AdminBar data-example-bar="" aria-label="Editing">
          Editing this page
        </AdminBar>
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
