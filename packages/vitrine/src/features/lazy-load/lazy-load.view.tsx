import type { ComponentPropsWithoutRef, Ref } from 'react'
import { givenData } from '../../core/data'
import { SettingError } from '../../core/setting-error'
import { tellOnce } from '../../react/tell-once'
import { useBehaviour } from '../../react/use-behaviour'
import { useOptions, type OptionProps } from '../../react/use-options'
import { mountLazyLoad, type LazyLoadEvents, type LazyLoadMethods } from './lazy-load.behaviour'
import { lazyLoadFields } from './lazy-load.options'

/** What their refs give. */
export interface LazyRef extends LazyLoadMethods {
  readonly element: HTMLElement | null
}

interface LazyProps extends OptionProps<typeof lazyLoadFields>, LazyLoadEvents {
  /** The address to load when the element comes near the viewport. */
  readonly src: string
  readonly ref?: Ref<LazyRef>
}

/** `children` stand on the picture. */
export interface LazyImageProps extends LazyProps, ComponentPropsWithoutRef<'div'> {
  /** What the picture shows. Empty: it is decoration. */
  readonly alt?: string
}

const METHODS = ['load', 'state'] as const

/** Without an address there is nothing to load: told by the prop's name, and no engine begins. */
const mountNothing = () => undefined
function readAddress(src: unknown, component: string): src is string {
  const isAddress = typeof src === 'string' && src !== ''
  if (!isAddress) tellOnce(`${component}: ${new SettingError('src', src, 'an address').message} Nothing is loaded.`)
  return isAddress
}

/** A picture behind content, which fills its box. (A plain picture needs no script: `<img loading="lazy">`.) */
export function LazyImage(props: LazyImageProps) {
  const { given, rest } = useOptions(lazyLoadFields, props, { component: 'LazyImage', group: 'lazyLoad' })
  const { src, alt = '', children, ref, onStateChange, ...attributes } = rest
  const hasAddress = readAddress(src, 'LazyImage')
  const data = givenData(lazyLoadFields, given)
  const { element } = useBehaviour<LazyLoadMethods, LazyLoadEvents, (typeof METHODS)[number]>(hasAddress ? mountLazyLoad : mountNothing, {
    feature: 'lazy-load',
    options: [data, src],
    ref,
    methods: METHODS,
    events: { onStateChange },
  })
  const name = alt ? { role: 'img', 'aria-label': alt } : {}
  return (
    <div {...name} {...attributes} ref={element} data-feature="lazy-load" data-background={src} {...data}>
      <noscript>
        <img src={src} alt="" loading="lazy" />
      </noscript>
      {children}
    </div>
  )
}

export interface LazyFrameProps extends LazyProps, Omit<ComponentPropsWithoutRef<'iframe'>, 'src'> {
  /** What is in the frame, for screen readers. */
  readonly title: string
}

/** A frame that is loaded when it comes near the view, a few at a time. */
export function LazyFrame(props: LazyFrameProps) {
  const { given, rest } = useOptions(lazyLoadFields, props, { component: 'LazyFrame', group: 'lazyLoad' })
  const { src, title, ref, onStateChange, ...attributes } = rest
  const hasAddress = readAddress(src, 'LazyFrame')
  const data = givenData(lazyLoadFields, given)
  const { element } = useBehaviour<LazyLoadMethods, LazyLoadEvents, (typeof METHODS)[number]>(hasAddress ? mountLazyLoad : mountNothing, {
    feature: 'lazy-load',
    options: [data, src],
    ref,
    methods: METHODS,
    events: { onStateChange },
  })
  return (
    <>
      <iframe {...attributes} ref={element} title={title} data-feature="lazy-load" data-src={src} {...data} />
      <noscript>
        <iframe {...attributes} title={title} src={src} loading="lazy" />
      </noscript>
    </>
  )
}
