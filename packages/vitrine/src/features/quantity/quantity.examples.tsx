import type { Example } from '../../react/example'
import { Quantity } from './quantity.view'

export const examples: readonly Example[] = [
  {
    name: 'bounds',
    title: 'From 1 to 5',
    note: 'Begins at its least number, although 0 was given, and stops at 5.',
    markup: () => <Quantity label="Copies" name="copies" defaultValue={0} min={1} max={5} />,
  },
  {
    name: 'step',
    title: 'In steps of 25',
    note: 'The last step is shorter: it ends at 60. “Empty” takes the form back to its beginning.',
    markup: () => (
      <form className="stack">
        <p>
          <Quantity
            label="Sheets"
            name="sheets"
            defaultValue={25}
            max={60}
            step={25}
            increaseLabel="More sheets"
            decreaseLabel="Fewer sheets"
          />
        </p>
        <p>
          <button type="reset">Empty</button>
        </p>
      </form>
    ),
  },
  {
    name: 'fixed',
    title: 'Fixed',
    note: 'A field that cannot be changed has buttons that cannot be used.',
    markup: () => <Quantity label="Places" name="places" defaultValue={2} readOnly />,
  },
]
