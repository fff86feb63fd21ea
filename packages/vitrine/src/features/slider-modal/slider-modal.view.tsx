import type { ComponentPropsWithoutRef, Ref } from 'react'
import { givenData } from '../../core/data'
import { useBehaviour } from '../../react/use-behaviour'
import { useOptions, type OptionProps } from '../../react/use-options'
import { mountSliderModal, type SliderModalEvents, type SliderModalMethods } from './slider-modal.behaviour'
import { sliderModalFields } from './slider-modal.options'

/** What its ref gives. */
export interface SliderModalRef extends SliderModalMethods {
  readonly element: HTMLElement | null
}

type LinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'onError' | keyof typeof sliderModalFields>

export interface SliderModalProps extends OptionProps<typeof sliderModalFields>, Omit<SliderModalEvents, 'onContent'>, LinkProps {
  readonly url: string
  readonly alias: string
  /** Where the slider can be seen without scripts. */
  readonly href: string
  readonly ref?: Ref<SliderModalRef>
}

const METHODS = ['open', 'close'] as const

/** A link to a slider that opens in a modal. */
export function SliderModal(props: SliderModalProps) {
  const { given, rest } = useOptions(sliderModalFields, props, { component: 'SliderModal', group: 'sliderModal' })
  const { children, ref, onOpenChange, onError, ...attributes } = rest
  const data = givenData(sliderModalFields, given)
  const { element } = useBehaviour(mountSliderModal, {
    feature: 'slider-modal',
    options: data,
    ref,
    methods: METHODS,
    events: { onOpenChange, onError, onContent: enliven },
  })
  return (
    <a {...attributes} ref={element} data-feature="slider-modal" aria-haspopup="dialog" {...data}>
      {children}
    </a>
  )
}

/** What the answer brings (a slider, its videos) is no React: the page's own runtime brings it to life, for as long as it shows. */
async function enliven(dialog: HTMLDialogElement, signal: AbortSignal): Promise<void> {
  const { start } = await import('../../start')
  if (!signal.aborted) signal.addEventListener('abort', start(dialog))
}
