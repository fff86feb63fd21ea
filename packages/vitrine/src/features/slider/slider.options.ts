import { flag, number, oneOf, text, type OptionsOf } from '../../core/fields'

/** ms: a day. A browser's clock cannot count much further. */
const DAY = 86_400_000
/** ms: nobody waits longer for a change to end. */
const MINUTE = 60_000

export const sliderFields = {
  /** Moves by itself, except with reduced motion. */
  autoplay: flag(true),
  /** ms that a slide stays. */
  interval: number(7000, { min: 1, max: DAY }),
  /** ms that a change takes. */
  speed: number(600, { min: 0, max: MINUTE }),
  /** How slides change; the elastic slider also has `sides` and `center`. Several at once always `slide`. */
  animation: oneOf(['fade', 'slide', 'sides', 'center'], 'fade'),
  /** After the last slide comes the first. */
  loop: flag(true),
  /** The slide to start with, counted from 0. */
  startAt: number(0, { min: 0, step: 1 }),
  /** How many slides show at once, at most: fewer where they would be narrower than `minSlideWidth`. */
  perView: number(1, { min: 1, max: 6, step: 1 }),
  /** px: with several at once no slide is narrower, as long as the slider itself is not. */
  minSlideWidth: number(240, { min: 1 }),
  /** Swipes on touch screens. */
  touch: flag(true),
  /** Mouse drags. */
  drag: flag(true),
  /** Arrow keys. */
  keyboard: flag(true),
  /** The height follows the slide that shows. */
  smoothHeight: flag(false),
  /** A dot (or a thumbnail) for each slide; with several at once, a dot for as many as show. */
  controlNav: flag(true),
  /** Arrows to the next and the previous slide. */
  directionNav: flag(true),
  /** px: no thumbnail is wider. */
  thumbnailMaxWidth: number(150, { min: 1 }),
  /** Pauses under the pointer. */
  pauseOnHover: flag(true),
  /** Once the visitor moves the slides, they no longer move by themselves. */
  pauseOnAction: flag(true),
  /** The name of a slide and its dot that are added later; {number} and {count} are the numbers. */
  slideLabel: text('{number} of {count}'),
}

export type SliderOptions = OptionsOf<typeof sliderFields>

/** The elastic slider: faster, its pictures come in from the side, and it is led by its thumbnails. */
export const elasticSliderFields = {
  ...sliderFields,
  interval: number(3000, { min: 1, max: DAY }),
  speed: number(800, { min: 0, max: MINUTE }),
  animation: oneOf(['sides', 'center', 'fade', 'slide'], 'sides'),
  directionNav: flag(false),
}
