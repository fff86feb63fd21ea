import type { Example } from '../../react/example'
import type { SearchProps } from './search.view'

export const examples: readonly Example<Partial<SearchProps>>[] = [
  {
    name: 'alone',
    title: 'Search outside a header',
    note: 'Press the magnifying glass, / or Ctrl+K. In a header it is a dropdown or an overlay.',
    props: {},
  },
  {
    name: 'other-words',
    title: 'In other words',
    note: 'Every text can be changed.',
    props: { label: 'Find', placeholder: 'A word or two', nothingText: 'No page says “%s”.' },
  },
]
