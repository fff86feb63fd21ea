import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react'
import { useBehaviour } from '../../react/use-behaviour'
import { useOptions, type OptionProps } from '../../react/use-options'
import { mountHeader, type HeaderEvents } from './header.behaviour'
import { headerFields } from './header.options'

type ElementProps = Omit<ComponentPropsWithoutRef<'header'>, 'children' | keyof typeof headerFields>

export interface HeaderProps extends OptionProps<typeof headerFields>, HeaderEvents, ElementProps {
  /** The logo, with its link. */
  readonly logo: ReactNode
  /** The menu of a wide window. */
  readonly menu?: ReactNode
  /** Search, cart and the like. */
  readonly tools?: ReactNode
  /** The mobile menu's button and panel. */
  readonly mobile?: ReactNode
  /** A line above the header: the secondary menu. A side header has it at its foot. */
  readonly topBar?: ReactNode
  readonly ref?: Ref<{ readonly element: HTMLElement | null }>
}

/** The page's header: finished HTML. The style sheet makes it stick and shrink, and its engine tells when it does. */
export function Header(props: HeaderProps) {
  const { options, rest } = useOptions(headerFields, props, { component: 'Header', group: 'header' })
  const { logo, menu, tools, mobile, topBar, ref, onStateChange, onAwayChange, ...attributes } = rest
  const { isSticky, isStickyOnTablet, isStickyOnMobile } = options
  const isSide = options.position !== 'top'
  const kind = isSide ? 'side' : options.layout
  // Nothing is sticky on tablet or mobile where the header is not sticky at all.
  const sticky = isSticky ? ['desktop', isStickyOnTablet && 'tablet', isStickyOnMobile && 'mobile'].filter(Boolean).join(' ') : undefined
  const data = {
    'data-layout': kind,
    'data-position': options.position,
    'data-logo': options.logoAlignment,
    'data-site-layout': options.siteLayout,
    'data-sticky': sticky,
    'data-sticky-part': kind === 'menu-under' ? options.stickyPart : undefined,
    'data-shrinks': kind === 'classic' && options.isShrinking ? '' : undefined,
    'data-hides-on-scroll': sticky && options.hidesOnScroll ? '' : undefined,
    'data-break-point': options.breakPoint,
  }
  const { element } = useBehaviour(mountHeader, { feature: 'header', options: data, ref, events: { onStateChange, onAwayChange } })
  const bar = topBar ? <div data-part="top-bar">{topBar}</div> : null
  return (
    <>
      {isSide ? null : bar}
      <header {...attributes} ref={element} data-feature="header" data-state="normal" {...data}>
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
