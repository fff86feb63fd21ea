import { Cart } from 'vitrine/cart'
import { Header } from 'vitrine/header'
import { LoginBox } from 'vitrine/login-box'
import { Menu, MobileMenu } from 'vitrine/menu'
import { Search } from 'vitrine/search'
import type { Settings } from '../../content/settings/schema'
import type { SiteMenu } from './menus'

export interface HeaderPartsProps {
  readonly name: string
  readonly settings: Pick<Settings, 'header' | 'menu' | 'search' | 'cart' | 'loginBox'>
  readonly main: SiteMenu
  readonly secondary?: SiteMenu | undefined
  readonly mobile?: SiteMenu | undefined
  /** Addresses of what is styled once it is there. */
  readonly styles: { readonly search: string; readonly cart: string }
  /** The page's path. */
  readonly current: string
}

const SEARCH = 'site-search'
const CART = 'site-cart'

/** The site's header, put together from the library's parts. Rendered once, when the site is built. */
export function HeaderParts({ name, settings, main, secondary, mobile, styles, current }: HeaderPartsProps) {
  const { header, menu, search, cart, loginBox } = settings
  const { breakPoint } = header
  const slots = loginBox.address ? { login: <LoginBox id="login" {...loginBox} /> } : {}
  const mobileItems = mobile ?? { label: main.label, items: [...main.items, ...(secondary?.items ?? [])] }
  return (
    <Header
      {...header}
      logo={
        <a href="/" aria-label={name}>
          <Mark />
          <span data-part="site-name">{name}</span>
        </a>
      }
      menu={<Menu id="menu" {...main} {...{ current, slots }} {...menu} />}
      tools={
        <>
          <Search id={SEARCH} {...search} styles={styles.search} />
          <Cart id={CART} {...cart} styles={styles.cart} />
        </>
      }
      mobile={<MobileMenu id="mobile-menu" {...mobileItems} {...menu} {...{ current, breakPoint }} cartPanel={CART} />}
      topBar={
        secondary ? <Menu id="secondary-menu" kind="secondary" {...secondary} {...{ current, slots, breakPoint }} {...menu} /> : undefined
      }
    />
  )
}

/** The site's sign: a glass case with one thing in it. */
const Mark = () => (
  <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
    <path d="M4.5 2.5h15v15h-15z" fill="none" stroke="currentColor" strokeWidth="1.5" />
    <path d="M2.5 21.500h19" stroke="currentColor" strokeWidth="1.5" />
    <circle cx="12" cy="13.5" r="4" data-part="object" />
  </svg>
)
