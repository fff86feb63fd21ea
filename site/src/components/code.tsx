import type { ReactNode } from 'react'
import { words } from '../style-guide/words'
import './code.css'

interface CodeProps {
  readonly code: string
  /** What it is the code of. */
  readonly title: string
  readonly isFolded?: boolean | undefined
}

/** An example's code, with a button that copies it. The button is shown by the script that it needs. */
export const Code = ({ code, title, isFolded = false }: CodeProps) => (
  <details className="code" open={!isFolded}>
    <summary>
      JSX<span className="visually-hidden">: {title}</span>
    </summary>
    <p className="code-tools">
      <span role="status" />
      <button
        type="button"
        aria-label={`${words.copy}: ${title}`}
        data-control="copy"
        data-copied={words.copied}
        data-selected={words.selected}
        hidden
      >
        {words.copy}
      </button>
    </p>
    {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
    <pre tabIndex={0} translate="no" dir="ltr">
      <code>{colour(code)}</code>
    </pre>
  </details>
)

/** Tags speak, comments and imports step back; the rest is ink. */
const PARTS = /(?<tag><\/?[A-Za-z][\w.]*)|(?<quiet>^import .*$|\/\/ .*$|\{\/\*.*?\*\/\})/gm

function colour(code: string): ReactNode[] {
  const nodes: ReactNode[] = []
  let end = 0
  for (const { 0: part, index, groups = {} } of code.matchAll(PARTS)) {
    nodes.push(code.slice(end, index), groups.tag ? <b key={index}>{part}</b> : <i key={index}>{part}</i>)
    end = index + part.length
  }
  return [...nodes, code.slice(end)]
}
