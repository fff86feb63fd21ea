import 'vitrine/cart.base.css'
import 'vitrine/header.base.css'
import 'vitrine/language-toolbar.base.css'
import 'vitrine/menu.base.css'
import 'vitrine/menu.place.css'
import 'vitrine/menu.mobile.css'
import 'vitrine/search.base.css'
import { Cart } from 'vitrine/cart'
import { Header } from 'vitrine/header'
import { LanguageToolbar, type Language } from 'vitrine/language-toolbar'
import { LoginBox } from 'vitrine/login-box'
import { Menu, MobileMenu } from 'vitrine/menu'
import { Search } from 'vitrine/search'
import type { Settings } from '../content/settings/schema'
import { Mark } from './mark'
import { useSite } from './site-context'
import './site-header.css'
import type { SiteMenu } from '../content/menus'
import { replaceable } from './replaceable'

export interface SiteHeaderProps {
  readonly name: string
  readonly settings: Pick<Settings, 'header' | 'menu' | 'search' | 'cart' | 'loginBox'>
  readonly main: SiteMenu
  readonly secondary?: SiteMenu | undefined
  readonly mobile?: SiteMenu | undefined
  /** Addresses of what is styled once it is there. */
  readonly styles: { readonly search: string; readonly cart: string; readonly languages: string }
  /** The flags of the language toolbar; none where the site has one language. */
  readonly languages?: readonly Language[]
  /** Whether there is anything to buy, and a search. */
  readonly hasCart?: boolean
  readonly hasSearch?: boolean
  /** The page's path. */
  readonly current: string
}

const SEARCH = 'site-search'
const CART = 'site-cart'

/** The site's header, put together from the library's parts. Rendered once, when the site is built. */
function UsualSiteHeader({
  name,
  settings,
  main,
  secondary,
  mobile,
  languages = [],
  styles,
  current,
  hasCart = true,
  hasSearch = true,
}: SiteHeaderProps) {
  const { locale } = useSite()
  const { header, menu, search, cart, loginBox } = settings
  const home = `${locale.prefix}/`
  const { breakPoint } = header
  const slots = loginBox.address ? { login: <LoginBox id="login" {...loginBox} /> } : {}
  const mobileItems = mobile ?? { label: main.label, items: [...main.items, ...(secondary?.items ?? [])] }
  return (
    <Header
      {...header}
      logo={
        <a href={home} aria-label={name} translate="no">
          <Mark size={26} />
          <span data-part="site-name">{name}</span>
        </a>
      }
      menu={<Menu id="menu" {...main} {...{ current, slots }} {...menu} />}
      tools={
        <>
          {languages.length > 0 ? (
            <LanguageToolbar
              id="site-languages"
              {...locale.settings.languageToolbar}
              position="bottom"
              defaultLanguage={locale.code}
              languages={languages}
              styles={styles.languages}
            />
          ) : null}
          {hasSearch ? <Search id={SEARCH} {...search} styles={styles.search} /> : null}
          {hasCart ? <Cart id={CART} {...cart} styles={styles.cart} /> : null}
        </>
      }
      mobile={
        <MobileMenu id="mobile-menu" {...mobileItems} {...menu} {...{ current, breakPoint }} cartPanel={hasCart ? CART : undefined} />
      }
      topBar={
        secondary ? <Menu id="secondary-menu" kind="secondary" {...secondary} {...{ current, slots, breakPoint }} {...menu} /> : undefined
      }
    />
  )
}

export const SiteHeader = replaceable('header', UsualSiteHeader)
