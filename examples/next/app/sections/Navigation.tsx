import { AdminBar } from 'vitrine/admin-bar'
import { Header } from 'vitrine/header'
import { LayoutStyles, visibility } from 'vitrine/layout'
import { Menu, MobileMenu, type MenuItem } from 'vitrine/menu'
import { Search } from 'vitrine/search'
import { VerticalMenu } from 'vitrine/vertical-menu'

const ITEMS: readonly MenuItem[] = [
  { label: 'Home', href: '#home' },
  {
    label: 'Places',
    children: [
      { label: 'Harbour', href: '#harbour' },
      { label: 'Market', href: '#market' },
    ],
  },
  { label: 'About', href: '#about' },
]

export function Navigation() {
  return (
    <>
      <LayoutStyles />
      <AdminBar>
        <p className={visibility({ hideOn: 'small' })}>Editing this page</p>
      </AdminBar>
      <Header
        logo={<a href="#home">Vitrine</a>}
        menu={<Menu id="main" label="Main" items={ITEMS} />}
        mobile={<MobileMenu id="mobile" label="Mobile" items={ITEMS} breakPoint={800} />}
        tools={<Search id="search" />}
      />
      <VerticalMenu label="Sections" items={[{ label: 'Places', href: '#places', children: [{ label: 'Harbour', href: '#harbour' }] }]} />
    </>
  )
}
