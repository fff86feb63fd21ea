import { dataOf } from '../../core/data'
import { verticalMenuFields, type VerticalMenuOptions } from './vertical-menu.options'

export interface VerticalMenuItem {
  readonly label: string
  readonly href: string
  readonly children?: readonly VerticalMenuItem[] | undefined
}

export interface VerticalMenuProps extends Partial<VerticalMenuOptions> {
  readonly label: string
  readonly items: readonly VerticalMenuItem[]
  /** The page's path: its branch is open from the start. */
  readonly current?: string | undefined
  /** %s is the item's name. */
  readonly openLabel?: string
  readonly closeLabel?: string
}

/** A list of pages beside the content; each branch unfolds in place. */
export function VerticalMenu({
  label,
  items,
  current = '',
  openLabel = 'Open submenu of %s',
  closeLabel = 'Close submenu of %s',
  ...options
}: VerticalMenuProps) {
  return (
    <nav data-feature="vertical-menu" aria-label={label} {...dataOf(verticalMenuFields, options)}>
      <ul>
        {items.map((item) => (
          <Item key={item.label} {...{ item, current, openLabel, closeLabel }} />
        ))}
      </ul>
    </nav>
  )
}

type ItemProps = Required<Pick<VerticalMenuProps, 'openLabel' | 'closeLabel'>> & {
  readonly item: VerticalMenuItem
  readonly current: string
}

function Item({ item, current, openLabel, closeLabel }: ItemProps) {
  const { label, href, children = [] } = item
  const link = (
    <a href={href} aria-current={href === current ? 'page' : undefined}>
      {label}
    </a>
  )
  if (children.length === 0) return <li>{link}</li>
  const isCurrent = leadsTo(item, current)
  return (
    <li data-parent="" data-current={isCurrent ? '' : undefined}>
      {link}
      <details open={isCurrent}>
        <summary data-control="submenu">
          <span data-part="open-label">{openLabel.replace('%s', () => label)}</span>
          <span data-part="close-label">{closeLabel.replace('%s', () => label)}</span>
          <svg
            viewBox="0 0 24 24"
            width="18"
            height="18"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d="m7 10 5 5 5-5" />
          </svg>
        </summary>
        <ul>
          {children.map((child) => (
            <Item key={child.label} {...{ item: child, current, openLabel, closeLabel }} />
          ))}
        </ul>
      </details>
    </li>
  )
}

const leadsTo = ({ href, children = [] }: VerticalMenuItem, current: string): boolean =>
  href === current || children.some((child) => leadsTo(child, current))
