import type { Example } from '../../react/example'
import { families, sides } from './animation.options'
import { Animated, type AnimatedProps } from './animation.view'

type CardProps = Pick<AnimatedProps, 'type' | 'offset' | 'duration' | 'delay'>

const Card = ({ type, offset, duration, delay }: CardProps) => (
  <Animated as="p" {...{ type, offset, duration, delay }} data-example-card="">
    {[type, offset, duration && `${duration} s`, delay && `after ${delay} s`].filter(Boolean).join(', ')}
  </Animated>
)

export const examples: readonly Example[] = [
  {
    name: 'families',
    title: 'The families',
    note: 'Scroll down: each comes in once.',
    markup: () => (
      <>
        <Card type="fade" />
        <div data-example-space="long"></div>
        {families.map((family) => (
          <Card key={family} type={family} />
        ))}
      </>
    ),
  },
  {
    name: 'sides',
    title: 'From each side',
    note: 'The same, from the left, the right, above, below, and from where reading starts and ends.',
    markup: () => (
      <>
        <div data-example-space="long"></div>
        {families.slice(0, 6).flatMap((family) => sides.map((side) => <Card key={family + side} type={`${family}-${side}`} />))}
      </>
    ),
  },
  {
    name: 'offsets',
    title: 'When it begins',
    note: 'At its first pixel, at the window’s middle, or once all of it is in view; slower, and later.',
    markup: () => (
      <>
        <div data-example-space="long"></div>
        <Card type="fade-up" offset="top-into-view" />
        <div data-example-space="short"></div>
        <Card type="fade-up" offset="top-mid-of-view" />
        <div data-example-space="short"></div>
        <Card type="fade-up" offset="bottom-in-view" />
        <div data-example-space="short"></div>
        <Card type="zoom" duration={1.2} delay={0.3} />
        <div data-example-space="long"></div>
      </>
    ),
  },
]
