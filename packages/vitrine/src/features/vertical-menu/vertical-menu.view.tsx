import { useState, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react'
import { dataOf } from '../../core/data'
import { useTexts } from '../../react/context'
import { useBehaviour } from '../../react/use-behaviour'
import { useControlled } from '../../react/use-controlled'
import { readList } from '../../react/list-prop'
import { useOptions, type OptionProps } from '../../react/use-options'
import { mountVerticalMenu, type VerticalMenuEvents, type VerticalMenuMethods } from './vertical-menu.behaviour'
import { verticalMenuFields } from './vertical-menu.options'

export interface VerticalMenuItem {
  /** What the visitor reads. */
  readonly label: string
  /** Shown instead of the label, which is still the name for the branch's button. */
  readonly content?: ReactNode
  readonly href: string
  /** Its branch. */
  readonly children?: readonly VerticalMenuItem[] | undefined
}

/** What its ref gives. */
export interface VerticalMenuRef extends VerticalMenuMethods {
  readonly element: HTMLElement | null
}

type NavProps = Omit<ComponentPropsWithoutRef<'nav'>, 'children'>

export interface VerticalMenuProps extends OptionProps<typeof verticalMenuFields>, VerticalMenuEvents, NavProps {
  /** The navigation's name. */
  readonly label: string
  /** The links and their submenus. */
  readonly items: readonly VerticalMenuItem[]
  /** The page's path: its branch is open from the start. */
  readonly current?: string | undefined
  /** The name of the button that opens a branch; %s is the item's name. */
  readonly openLabel?: string
  /** The name of the button that closes a branch; %s is the item's name. */
  readonly closeLabel?: string
  /** The addresses of the open branches, if you control them, with `onOpenItemsChange`. */
  readonly openItems?: readonly string[]
  /** The addresses of the branches that are open at first, besides that of the current page. */
  readonly defaultOpenItems?: readonly string[]
  readonly ref?: Ref<VerticalMenuRef>
}

const METHODS = ['setOpenItems', 'openItems'] as const
const TEXTS = { openLabel: 'Open submenu of %s', closeLabel: 'Close submenu of %s' }
const sorted = (hrefs: readonly string[] | undefined) => hrefs?.toSorted().join(' ')

/** A list of pages beside the content; each branch unfolds in place. */
export function VerticalMenu(props: VerticalMenuProps) {
  const { options, rest } = useOptions(verticalMenuFields, props, { component: 'VerticalMenu', group: 'verticalMenu' })
  const {
    label,
    items: given,
    current = '',
    openLabel,
    closeLabel,
    openItems,
    defaultOpenItems,
    onOpenItemsChange,
    ref,
    ...attributes
  } = rest
  const items = readList(given, { component: 'VerticalMenu', name: 'items', needs: ['href'] })
  const texts = useTexts({ group: 'verticalMenu', defaults: TEXTS, given: { openLabel, closeLabel } })
  const [first] = useState(openItems ?? defaultOpenItems ?? [])
  const data = dataOf(verticalMenuFields, options)
  const { element, handle } = useBehaviour(mountVerticalMenu, {
    feature: 'vertical-menu',
    options: data,
    ref,
    methods: METHODS,
    events: {
      onOpenItemsChange: (hrefs) => {
        if (sorted(hrefs) !== sorted(openItems)) onOpenItemsChange?.(hrefs)
        check()
      },
    } satisfies VerticalMenuEvents,
  })
  const check = useControlled({
    value: sorted(openItems),
    read: () => sorted(handle.current?.openItems()),
    write: () => handle.current?.setOpenItems(openItems ?? []),
  })
  return (
    <nav {...attributes} ref={element} data-feature="vertical-menu" aria-label={label} {...data}>
      <ul>
        {items.map((item, at) => (
          <Item key={at} {...{ item, current, first, ...texts }} />
        ))}
      </ul>
    </nav>
  )
}

interface ItemProps {
  readonly item: VerticalMenuItem
  readonly current: string
  readonly openLabel: string
  readonly closeLabel: string
  /** The branches that are open at first. */
  readonly first: readonly string[]
}

function Item({ item, current, openLabel, closeLabel, first }: ItemProps) {
  const { label, content, href, children = [] } = item
  const link = (
    <a href={href} aria-current={href === current ? 'page' : undefined}>
      {content ?? label}
    </a>
  )
  if (children.length === 0) return <li>{link}</li>
  const isCurrent = leadsTo(item, current)
  return (
    <li data-parent="" data-current={isCurrent ? '' : undefined}>
      {link}
      <details open={isCurrent || first.includes(href)}>
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
          {children.map((child, at) => (
            <Item key={at} {...{ item: child, current, openLabel, closeLabel, first }} />
          ))}
        </ul>
      </details>
    </li>
  )
}

const leadsTo = ({ href, children = [] }: VerticalMenuItem, current: string): boolean =>
  href === current || children.some((child) => leadsTo(child, current))
