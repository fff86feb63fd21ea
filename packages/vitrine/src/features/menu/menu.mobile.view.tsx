import type { ReactNode } from 'react'
import { Icon, Label } from './menu.label.view'
import { childrenOf, placesIn, type MenuItem, type Place } from './menu.items'
import { menuFields, type MenuOptions } from './menu.options'
import { SubmenuLabels } from './menu.toggle.view'

export interface MobileMenuProps extends Partial<MenuOptions> {
  readonly id: string
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly current?: string | undefined
  /** px: from it on the window is wide, and an open mobile menu closes. */
  readonly breakPoint: number
  /** The id of the cart's panel; the classic design has an entry for it. */
  readonly cartPanel?: string | undefined
  /** Below the links: contact, languages. */
  readonly children?: ReactNode
}

/** The menu of a narrow window: a button and a panel, one list in it, sub-menus that unfold in place. */
export function MobileMenu({ id, label, items, current = '', breakPoint, cartPanel, children, ...options }: MobileMenuProps) {
  const {
    mobileDesign = menuFields.mobileDesign.fallback,
    goToLabel = menuFields.goToLabel.fallback,
    menuLabel = menuFields.menuLabel.fallback,
    mobileCartLabel = menuFields.mobileCartLabel.fallback,
    hasSlideOut = menuFields.hasSlideOut.fallback,
    openLabel = menuFields.openLabel.fallback,
    closeLabel = menuFields.closeLabel.fallback,
  } = options
  const shared = { current, hasSlideOut, openLabel, closeLabel }
  const isClassic = mobileDesign === 'classic'
  return (
    <div data-feature="mobile-menu" data-design={mobileDesign} data-break-point={breakPoint}>
      <button type="button" data-control="menu" popoverTarget={id}>
        <span data-part="label">{isClassic ? goToLabel : menuLabel}</span>
        {isClassic ? <Icon path="m7 10 5 5 5-5" part="chevron" /> : <span data-part="bars" aria-hidden="true" />}
      </button>
      <div popover="auto" id={id} data-part="panel" data-closes-on-stick={isClassic ? '' : undefined}>
        <nav aria-label={label}>
          <ul>
            <Items items={items.filter(({ slot }) => !slot)} shared={shared} />
            {isClassic && cartPanel ? (
              <li>
                <button type="button" data-part="link" data-control="cart" popoverTarget={cartPanel}>
                  <span data-part="name">{mobileCartLabel}</span>
                  <span data-cart-count="" hidden />
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
  return items.map((item, at) => (
    <Item key={item.label} item={item} place={places[at]} shared={places[at] ? shared : { ...shared, current: '' }} />
  ))
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
