import { isEntrance, type AnimationOptions, type Side } from './animation.options'

/** The way in, as numbers that the key frames multiply: -1 is from the left, or from above. */
const WAYS: Readonly<Record<Exclude<Side, 'start' | 'end'>, readonly [x: number, y: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  down: [0, -1],
  up: [0, 1],
}

/** Begins the animation; returns what takes its styles away again. Its key frames are in the style sheet. What was seen before does not vanish. */
export function play(
  element: HTMLElement,
  { animationtype, animationduration, animationdelay }: AnimationOptions,
  isSeen: boolean,
): () => void {
  const { family, side } = animationtype
  const [x, y] = side ? WAYS[toPhysical(side, element)] : [0, 0]
  const styles: Readonly<Record<string, string>> = {
    'animation-name': `vitrine-${isSeen && isEntrance(animationtype) ? 'settle' : family}${!isSeen && family === 'bounce' && side ? '-from' : ''}`,
    'animation-duration': `${animationduration}s`,
    'animation-delay': `${animationdelay}s`,
    // Before its turn one that was seen is as it was.
    'animation-fill-mode': isSeen ? 'none' : 'both',
    '--animation-x': String(x),
    '--animation-y': String(y),
  }
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value)
  return () => {
    for (const name of Object.keys(styles)) element.style.removeProperty(name)
    // By hand: the service that does it would be one more file at load.
    if (element.getAttribute('style') === '') element.removeAttribute('style')
  }
}

function toPhysical(side: Side, element: HTMLElement): keyof typeof WAYS {
  if (side !== 'start' && side !== 'end') return side
  return element.matches(':dir(rtl)') === (side === 'start') ? 'right' : 'left'
}
