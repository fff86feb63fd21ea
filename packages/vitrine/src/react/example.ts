import type { ReactNode } from 'react'

/** A named example: it feeds the style guide, the accessibility run, the no-script run and the tests. */
export interface Example<Props = unknown> {
  /** Kebab-case; its address is /style-guide/FEATURE/NAME/. */
  readonly name: string
  readonly title: string
  /** One sentence: what to look at. */
  readonly note: string
  /** For a view: its props. */
  readonly props?: Props
  /** For a behaviour: the markup as a page would serve it. */
  readonly markup?: () => ReactNode
}
