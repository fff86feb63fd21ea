import { Picture, type PictureData } from './picture'
import './product-grid.css'

export interface ProductCard {
  readonly href: string
  readonly title: string
  /** Where it is in another language than the list. */
  readonly lang?: string | undefined
  readonly price: string
  readonly picture?: PictureData | undefined
}

interface ProductGridProps {
  readonly products: readonly ProductCard[]
  readonly heading?: 'h2' | 'h3'
}

/** Products side by side: picture, name, price. */
export function ProductGrid({ products, heading: Heading = 'h2' }: ProductGridProps) {
  return (
    <div className="product-grid">
      {products.map(({ href, title, lang, price, picture }) => (
        <article key={href}>
          <div className="text">
            <Heading>
              <a href={href} hrefLang={lang}>
                {title}
              </a>
            </Heading>
            <p className="label">{price}</p>
          </div>
          {picture ? <Picture {...picture} /> : null}
        </article>
      ))}
    </div>
  )
}
