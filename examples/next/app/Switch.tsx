'use client'

import { useState, type ReactNode } from 'react'

/** Takes what the server has rendered off the page and puts it back. */
export function Switch({ children }: { readonly children: ReactNode }) {
  const [isShown, setShown] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        {isShown ? 'Unmount everything' : 'Mount everything'}
      </button>
      {isShown ? children : null}
    </>
  )
}
