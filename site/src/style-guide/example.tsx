import type { ReactNode } from 'react'

interface ExampleTextProps {
  readonly title: string
  readonly note: string
  /** The example itself. */
  readonly children?: ReactNode
}

/** What an example is, and what to try on it. */
export const ExampleText = ({ title, note, children }: ExampleTextProps) => (
  <>
    <h1>{title}</h1>
    <p>{note}</p>
    {children}
  </>
)
