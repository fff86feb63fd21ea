import type { ComponentPropsWithoutRef, Ref } from 'react'
import { givenData } from '../../core/data'
import { useTexts } from '../../react/context'
import { useBehaviour } from '../../react/use-behaviour'
import { useOptions, type OptionProps } from '../../react/use-options'
import { mountBackToTop, type BackToTopEvents, type BackToTopMethods } from './back-to-top.behaviour'
import { backToTopFields } from './back-to-top.options'

/** What its ref gives. */
export interface BackToTopRef extends BackToTopMethods {
  readonly element: HTMLElement | null
}

/** `children` stand in the place of the arrow. */
export interface BackToTopProps extends OptionProps<typeof backToTopFields>, BackToTopEvents, ComponentPropsWithoutRef<'a'> {
  /** The link's name. */
  readonly label?: string
  readonly ref?: Ref<BackToTopRef>
}

const METHODS = ['scrollUp'] as const

/** A round link at the window's corner that comes once the page has been scrolled, and leads back to its top. */
export function BackToTop(props: BackToTopProps) {
  const { given, rest } = useOptions(backToTopFields, props, { component: 'BackToTop', group: 'backToTop' })
  const { label, children, ref, onActiveChange, ...attributes } = rest
  const texts = useTexts({ group: 'backToTop', defaults: { label: 'Back to top' }, given: { label } })
  const data = givenData(backToTopFields, given)
  const { element } = useBehaviour(mountBackToTop, {
    feature: 'back-to-top',
    options: data,
    ref,
    methods: METHODS,
    events: { onActiveChange },
  })
  return (
    <a href="#top" aria-label={texts.label} {...attributes} ref={element} data-feature="back-to-top" {...data}>
      {children ?? (
        <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <path d="M12 19V5m-7 7 7-7 7 7" />
        </svg>
      )}
    </a>
  )
}
