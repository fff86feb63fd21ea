import { useCallback, useRef, useState, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react'
import { givenData } from '../../core/data'
import { describe } from '../../core/setting-error'
import { useTexts } from '../../react/context'
import { useBehaviour } from '../../react/use-behaviour'
import { useControlled } from '../../react/use-controlled'
import { slidesFrom } from '../../react/flat-children'
import { readList } from '../../react/list-prop'
import { tellOnce } from '../../react/tell-once'
import { useOptions, type OptionProps } from '../../react/use-options'
import { mountSlider } from './slider.behaviour'
import { SliderControls, sliderTexts, type SliderTexts, type Thumbnail } from './slider.controls.view'
import type { SliderEvents, SliderMethods } from './slider.engine'
import { nameOf } from './slider.labels'
import { elasticSliderFields, sliderFields } from './slider.options'

/** What a slider's ref gives. */
export interface SliderRef extends SliderMethods {
  readonly element: HTMLElement | null
}

type SectionProps = Omit<ComponentPropsWithoutRef<'section'>, 'children' | keyof typeof sliderFields>

interface CommonProps extends SectionProps, SliderEvents {
  /** What the slides show, for screen readers. */
  readonly label: string
  /** What the slider says. */
  readonly texts?: Partial<SliderTexts>
  /** The slide that shows, from 0, if you control it, with `onIndexChange`. */
  readonly index?: number
  /** The slide to start with, from 0, if the slider keeps its own state. */
  readonly defaultIndex?: number
  readonly ref?: Ref<SliderRef>
}

export interface SliderProps extends OptionProps<typeof sliderFields>, CommonProps {
  /** One element per slide. */
  readonly children: ReactNode
  /** Instead of dots: one picture per slide. */
  readonly thumbnails?: readonly Thumbnail[]
}

/** Slides: without scripts a row that scrolls and snaps; with them they slide, fade, swipe and go on by themselves. */
export function Slider(props: SliderProps) {
  return <Frame {...props} />
}

export interface ElasticSlide {
  /** The content of the slide, usually a picture. */
  readonly content: ReactNode
  /** A title that appears after it. */
  readonly title?: ReactNode
  /** A sentence below the title. */
  readonly text?: ReactNode
  /** Its thumbnail. */
  readonly thumbnail: Thumbnail
}

export interface ElasticSliderProps extends OptionProps<typeof elasticSliderFields>, CommonProps {
  /** The slides, instead of children. */
  readonly slides: readonly ElasticSlide[]
}

/** A wide slider: each slide fills it, its words come in after it, and thumbnails lead through it. */
export function ElasticSlider({ slides: given, ...props }: ElasticSliderProps) {
  const slides = readList(given, { component: 'ElasticSlider', name: 'slides' })
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

/** A place in the row, from 0. What is none is told by the prop's name, and is as if it had not been given. */
function readIndex(given: number | undefined, name: string): number | undefined {
  if (given === undefined || (Number.isInteger(given) && given >= 0)) return given
  tellOnce(`${name} is ${describe(given)}, but it must be a whole number of at least 0. Its default is used.`)
  return undefined
}

const METHODS = ['next', 'previous', 'goTo', 'play', 'pause', 'index'] as const

function Frame({ kind, ...props }: SliderProps & { kind?: 'elastic' }) {
  const fields = kind ? elasticSliderFields : sliderFields
  const about = kind ? { component: 'ElasticSlider', group: 'elasticSlider' } : { component: 'Slider', group: 'slider' }
  const { options, given, rest } = useOptions<typeof sliderFields, SliderProps>(fields, props, about)
  const {
    label,
    children,
    thumbnails,
    texts,
    index: givenIndex,
    defaultIndex: givenDefault,
    onIndexChange,
    onPlayingChange,
    ref,
    ...attributes
  } = rest
  const index = readIndex(givenIndex, `${about.component}: index`)
  const defaultIndex = readIndex(givenDefault, `${about.component}: defaultIndex`)
  if (!label) tellOnce(`${about.component}: label is ${describe(label)}, but it must be a text: screen readers name the slider by it.`)
  const words = useTexts({ group: about.group, defaults: sliderTexts, given: texts })
  const [startAt] = useState(index ?? defaultIndex ?? given.startAt)
  const slideLabel = words.slide === sliderTexts.slide ? undefined : words.slide
  const data = givenData(fields, { slideLabel, ...given, startAt })

  /** Where it was: an engine that begins anew, with other options, goes on from there. */
  const last = useRef<{ index?: number; isPlaying?: boolean }>({})
  const engine = useCallback((root: HTMLElement, signal: AbortSignal, events: SliderEvents) => {
    const slider = mountSlider(root, signal, events)
    if (last.current.index !== undefined) slider.show(last.current.index)
    if (last.current.isPlaying === false) slider.pause()
    return slider
  }, [])
  const { element, handle } = useBehaviour(engine, {
    feature: 'slider',
    options: data,
    ref,
    methods: METHODS,
    events: {
      onIndexChange: (now, change) => {
        last.current.index = now
        if (now !== index) onIndexChange?.(now, change)
        check()
      },
      onPlayingChange: (isPlaying) => {
        last.current.isPlaying = isPlaying
        onPlayingChange?.(isPlaying)
      },
    } satisfies SliderEvents,
  })
  const check = useControlled({ value: index, read: () => handle.current?.index(), write: (to) => handle.current?.goTo(to) })

  const slides = slidesFrom(children)
  const name = (at: number) => nameOf(words.slide, at, slides.length)
  return (
    <section
      {...attributes}
      ref={element}
      data-feature="slider"
      data-kind={kind}
      data-animation={options.animation}
      aria-roledescription={words.slider}
      aria-label={label}
      {...data}
    >
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- without scripts it scrolls, so the keyboard must reach it */}
      <div data-part="slides" role="group" aria-label={label} tabIndex={0}>
        {slides.map(({ key, slide }, at) => (
          <div key={key} data-part="slider-slide" role="group" aria-roledescription={words.role} aria-label={name(at)}>
            {slide}
          </div>
        ))}
      </div>
      {slides.length > 1 ? <SliderControls options={options} count={slides.length} {...{ thumbnails, words, name }} /> : null}
    </section>
  )
}
