import { useSite } from './site-context'

/** The site's sign, beside its name; nothing where the owner has none. */
export function Mark({ size = 24 }: { readonly size?: number }) {
  const { logo } = useSite()
  if (!logo) return null
  const { viewBox, ratio, shapes } = logo
  return <svg viewBox={viewBox} width={size * ratio} height={size} aria-hidden="true" dangerouslySetInnerHTML={{ __html: shapes }} />
}
