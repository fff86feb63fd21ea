import { Children, type ReactNode } from 'react'
import { givenData } from '../../core/data'
import { readFields } from '../../core/fields'
import { nameOf } from './slider.names'
import { SliderControls, sliderTexts, type SliderTexts, type Thumbnail } from './slider.controls.view'
import { elasticSliderFields, sliderFields, type SliderOptions } from './slider.options'

type Given = { readonly [K in keyof SliderOptions]?: SliderOptions[K] | string }

export interface SliderProps extends Given {
  /** What the slides show, for screen readers. */
  readonly label: string
  /** One element a slide. */
  readonly children: ReactNode
  /** Instead of dots: one picture a slide. */
  readonly thumbnails?: readonly Thumbnail[]
  readonly texts?: Partial<SliderTexts>
}

interface Frame extends SliderProps {
  readonly kind?: 'elastic'
}

/** Slides as a page serves them: a row that scrolls and snaps. The page script makes it slide. */
export function Slider(props: SliderProps) {
  return <Frame {...props} />
}

export interface ElasticSlide {
  readonly content: ReactNode
  readonly title?: string
  readonly text?: string
  readonly thumbnail: Thumbnail
}

export interface ElasticSliderProps extends Omit<SliderProps, 'children' | 'thumbnails'> {
  readonly slides: readonly ElasticSlide[]
}

/** A wide slider: each slide fills it, its words come in after it, and thumbnails lead through it. */
export function ElasticSlider({ slides, ...props }: ElasticSliderProps) {
  return (
    <Frame {...props} kind="elastic" thumbnails={slides.map((slide) => slide.thumbnail)}>
      {slides.map(({ content, title, text }, at) => (
        <div key={at} data-part="elastic">
          {content}
          {title || text ? (
            <div data-part="words">
              {title ? <p data-part="title">{title}</p> : null}
              {text ? <p data-part="text">{text}</p> : null}
            </div>
          ) : null}
        </div>
      ))}
    </Frame>
  )
}

function Frame({ label, children, thumbnails, texts, kind, ...given }: Frame) {
  const fields = kind ? elasticSliderFields : sliderFields
  const options = readFields(fields, given, 'slider')
  const slides = Children.toArray(children)
  const words = { ...sliderTexts, ...texts }
  const name = (at: number) => nameOf(words.slide, at, slides.length)
  const attributes = givenData(fields, { slideLabel: texts?.slide, ...given })
  return (
    <section
      data-feature="slider"
      data-kind={kind}
      data-animation={options.animation}
      aria-roledescription={words.slider}
      aria-label={label}
      {...attributes}
    >
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- without scripts it scrolls, so the keyboard must reach it */}
      <div data-part="slides" role="group" aria-label={label} tabIndex={0}>
        {slides.map((slide, at) => (
          <div key={at} data-part="slider-slide" role="group" aria-roledescription={words.role} aria-label={name(at)}>
            {slide}
          </div>
        ))}
      </div>
      {slides.length > 1 ? <SliderControls options={options} count={slides.length} {...{ thumbnails, words, name }} /> : null}
    </section>
  )
}
