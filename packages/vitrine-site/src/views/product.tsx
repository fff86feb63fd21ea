import type { ComponentProps, ReactNode } from 'react'
import { AddToCart, MOST } from 'vitrine/cart'
import 'vitrine/cart.add.css'
import { Gallery, GalleryLink } from 'vitrine/gallery'
import { Quantity } from 'vitrine/quantity'
import 'vitrine/quantity.css'
import { Select } from 'vitrine/select'
import 'vitrine/select.css'
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
  /** What is chosen before it goes into the cart. */
  readonly choices?: readonly { readonly label: string; readonly options: readonly string[] }[]
  readonly related: readonly ProductCard[]
  /** What is said about it. */
  readonly children?: ReactNode
}

/** A product: its pictures, what it costs, a way into the cart. */
export function Product({ product, description, price, pictures, choices = [], related, children }: ProductProps) {
  const {
    locale,
    settings,
    texts: { shop },
  } = useSite()
  return (
    <>
      <div className="wrap product">
        <Gallery group={product.id} className="pictures">
          {pictures.map(({ picture, large }) => (
            <GalleryLink key={large.src} href={large.src} width={large.width} height={large.height}>
              <Picture {...picture} />
            </GalleryLink>
          ))}
        </Gallery>
        <div className="text">
          <PartOf href={`${locale.prefix}/shop/`} label={shop.title} />
          <h1>{product.title}</h1>
          <p className="price">{price}</p>
          <p className="summary">{description}</p>
          <AddToCart
            product={product}
            {...settings.cart}
            quantity={<Quantity {...settings.quantity} label={settings.cart.quantityLabel} name="quantity" min={1} max={MOST} required />}
            choices={choices.length > 0 ? choices.map((choice) => <Choice key={choice.label} {...choice} />) : undefined}
          />
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

function Choice({ label, options }: { readonly label: string; readonly options: readonly string[] }) {
  return (
    <Select {...useSite().settings.select} label={label}>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </Select>
  )
}
