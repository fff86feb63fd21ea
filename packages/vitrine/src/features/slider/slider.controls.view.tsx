import type { SliderOptions } from './slider.options'

export interface SliderTexts {
  /** The role of the slider, for screen readers. */
  readonly slider: string
  /** The role of a slide, for screen readers. */
  readonly role: string
  /** {number} is the slide's number, {count} how many there are. */
  readonly slide: string
  readonly next: string
  readonly previous: string
  readonly choose: string
  readonly play: string
  readonly pause: string
}

export const sliderTexts: SliderTexts = {
  slider: 'slider',
  role: 'slide',
  slide: '{number} of {count}',
  next: 'Next slide',
  previous: 'Previous slide',
  choose: 'Choose a slide',
  play: 'Play slides',
  pause: 'Pause slides',
}

export interface Thumbnail {
  readonly src: string
  readonly width?: number
  readonly height?: number
}

interface ControlsProps {
  readonly options: SliderOptions
  readonly count: number
  readonly thumbnails?: readonly Thumbnail[]
  readonly words: SliderTexts
  readonly name: (at: number) => string
}

export function SliderControls({ options, count, thumbnails, words, name }: ControlsProps) {
  return (
    <div data-part="controls">
      {options.autoplay ? (
        <button type="button" data-control="slideshow">
          <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
            <path data-part="play-icon" d="M8 5.2v13.6a.8.8 0 0 0 1.2.7l10.9-6.8a.8.8 0 0 0 0-1.4L9.2 4.5A.8.8 0 0 0 8 5.2Z" />
            <path data-part="pause-icon" d="M7 5h3.4v14H7zM13.6 5H17v14h-3.4z" />
          </svg>
          <span data-part="play-label">{words.play}</span>
          <span data-part="pause-label">{words.pause}</span>
        </button>
      ) : null}
      {options.controlNav ? <Choices {...{ count, thumbnails, words, name }} /> : null}
      {options.directionNav ? (
        <div data-part="arrows">
          <Arrow control="previous" label={words.previous} />
          <Arrow control="next" label={words.next} />
        </div>
      ) : null}
    </div>
  )
}

function Choices({ count, thumbnails, words, name }: Omit<ControlsProps, 'options'>) {
  return (
    <div data-part={thumbnails ? 'thumbnails' : 'dots'} role="group" aria-label={words.choose}>
      {Array.from({ length: count }, (_, at) => (
        <button key={at} type="button" data-control="to" data-to={at} aria-label={name(at)} aria-current={at === 0 ? 'true' : undefined}>
          {thumbnails?.[at] ? <img {...thumbnails[at]} alt="" loading="lazy" decoding="async" /> : null}
        </button>
      ))}
      {thumbnails ? <span data-part="marker" /> : null}
    </div>
  )
}

const Arrow = ({ control, label }: { control: 'next' | 'previous'; label: string }) => (
  <button type="button" data-control={control} aria-label={label}>
    <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
      <path d={control === 'next' ? 'm9 5 7 7-7 7' : 'm15 5-7 7 7 7'} />
    </svg>
  </button>
)
