import type { Example } from '../../react/example'
import { VerticalMenu, type VerticalMenuItem } from './vertical-menu.view'

const items: readonly VerticalMenuItem[] = [
  { label: 'Journal', href: '/journal/' },
  {
    label: 'Shop',
    href: '/shop/',
    children: [
      { label: 'A print', href: '/shop/stream-print/' },
      { label: 'Postcards', href: '/shop/postcard-set/', children: [{ label: 'How they are made', href: '/about/' }] },
    ],
  },
  {
    label: 'Guide',
    href: '/guide/',
    children: [
      { label: 'Menus', href: '/guide/#menus' },
      { label: 'Settings', href: '/guide/#settings' },
    ],
  },
  { label: 'Contact', href: '/contact/' },
]

export const examples: readonly Example[] = [
  {
    name: 'click',
    title: 'By its buttons',
    note: 'Each branch unfolds by the button beside its link.',
    markup: () => <VerticalMenu label="Parts of the site" items={items} />,
  },
  {
    name: 'hover',
    title: 'By the pointer too',
    note: 'Rest the pointer on a parent for half a second.',
    markup: () => <VerticalMenu label="Parts of the site" mode="hover" items={items} />,
  },
  {
    name: 'current',
    title: 'The current branch is open',
    note: 'The page is in the shop, so that branch is open, and stays so when the pointer leaves.',
    markup: () => <VerticalMenu label="Parts of the site" mode="hover" current="/shop/stream-print/" items={items} />,
  },
]
