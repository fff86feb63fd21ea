import type { ComponentPropsWithoutRef, Ref } from 'react'
import { givenData } from '../../core/data'
import { useBehaviour } from '../../react/use-behaviour'
import { useOptions, type OptionProps } from '../../react/use-options'
import { mountScrollspy, type ScrollspyEvents, type ScrollspyMethods } from './scrollspy.behaviour'
import { scrollspyFields } from './scrollspy.options'

/** What its ref gives. */
export interface ScrollspyRef extends ScrollspyMethods {
  readonly element: HTMLElement | null
}

/** `children` hold the links, in lists or otherwise: each link to a place of this page is an item. */
export interface ScrollspyProps extends OptionProps<typeof scrollspyFields>, ScrollspyEvents, ComponentPropsWithoutRef<'nav'> {
  readonly ref?: Ref<ScrollspyRef>
}

const METHODS = ['current', 'refresh'] as const

/** A menu of the page's sections that marks the one in view. */
export function Scrollspy(props: ScrollspyProps) {
  const { given, rest } = useOptions(scrollspyFields, props, { component: 'Scrollspy', group: 'scrollspy' })
  const { children, ref, onCurrentChange, ...attributes } = rest
  const data = givenData(scrollspyFields, given)
  const { element } = useBehaviour(mountScrollspy, {
    feature: 'scrollspy',
    options: data,
    ref,
    methods: METHODS,
    events: { onCurrentChange },
  })
  return (
    <nav {...attributes} ref={element} data-feature="scrollspy" {...data}>
      {children}
    </nav>
  )
}
