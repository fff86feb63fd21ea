import type { Example } from '../../react/example'
import { Select } from './select.view'

const PAPERS = ['Matt, 230 g', 'Pearl, 290 g', 'Cotton rag, 310 g']

export const examples: readonly Example[] = [
  {
    name: 'choice',
    title: 'One of a few',
    note: 'A real select: type the first letters, use the arrows, send it with its form.',
    markup: () => (
      <Select label="Paper" name="paper" defaultValue={PAPERS[1]}>
        {PAPERS.map((paper) => (
          <option key={paper}>{paper}</option>
        ))}
      </Select>
    ),
  },
  {
    name: 'groups',
    title: 'In groups, one of them sold out',
    note: 'Groups, and an option that cannot be chosen, as the browser knows them.',
    markup: () => (
      <Select label="Frame" name="frame" required defaultValue="">
        <option value="">Please choose</option>
        <optgroup label="Wood">
          <option>Oak</option>
          <option>Walnut</option>
          <option disabled>Cherry (sold out)</option>
        </optgroup>
        <optgroup label="Metal">
          <option>Black steel</option>
        </optgroup>
      </Select>
    ),
  },
  {
    name: 'native',
    title: 'As the browser draws it',
    note: 'The same, without any styling, and a list of several lines, which is never styled.',
    markup: () => (
      <form className="stack">
        <p>
          <Select label="Paper" look="native" name="paper">
            {PAPERS.map((paper) => (
              <option key={paper}>{paper}</option>
            ))}
          </Select>
        </p>
        <p>
          <Select label="Papers" name="papers" multiple size={3}>
            {PAPERS.map((paper) => (
              <option key={paper}>{paper}</option>
            ))}
          </Select>
        </p>
      </form>
    ),
  },
]
