import type { ComponentPropsWithoutRef, Ref } from 'react'
import { givenData } from '../../core/data'
import { useBehaviour } from '../../react/use-behaviour'
import { useOptions, type OptionProps } from '../../react/use-options'
import { mountSticky, type StickyEvents, type StickyMethods } from './sticky.behaviour'
import { stickyFields } from './sticky.options'

/** What its ref gives. */
export interface StickyRef extends StickyMethods {
  readonly element: HTMLElement | null
}

export interface StickyProps extends OptionProps<typeof stickyFields>, StickyEvents, ComponentPropsWithoutRef<'aside'> {
  /** The HTML element to render; an `aside` by default. */
  readonly as?: 'aside' | 'div' | 'nav' | 'section'
  /** It is a sidebar: the layout settings decide whether sidebars stick. */
  readonly sidebar?: 'left' | 'right'
  readonly ref?: Ref<StickyRef>
}

const METHODS = ['state'] as const

/** Stays in view while its neighbour scrolls by, and stops at its parent's end. */
export function Sticky(props: StickyProps) {
  const { given, rest } = useOptions(stickyFields, props, { component: 'Sticky', group: 'sticky' })
  const { as: Element = 'aside', sidebar, children, ref, onStateChange, ...attributes } = rest
  const data = givenData(stickyFields, given)
  const { element } = useBehaviour(mountSticky, { feature: 'sticky', options: data, ref, methods: METHODS, events: { onStateChange } })
  return (
    <Element {...attributes} ref={element} data-feature="sticky" data-sidebar={sidebar} {...data}>
      {children}
    </Element>
  )
}
