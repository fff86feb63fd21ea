import { useId, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react'
import type { OpenMethods } from '../../page/ui/popover'
import { CartCount } from '../../react/cart-count'
import { useBehaviour } from '../../react/use-behaviour'
import { useOpen, type OpenProps } from '../../react/use-open'
import { readList } from '../../react/list-prop'
import { useOptions, type OptionProps } from '../../react/use-options'
import { mountMobileMenu } from './menu.mobile.behaviour'
import { Icon, Label } from './menu.label.view'
import { addressOf, childrenOf, placesIn, type MenuItem, type Place } from './menu.items'
import { menuFields, type MenuOptions } from './menu.options'
import { SubmenuLabels } from './menu.toggle.view'

/** What its ref gives. */
export interface MobileMenuRef extends OpenMethods {
  readonly element: HTMLElement | null
}

type BoxProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>

export interface MobileMenuProps extends OptionProps<typeof menuFields>, OpenProps, BoxProps {
  /** The panel's id, unique on the page. Generated if not set. */
  readonly id?: string
  /** The navigation's name. */
  readonly label: string
  /** The links and their submenus. */
  readonly items: readonly MenuItem[]
  /** The page's path, to mark the current page. */
  readonly current?: string | undefined
  /** px: from this width on a window is wide, and an open mobile menu closes. */
  readonly breakPoint?: number
  /** The id of the cart's panel; the classic design has an entry for it. */
  readonly cartPanel?: string | undefined
  /** Below the links: contact, languages. */
  readonly children?: ReactNode
  readonly ref?: Ref<MobileMenuRef>
}

const METHODS = ['open', 'close', 'toggle', 'isOpen'] as const

/** The menu of a narrow window: a button and a panel, one list in it, sub-menus that unfold in place. */
export function MobileMenu(props: MobileMenuProps) {
  const { options, rest } = useOptions(menuFields, props, { component: 'MobileMenu', group: 'menu' })
  const { mobileDesign, goToLabel, menuLabel, mobileCartLabel, hasSlideOut, openLabel, closeLabel } = options
  const { id, label, items: given, current, breakPoint = 800, cartPanel, children, ...others } = rest
  const { open, defaultOpen, onOpenChange, ref, ...attributes } = others
  const ownId = useId()
  const panel = id ?? ownId
  const { element, handle } = useBehaviour(mountMobileMenu, {
    feature: 'mobile-menu',
    options: [mobileDesign, breakPoint],
    ref,
    methods: METHODS,
    events: { onOpenChange: (isOpen: boolean) => changed(isOpen) },
  })
  const changed = useOpen(handle, { open, defaultOpen, onOpenChange })
  const items = readList(given, { component: 'MobileMenu', name: 'items', needs: ['label'] })
  const shared = { current: addressOf(current), hasSlideOut, openLabel, closeLabel }
  const isClassic = mobileDesign === 'classic'
  return (
    <div {...attributes} ref={element} data-feature="mobile-menu" data-design={mobileDesign} data-break-point={breakPoint}>
      <button type="button" data-control="menu" popoverTarget={panel}>
        <span data-part="label">{isClassic ? goToLabel : menuLabel}</span>
        {isClassic ? <Icon path="m7 10 5 5 5-5" part="chevron" /> : <span data-part="bars" aria-hidden="true" />}
      </button>
      <div popover="auto" id={panel} data-part="panel" data-closes-on-stick={isClassic ? '' : undefined}>
        <nav aria-label={label}>
          <ul>
            <Items items={items.filter(({ slot }) => !slot)} shared={shared} />
            {isClassic && cartPanel ? (
              <li>
                <button type="button" data-part="link" data-control="cart" popoverTarget={cartPanel}>
                  <span data-part="name">{mobileCartLabel}</span>
                  <CartCount />
                </button>
              </li>
            ) : null}
          </ul>
        </nav>
        {children}
      </div>
    </div>
  )
}

type Shared = Required<Pick<MenuOptions, 'hasSlideOut' | 'openLabel' | 'closeLabel'>> & { readonly current: string }

/** The way to the current page goes on in the one item that leads there, and in no other. */
function Items({ items, shared }: { items: readonly MenuItem[]; shared: Shared }) {
  const places = placesIn(items, shared.current)
  return items.map((item, at) => <Item key={at} item={item} place={places[at]} shared={places[at] ? shared : { ...shared, current: '' }} />)
}

function Item({ item, place, shared }: { item: MenuItem; place: Place; shared: Shared }) {
  const children = childrenOf(item)
  const link = item.href ? (
    <a data-part="link" href={item.href} aria-current={place === 'page' ? 'page' : undefined}>
      <Label item={item} />
    </a>
  ) : null
  if (children.length === 0) {
    return <li data-place={place}>{link ?? <span data-part="link">{item.label}</span>}</li>
  }
  const list = (
    <ul>
      <Items items={children} shared={shared} />
    </ul>
  )
  if (!shared.hasSlideOut) {
    return (
      <li data-place={place} data-parent="shown">
        {link ?? <span data-part="link">{item.label}</span>}
        {list}
      </li>
    )
  }
  const labels = <SubmenuLabels name={item.label} open={shared.openLabel} close={shared.closeLabel} />
  return (
    <li data-place={place} data-parent="folded">
      {link}
      <details open={place === 'branch'}>
        <summary data-control="submenu">
          {link ? (
            labels
          ) : (
            <>
              <Label item={item} />
              <span data-part="hint">{labels}</span>
            </>
          )}
          <Icon path="m7 10 5 5 5-5" part="chevron" />
        </summary>
        {list}
      </details>
    </li>
  )
}
