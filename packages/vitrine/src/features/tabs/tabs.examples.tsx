import type { Example } from '../../react/example'
import { Tabs } from './tabs.view'

const Links = ({ links }: { readonly links: Readonly<Record<string, string>> }) => (
  <ul>
    {Object.entries(links).map(([label, href]) => (
      <li key={href}>
        <a href={href}>{label}</a>
      </li>
    ))}
  </ul>
)

const items = [
  {
    id: 'newest',
    title: 'Newest',
    content: (
      <Links links={{ 'Before you publish': '/journal/before-you-publish/', 'Popups with manners': '/journal/popups-with-manners/' }} />
    ),
  },
  { id: 'topics', title: 'Topics', content: <Links links={{ pictures: '/journal/tags/pictures/', writing: '/journal/tags/writing/' }} /> },
  { id: 'about', title: 'About', content: <p>Notes on running a content site: writing, pictures, speed, manners.</p> },
]

export const examples: readonly Example[] = [
  {
    name: 'sidebar',
    title: 'In a sidebar',
    note: 'Arrow keys go from tab to tab. Add #topics to the address, and that panel is shown.',
    markup: () => <Tabs label="From the journal" items={items} />,
  },
  {
    name: 'manual',
    title: 'Chosen by hand',
    note: 'Arrow keys only go to a tab; Enter or Space shows its panel. The second one is shown first, and the address stays as it is.',
    markup: () => <Tabs label="From the journal" items={items} activation="manual" defaultValue="topics" deepLinking={false} />,
  },
]
