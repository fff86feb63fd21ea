import { Alert, type AlertProps } from 'vitrine/alert'
import { AddToCart, type AddToCartProps } from 'vitrine/cart'
import { MailLink, type MailLinkProps } from 'vitrine/mail-link'

/** An alert, where it is asked for with a link after it: the place that focus goes to when it closes. */
export const AlertFrame = ({ alert, hasLink }: { readonly alert: AlertProps; readonly hasLink: boolean }) => (
  <>
    <Alert {...alert} />
    {hasLink ? (
      <p>
        <a href="/style-guide/">The link after it</a>
      </p>
    ) : null}
  </>
)

interface ProductsProps {
  readonly products: readonly AddToCartProps['product'][]
  readonly settings: Partial<AddToCartProps>
}

/** Products that can be put into the cart of the header above them. */
export const Products = ({ products, settings }: ProductsProps) =>
  products.map((product) => (
    <section key={product.id} aria-labelledby={product.id}>
      <h2 id={product.id}>{product.title}</h2>
      <AddToCart product={product} {...settings} />
    </section>
  ))

export const WriteTo = ({ link }: { readonly link: MailLinkProps }) => (
  <p>
    Write to <MailLink {...link} />.
  </p>
)

/** A page below a header, to be scrolled. */
export const LongPage = () => (
  <>
    <p id="links">
      A page to scroll, with <a href="/journal/">a link</a> here and <a href="#end">a way to its end</a>.
    </p>
    <div data-example-space="long" />
    <h2 id="end">The end</h2>
    <p>
      <a href="#links">Back to the links</a>
    </p>
    <div data-example-space="long" />
  </>
)
