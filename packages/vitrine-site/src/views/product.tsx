import type { ComponentProps, ReactNode } from 'react'
import { AddToCart } from 'vitrine/cart'
import 'vitrine/cart.add.css'
import type { LargePicture } from '../content/pictures'
import { PartOf } from './page-head'
import { Picture, type PictureData } from './picture'
import { ProductGrid, type ProductCard } from './product-grid'
import './product.css'
import { useSite } from './site-context'

interface ProductProps {
  readonly product: ComponentProps<typeof AddToCart>['product']
  readonly description: string
  readonly price: string
  readonly pictures: readonly { readonly picture: PictureData; readonly large: LargePicture }[]
  readonly related: readonly ProductCard[]
  /** What is said about it. */
  readonly children?: ReactNode
}

/** A product: its pictures, what it costs, a way into the cart. */
export function Product({ product, description, price, pictures, related, children }: ProductProps) {
  const {
    settings,
    texts: { shop },
  } = useSite()
  return (
    <>
      <div className="wrap product">
        <div className="pictures">
          {pictures.map(({ picture, large }) => (
            <a key={large.src} href={large.src} data-gallery={product.id} data-width={large.width} data-height={large.height}>
              <Picture {...picture} />
            </a>
          ))}
        </div>
        <div className="text">
          <PartOf href="/shop/" label={shop.title} />
          <h1>{product.title}</h1>
          <p className="price">{price}</p>
          <p className="summary">{description}</p>
          <AddToCart product={product} {...settings.cart} />
          <div className="prose">{children}</div>
        </div>
      </div>
      {related.length > 0 ? (
        <section className="wrap product-related" aria-labelledby="related">
          <h2 id="related">{shop.related}</h2>
          <ProductGrid products={related} heading="h3" />
        </section>
      ) : null}
    </>
  )
}
