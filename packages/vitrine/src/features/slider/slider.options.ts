import { flag, number, oneOf, type OptionsOf } from '../../core/fields'

export const sliderFields = {
  /** Goes on by itself. */
  autoplay: flag(true),
  /** ms that a slide stays. */
  interval: number(7000, { min: 1 }),
  /** ms that a change takes. */
  speed: number(600, { min: 0 }),
  /** How one slide follows another; the elastic slider also knows `sides` and `center`. */
  animation: oneOf(['fade', 'slide', 'sides', 'center'], 'fade'),
  /** After the last slide comes the first. */
  loop: flag(true),
  /** The slide to begin with, counted from 0. */
  startAt: number(0, { min: 0, whole: true }),
  /** Swipes on touch screens. */
  touch: flag(true),
  /** Arrow keys. */
  keyboard: flag(true),
  /** The height follows the slide that shows. */
  smoothHeight: flag(false),
  /** A dot (or a thumbnail) for each slide. */
  controlNav: flag(true),
  /** Arrows to the next and the previous slide. */
  directionNav: flag(true),
  /** px: no thumbnail is wider. */
  thumbnailMaxWidth: number(150, { min: 1 }),
  pauseOnHover: flag(true),
  /** Once the visitor moves the slides, they no longer move by themselves. */
  pauseOnAction: flag(true),
}

export type SliderOptions = OptionsOf<typeof sliderFields>

/** The elastic slider: faster, its pictures come in from the side, and it is led by its thumbnails. */
export const elasticSliderFields = {
  ...sliderFields,
  interval: number(3000, { min: 1 }),
  speed: number(800, { min: 0 }),
  animation: oneOf(['sides', 'center', 'fade', 'slide'], 'sides'),
  directionNav: flag(false),
}
