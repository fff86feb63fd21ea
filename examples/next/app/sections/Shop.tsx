import { AddToCart, Cart, CartCount } from 'vitrine/cart'
import { LoginBox } from 'vitrine/login-box'
import { SearchPage } from 'vitrine/search'

const POSTER = { id: 'poster', title: 'A poster', price: 24, currency: 'EUR', href: '#poster', picture: '/garden.svg' }

export function Shop() {
  return (
    <section aria-label="Shop">
      <h2>Shop</h2>
      <p>
        In the cart: <CartCount />
      </p>
      <Cart id="cart" />
      <AddToCart product={POSTER} />
      <LoginBox id="login" />
      <SearchPage />
    </section>
  )
}
