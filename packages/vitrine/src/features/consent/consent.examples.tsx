import type { Example } from '../../react/example'
import { ConsentList } from './consent.view'

export const examples: readonly Example[] = [
  {
    name: 'default',
    title: 'What the visitor has allowed',
    note: 'Untick a provider to take its permission back.',
    markup: () => <ConsentList />,
  },
]
