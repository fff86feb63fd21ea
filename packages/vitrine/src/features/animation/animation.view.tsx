import type { ComponentPropsWithoutRef, Ref } from 'react'
import { useBehaviour } from '../../react/use-behaviour'
import { useOptions, type OptionProps } from '../../react/use-options'
import { mountAnimation, type AnimationEvents } from './animation.behaviour'
import { animatedFields, type Family, type Side } from './animation.options'

type BoxProps = Omit<ComponentPropsWithoutRef<'div'>, keyof typeof animatedFields>

export interface AnimatedProps extends Omit<OptionProps<typeof animatedFields>, 'type'>, AnimationEvents, BoxProps {
  /**
   * The animation (`fade`, `slide`, `zoom`, `bounce`, `flip`, `rotate`, `flash`, `pulse`, `shake`), alone or with the side that it comes from: `fade-left`. The sides are `left`, `right`, `up`, `down`, `start` and `end`.
   * @default 'fade'
   */
  readonly type?: Family | `${Family}-${Side}`
  /**
   * The HTML element to render.
   * @default 'div'
   */
  readonly as?: 'div' | 'section' | 'article' | 'figure' | 'li' | 'p' | 'span' | 'h1' | 'h2' | 'h3'
  readonly ref?: Ref<{ readonly element: HTMLElement | null }>
}

/** Comes in, once, when the visitor reaches it. Without scripts, and for who asked for less motion, it is simply there. */
export function Animated(props: AnimatedProps) {
  const { given, rest } = useOptions<typeof animatedFields, AnimatedProps>(animatedFields, props, {
    component: 'Animated',
    group: 'animated',
  })
  const { as, children, ref, onStateChange, ...attributes } = rest
  // One of many: a div stands for all, so that their attributes need not be listed.
  const Element = (as ?? 'div') as 'div'
  const data = {
    'data-animationtype': String(given.type ?? 'fade'),
    'data-animationduration': given.duration,
    'data-animationdelay': given.delay,
    'data-animationoffset': given.offset,
  }
  const { element } = useBehaviour(mountAnimation, { feature: 'animation', options: data, ref, events: { onStateChange } })
  return (
    <Element {...attributes} ref={element} {...data}>
      {children}
    </Element>
  )
}
