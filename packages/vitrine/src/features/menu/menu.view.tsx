import { useId, useLayoutEffect, useRef, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react'
import { useBehaviour } from '../../react/use-behaviour'
import { useControlled } from '../../react/use-controlled'
import { readList } from '../../react/list-prop'
import { leaveOut } from '../../react/leave-out'
import { useOptions, type OptionProps } from '../../react/use-options'
import { mountMenu, type MenuEvents, type MenuMethods } from './menu.behaviour'
import { Icon, Label } from './menu.label.view'
import { addressOf, headOf, placesIn, type MegaColumn, type MenuItem, type Place } from './menu.items'
import { menuFields } from './menu.options'
import { SubmenuLabels } from './menu.toggle.view'

/** What its ref gives. */
export interface MenuRef extends MenuMethods {
  readonly element: HTMLElement | null
}

const fields = { openLabel: menuFields.openLabel, closeLabel: menuFields.closeLabel, megaBaseWidth: menuFields.megaBaseWidth }

type NavProps = Omit<ComponentPropsWithoutRef<'nav'>, 'children'>

export interface MenuProps extends OptionProps<typeof fields>, MenuEvents, NavProps {
  /** Unique on the page: the submenus' ids begin with it. Generated if not set. */
  readonly id?: string
  /** The navigation's name. */
  readonly label: string
  /** The links and their submenus. */
  readonly items: readonly MenuItem[]
  /** The page's path, to mark the current page. */
  readonly current?: string | undefined
  /** The main menu, or the line of small links above it. */
  readonly kind?: 'main' | 'secondary'
  /** px: for the secondary menu's separator. */
  readonly breakPoint?: number
  /** Parts that open instead of a submenu, by name. */
  readonly slots?: Readonly<Record<string, ReactNode>>
  /** The item of the bar whose submenu is open, from 0, or null, if you control it, with `onOpenIndexChange`. */
  readonly openIndex?: number | null
  /** The item that is open at first, if the menu keeps its own state. */
  readonly defaultOpenIndex?: number | null
  readonly ref?: Ref<MenuRef>
}

interface Shared {
  readonly openLabel: string
  readonly closeLabel: string
  readonly current: string
  readonly slots: Readonly<Record<string, ReactNode>>
}

const METHODS = ['open', 'close', 'openIndex'] as const

/** A menu of a wide window: a row of links, each sub-menu behind a button of its own. */
export function Menu(props: MenuProps) {
  const { options, rest: mixed } = useOptions(fields, props, { component: 'Menu', group: 'menu' })
  const rest = leaveOut(mixed, menuFields)
  const { id, label, items: given, current, kind = 'main', breakPoint, slots = {}, ...others } = rest
  const { openIndex, defaultOpenIndex = null, onOpenIndexChange, ref, ...attributes } = others
  const ownId = useId()
  const { element, handle } = useBehaviour(mountMenu, {
    feature: 'menu',
    ref,
    methods: METHODS,
    events: {
      onOpenIndexChange: (index) => {
        if (index !== openIndex) onOpenIndexChange?.(index)
        check()
      },
    } satisfies MenuEvents,
  })
  const check = useControlled({
    value: openIndex,
    read: () => handle.current?.openIndex(),
    write: (index) => (index === null ? handle.current?.close() : handle.current?.open(index)),
  })
  const begin = useRef(openIndex === undefined ? defaultOpenIndex : null)
  useLayoutEffect(() => {
    if (begin.current !== null) handle.current?.open(begin.current)
  }, [handle])
  const items = readList(given, { component: 'Menu', name: 'items', needs: ['label'] })
  const shared = { openLabel: options.openLabel, closeLabel: options.closeLabel, current: addressOf(current), slots }
  return (
    <nav
      {...attributes}
      ref={element}
      data-feature="menu"
      data-kind={kind}
      data-base={options.megaBaseWidth}
      data-break-point={breakPoint}
      aria-label={label}
    >
      <ul data-part="list">
        <Items id={id ?? ownId} {...{ items, shared }} level={1} />
      </ul>
    </nav>
  )
}

interface ListProps {
  readonly id: string
  readonly items: readonly MenuItem[]
  readonly level: number
  readonly shared: Shared
}

/** The way to the current page goes on in the one item that leads there, and in no other. */
const sharedAt = (shared: Shared, place: Place): Shared => (place ? shared : { ...shared, current: '' })

function Items({ id, items, level, shared }: ListProps) {
  const places = placesIn(items, shared.current)
  return items.map((item, at) => (
    // By its place: two items may have one label.
    <Item key={at} id={`${id}-${at + 1}`} place={places[at]} {...{ item, level }} shared={sharedAt(shared, places[at])} />
  ))
}

interface ItemProps extends Omit<ListProps, 'items'> {
  readonly item: MenuItem
  readonly place: Place
}

function Item({ id, item, level, place, shared }: ItemProps) {
  const inside = insideOf({ id, item, level, shared })
  if (item.slot && !inside) return null
  const labels = <SubmenuLabels name={item.label} open={shared.openLabel} close={shared.closeLabel} />
  return (
    <li data-part="item" data-place={place} data-parent={inside ? '' : undefined}>
      {item.href ? (
        <a data-part="link" href={item.href} aria-current={place === 'page' ? 'page' : undefined}>
          <Label item={item} />
        </a>
      ) : null}
      {inside ? (
        <button type="button" data-part={item.href ? 'toggle' : 'link'} data-control="submenu" popoverTarget={id}>
          {item.href ? (
            labels
          ) : (
            <>
              <Label item={item} />
              <span data-part="hint">{labels}</span>
            </>
          )}
          <Chevron />
        </button>
      ) : null}
      {inside}
    </li>
  )
}

function insideOf({ id, item, level, shared }: Omit<ItemProps, 'place'>): ReactNode {
  const { mega, children = [], slot } = item
  if (slot) {
    const part = shared.slots[slot]
    return part ? <Submenu {...{ id, level }}>{part}</Submenu> : null
  }
  if (mega) {
    const places = placesIn(mega.columns.map(headOf), shared.current)
    return (
      <div popover="auto" id={id} data-part="submenu" data-mega={mega.width} data-columns={mega.columns.length}>
        {mega.columns.map((column, at) => (
          <Column key={at} column={column} id={`${id}-${at + 1}`} shared={sharedAt(shared, places[at])} />
        ))}
      </div>
    )
  }
  if (children.length === 0) return null
  return (
    <Submenu {...{ id, level }}>
      <ul>
        <Items {...{ id, shared }} items={children} level={level + 1} />
      </ul>
    </Submenu>
  )
}

const Submenu = ({ id, level, children }: { id: string; level: number; children: ReactNode }) => (
  <div popover="auto" id={id} data-part="submenu" data-level={level > 1 ? 'nested' : 'first'}>
    {children}
  </div>
)

function Column({ column: { title, href, text, picture, items }, id, shared }: { column: MegaColumn; id: string; shared: Shared }) {
  const heading = href ? (
    <a data-part="title" href={href} aria-current={href === shared.current ? 'page' : undefined}>
      {title}
    </a>
  ) : (
    <p data-part="title">{title}</p>
  )
  return (
    <div data-part="column">
      {picture ? <img data-part="mega-picture" {...picture} alt={picture.alt} loading="lazy" decoding="async" /> : null}
      {title ? heading : null}
      {text ? <p data-part="text">{text}</p> : null}
      {items.length > 0 ? (
        <ul>
          <Items {...{ id, items, shared }} level={2} />
        </ul>
      ) : null}
    </div>
  )
}

const Chevron = () => <Icon path="m7 10 5 5 5-5" part="chevron" />
