import type { ReactNode } from 'react'
import { headerFields, type HeaderOptions } from './header.options'

export interface HeaderProps extends Partial<HeaderOptions> {
  readonly logo: ReactNode
  readonly menu?: ReactNode
  /** Search, cart and the like. */
  readonly tools?: ReactNode
  /** The mobile menu's button and panel. */
  readonly mobile?: ReactNode
  /** A line above the header: the secondary menu. A side header has it at its foot. */
  readonly topBar?: ReactNode
}

const { layout: layoutField, position: positionField, breakPoint: breakPointField } = headerFields

/** The page's header. It is finished HTML: what moves in it is the style sheet's work, and needs no React in the browser. */
export function Header({
  layout = layoutField.fallback,
  position = positionField.fallback,
  breakPoint = breakPointField.fallback,
  logoAlignment = headerFields.logoAlignment.fallback,
  siteLayout = headerFields.siteLayout.fallback,
  isSticky = headerFields.isSticky.fallback,
  isStickyOnTablet = headerFields.isStickyOnTablet.fallback,
  isStickyOnMobile = headerFields.isStickyOnMobile.fallback,
  stickyPart = headerFields.stickyPart.fallback,
  isShrinking = headerFields.isShrinking.fallback,
  hidesOnScroll = headerFields.hidesOnScroll.fallback,
  logo,
  menu,
  tools,
  mobile,
  topBar,
}: HeaderProps) {
  const isSide = position !== 'top'
  const kind = isSide ? 'side' : layout
  // Nothing is sticky on tablet or mobile where the header is not sticky at all.
  const sticky = isSticky ? ['desktop', isStickyOnTablet && 'tablet', isStickyOnMobile && 'mobile'].filter(Boolean).join(' ') : undefined
  const bar = topBar ? <div data-part="top-bar">{topBar}</div> : null
  return (
    <>
      {isSide ? null : bar}
      <header
        data-feature="header"
        data-state="normal"
        data-layout={kind}
        data-position={position}
        data-logo={logoAlignment}
        data-site-layout={siteLayout}
        data-sticky={sticky}
        data-sticky-part={kind === 'menu-under' ? stickyPart : undefined}
        data-shrinks={kind === 'classic' && isShrinking ? '' : undefined}
        data-hides-on-scroll={sticky && hidesOnScroll ? '' : undefined}
        data-break-point={breakPoint}
      >
        <div data-part="bar">
          <div data-part="row">
            <div data-part="logo">{logo}</div>
            {kind === 'menu-under' ? null : <div data-part="menu">{menu}</div>}
            <div data-part="tools">{tools}</div>
          </div>
          {kind === 'menu-under' ? <div data-part="menu">{menu}</div> : null}
          <div data-part="mobile">{mobile}</div>
          {isSide ? bar : null}
        </div>
      </header>
    </>
  )
}
