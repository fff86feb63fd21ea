import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react'
import { givenData } from '../../core/data'
import { useTexts } from '../../react/context'
import { useBehaviour } from '../../react/use-behaviour'
import { readList } from '../../react/list-prop'
import { useOptions, type OptionProps } from '../../react/use-options'
import { mountScrollSection, type ScrollSectionEvents, type ScrollSectionMethods } from './scroll-section.behaviour'
import { scrollSectionFields } from './scroll-section.options'

/** What its ref gives. */
export interface ScrollSectionsRef extends ScrollSectionMethods {
  readonly element: HTMLElement | null
}

export interface ScrollScreen {
  /** Unique on the page: the section's id and hash. */
  readonly id: string
  /** The name of its dot and, for screen readers, of the section. */
  readonly name: string
  /** What it shows. */
  readonly content: ReactNode
}

type SectionProps = Omit<ComponentPropsWithoutRef<'section'>, 'children'>

export interface ScrollSectionsProps extends OptionProps<typeof scrollSectionFields>, ScrollSectionEvents, SectionProps {
  /** The name of the group, for screen readers. */
  readonly label: string
  /** The sections. */
  readonly sections: readonly ScrollScreen[]
  /** The name of the list of dots. */
  readonly texts?: { readonly dots?: string }
  readonly ref?: Ref<ScrollSectionsRef>
}

const METHODS = ['next', 'previous', 'goTo', 'index'] as const

/** Sections as high as the window: a push of the wheel, a key or a swipe moves by one. */
export function ScrollSections(props: ScrollSectionsProps) {
  const { given, rest } = useOptions(scrollSectionFields, props, { component: 'ScrollSections', group: 'scrollSection' })
  const { label, sections: all, texts, ref, onIndexChange, ...attributes } = rest
  const sections = readList(all, { component: 'ScrollSections', name: 'sections', needs: ['id'] })
  const words = useTexts({ group: 'scrollSection', defaults: { dots: 'Sections' }, given: texts })
  const data = givenData(scrollSectionFields, given)
  const { element } = useBehaviour(mountScrollSection, {
    feature: 'scroll-section',
    options: [data, sections.map(({ id }) => id)],
    ref,
    methods: METHODS,
    events: { onIndexChange },
  })
  return (
    <section {...attributes} ref={element} data-feature="scroll-section" aria-label={label} {...data}>
      <nav data-part="dots" aria-label={words.dots}>
        <ul>
          {sections.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span data-part="name">{name}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ id, name, content }) => (
        <section key={id} id={id} data-part="screen" aria-label={name}>
          {content}
        </section>
      ))}
    </section>
  )
}
