import type { Example } from '../../react/example'

export const examples: readonly Example[] = [
  {
    name: 'visibility',
    title: 'Shown where it makes sense',
    note: 'Make the window narrower and wider: one line is left out at each size.',
    markup: () => (
      <ul>
        <li className="hide-small">Not on small windows.</li>
        <li className="hide-medium">Not on medium windows.</li>
        <li className="hide-large">Not on large windows.</li>
      </ul>
    ),
  },
  {
    name: 'columns',
    title: 'Columns',
    note: 'Side by side on wide windows, below each other up to the content break point.',
    markup: () => (
      <div className="columns">
        <p>First column.</p>
        <p>Second column.</p>
        <p>Third column.</p>
      </div>
    ),
  },
  {
    name: 'typography',
    title: 'Headings that fit',
    note: 'Headings give way on smaller windows, by the sensitivity and the factor of the settings.',
    markup: () => (
      <>
        <h2>A heading of the second level</h2>
        <h3>A heading of the third level</h3>
        <p>Running text.</p>
      </>
    ),
  },
]
