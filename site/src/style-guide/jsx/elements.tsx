import type { ReactNode } from 'react'
import { Alert, type AlertProps } from 'vitrine/alert'
import { AddToCart, Cart, type Product } from 'vitrine/cart'
import { Header, type HeaderProps } from 'vitrine/header'
import type { HeaderExample } from 'vitrine/header/examples'
import { MailLink, type MailLinkProps } from 'vitrine/mail-link'
import type { Example } from 'vitrine/react'
import { Search, type SearchProps } from 'vitrine/search'

/** The part of a header's example that is the header's own. */
function headerOf(example: HeaderExample): HeaderProps {
  const { search: _search, mobileDesign: _design, megaBaseWidth: _width, hasFullMega: _mega, ...others } = example
  const { hasSlideOut: _slide, hasLogin: _login, isShort: _short, direction: _direction, ...options } = others
  return { logo: <a href="/">Logo</a>, ...options }
}

/** Examples that are props: the element that they are the props of. */
const ELEMENTS: Readonly<Record<string, (props: never) => ReactNode>> = {
  alert: (props: AlertProps) => <Alert {...props} />,
  cart: ({ products }: { products: readonly Product[] }) => (
    <>
      <Cart checkoutAddress="/contact/" />
      {products.map((product) => (
        <AddToCart key={product.id} product={product} />
      ))}
    </>
  ),
  header: (props: HeaderExample) => <Header {...headerOf(props)} />,
  // One that could not be sealed is nothing that anybody writes.
  'mail-link': (props: MailLinkProps) => (props.payload ? <MailLink {...props} /> : null),
  search: (props: SearchProps) => <Search {...props} />,
}

/** What an example renders. */
export const elementOf = (feature: string, { markup, props }: Example): ReactNode =>
  markup ? markup() : ELEMENTS[feature]?.((props ?? {}) as never)
