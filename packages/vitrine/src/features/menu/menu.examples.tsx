import type { Example } from '../../react/example'
import type { MenuItem } from './menu.items'
import { Menu } from './menu.view'

const items: readonly MenuItem[] = [
  {
    label: 'Journal',
    href: '/journal/',
    children: [
      { label: 'All articles', href: '/journal/' },
      {
        label: 'Topics',
        href: '/journal/',
        children: [
          { label: 'Speed', href: '/journal/tags/speed/' },
          { label: 'Writing', href: '/journal/tags/writing/' },
        ],
      },
    ],
  },
  {
    label: 'More',
    children: [
      { label: 'About', href: '/about/', note: 'Who made this, and why' },
      { label: 'Credits', href: '/credits/' },
    ],
  },
  { label: 'Contact', href: '/contact/' },
]

export const examples: readonly Example[] = [
  {
    name: 'bar',
    title: 'A row of links',
    note: 'Sub-menus open under the pointer and by their buttons. “More” leads nowhere itself: it is the button.',
    markup: () => <Menu id="example" label="Example" items={items} current="/about/" />,
  },
  {
    name: 'labels',
    title: 'Labels of your own',
    note: 'The buttons’ names come from two templates.',
    markup: () => <Menu id="example" label="Example" items={items} openLabel="Show what is in %s" closeLabel="Hide what is in %s" />,
  },
]
