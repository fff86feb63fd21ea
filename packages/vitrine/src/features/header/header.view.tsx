import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react'
import { useBehaviour } from '../../react/use-behaviour'
import { useOptions, type OptionProps } from '../../react/use-options'
import { mountHeader, type HeaderEvents } from './header.behaviour'
import { attributesOf } from './header.attributes'
import { headerFields } from './header.options'

type ElementProps = Omit<ComponentPropsWithoutRef<'header'>, 'children' | keyof typeof headerFields>

export interface HeaderProps extends OptionProps<typeof headerFields>, HeaderEvents, ElementProps {
  /** The logo, with its link. */
  readonly logo: ReactNode
  /** The menu for wide windows. */
  readonly menu?: ReactNode
  /** Search, cart and the like. */
  readonly tools?: ReactNode
  /** The mobile menu's button and panel. */
  readonly mobile?: ReactNode
  /** A line above the header: the secondary menu. A side header has it at the bottom. */
  readonly topBar?: ReactNode
  readonly ref?: Ref<{ readonly element: HTMLElement | null }>
}

/** The page's header: finished HTML. The style sheet makes it stick and shrink, and its engine tells when it does. */
export function Header(props: HeaderProps) {
  const { options, rest } = useOptions(headerFields, props, { component: 'Header', group: 'header' })
  const { logo, menu, tools, mobile, topBar, ref, onStateChange, onAwayChange, ...attributes } = rest
  const isSide = options.position !== 'top'
  const kind = isSide ? 'side' : options.layout
  const data = attributesOf(options)
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
