import type { ComponentPropsWithoutRef, Ref } from 'react'
import { givenData } from '../../core/data'
import { useBehaviour } from '../../react/use-behaviour'
import { useOptions, type OptionProps } from '../../react/use-options'
import { mountAdminBar, type AdminBarEvents } from './admin-bar.behaviour'
import { adminBarFields } from './admin-bar.options'

export interface AdminBarProps extends OptionProps<typeof adminBarFields>, AdminBarEvents, ComponentPropsWithoutRef<'div'> {
  readonly ref?: Ref<{ readonly element: HTMLElement | null }>
}

/** A bar over the window's top that everything on the page makes room for. How it looks is its own CSS's business. */
export function AdminBar(props: AdminBarProps) {
  const { given, rest } = useOptions(adminBarFields, props, { component: 'AdminBar', group: 'adminBar' })
  const { children, ref, onCoverChange, ...attributes } = rest
  const data = givenData(adminBarFields, given)
  const { element } = useBehaviour(mountAdminBar, { feature: 'admin-bar', options: data, ref, events: { onCoverChange } })
  return (
    <div role="region" {...attributes} ref={element} data-feature="admin-bar" {...data}>
      {children}
    </div>
  )
}
