import { PageHead } from './page-head'
import { ProductGrid, type ProductCard } from './product-grid'
import { useSite } from './site-context'

/** All products. */
export function Shop({ products }: { readonly products: readonly ProductCard[] }) {
  const { shop } = useSite().texts
  return (
    <>
      <PageHead title={shop.title} lead={shop.lead} />
      <div className="wrap">
        <ProductGrid products={products} />
      </div>
    </>
  )
}
