import './mark.css'

/** The site's sign: a glass case with one thing in it. */
export const Mark = ({ size = 24 }: { readonly size?: number }) => (
  <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <path d="M4.5 2.5h15v15h-15z" fill="none" stroke="currentColor" strokeWidth="1.5" />
    <path d="M2.5 21.5h19" stroke="currentColor" strokeWidth="1.5" />
    <circle cx="12" cy="13.5" r="4" data-part="object" />
  </svg>
)
