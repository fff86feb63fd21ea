import type { ReactNode } from 'react'
import type { MenuItem } from './menu.items'

export const Icon = ({ path, part = 'icon' }: { path: string; part?: string }) => (
  <svg
    data-part={part}
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
)

/** What an item shows of itself: icon, name, a few words. */
export const Label = ({ item: { icon, label, content, note } }: { item: MenuItem }) => (
  <>
    {icon ? <Icon path={icon} /> : null}
    <span data-part="words">
      <span data-part="name">{(content as ReactNode) ?? label}</span>
      {note ? <span data-part="note">{note}</span> : null}
    </span>
  </>
)
