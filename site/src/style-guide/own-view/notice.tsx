import { useState, type ReactNode } from 'react'

/** A React view of a site's own: finished HTML until somebody reaches for it. */
export function Notice({ children }: { readonly children: ReactNode }) {
  const [isClosed, setClosed] = useState(false)
  if (isClosed) return null
  return (
    <div className="own-notice" role="status">
      <div>{children}</div>
      <button type="button" data-control="close" aria-label="Close this message" onClick={() => setClosed(true)}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  )
}
