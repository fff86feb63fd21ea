import type { Example } from '../../react/example'
import { families, sides } from './animation.options'

const Card = ({ type, offset, duration, delay }: { type: string; offset?: string; duration?: string; delay?: string }) => (
  <p
    data-example-card=""
    data-animationtype={type}
    data-animationoffset={offset}
    data-animationduration={duration}
    data-animationdelay={delay}
  >
    {[type, offset, duration && `${duration} s`, delay && `after ${delay} s`].filter(Boolean).join(', ')}
  </p>
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
        <Card type="zoom" duration="1.2" delay="0.3" />
        <div data-example-space="long"></div>
      </>
    ),
  },
]
