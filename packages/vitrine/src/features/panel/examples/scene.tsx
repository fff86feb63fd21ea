import type { ReactNode } from 'react'
import type { PanelProps } from '../panel.view'

export type Options = Omit<PanelProps, 'id' | 'title' | 'children'>

export interface Scene {
  readonly name: string
  readonly title: string
  readonly note: string
  readonly options: Options
  /** What stands on the page, where it is more than a few lines. */
  readonly page?: ReactNode
  readonly content?: ReactNode
}

export const Lines = ({ count = 4 }: { count?: number }) =>
  Array.from({ length: count }, (_, at) => (
    <p key={at}>
      Paragraph {at + 1}. A page has something to say, and a panel should not be in its way: it comes when it is useful, goes when it is
      told to, and remembers that it has been here.
    </p>
  ))

export const Long = () => (
  <>
    <Lines count={8} />
    <div data-example-space="long"></div>
    <h2 id="half-way">Half way</h2>
    <Lines count={3} />
    <div data-example-space="long"></div>
    <Lines count={2} />
  </>
)

export const opener = (name: string) => (
  <p>
    <a href={`#panel__${name}`}>Open or close the panel</a>
  </p>
)
